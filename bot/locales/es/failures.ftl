### La última palabra cuando algo salió mal.

failure-unforeseen = Lo siento, algo falló por nuestra parte. Abre un panel nuevo con /{ command-hand.name } o /{ command-table.name } para ver cómo está tu partida. (Referencia { $reference })
failure-outdated-panel = Este panel es de una versión anterior. Abre uno nuevo con /{ command-hand.name } o /{ command-table.name }.
failure-not-in-private = Eso solo funciona en el canal de un servidor, donde está la partida.
failure-you-lack-permission = Te falta permiso para eso en este canal. Quien modera puede ayudar.
failure-bot-lacks-permission = Me falta un permiso en este canal. Quien modera puede dejarme verlo, enviar mensajes, adjuntar archivos y leer su historial.
failure-command-outdated = Ese comando acaba de cambiar. Recarga Discord y prueba otra vez.
failure-bad-option = «{ $value }» no sirve aquí. Elige entre las sugerencias.
delivery-cannot-be-shown = Pasó algo en esta partida que no puedo mostrar aquí. No se ha perdido nada: mira cómo está con /{ command-table.name } o /{ command-hand.name }.
delivery-cannot-be-shown-tournament = Pasó algo en **{ $name }** que no puedo mostrar aquí. No se ha perdido nada: mira cómo está con /{ command-tournament.name } { command-tournament-standings.name }.
failure-database-away = En este momento no llego a mis registros, y no se cambió nada. Prueba otra vez en un minuto.
