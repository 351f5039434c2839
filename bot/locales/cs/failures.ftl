### The last word to an interaction that went wrong.

failure-unforeseen = Promiň, u nás se něco pokazilo. Otevři si nový panel přes /{ command-hand.name } nebo /{ command-table.name }, uvidíš, jak hra stojí. (Značka { $reference })
failure-outdated-panel = Tenhle panel je ze starší verze. Otevři si nový přes /{ command-hand.name } nebo /{ command-table.name }.
failure-not-in-private = To jde jen v kanálu serveru, kde se hra hraje.
failure-you-lack-permission = V tomhle kanálu na to nemáš oprávnění. Pomůže moderátor.
failure-bot-lacks-permission = V tomhle kanálu mi chybí oprávnění. Moderátor mi může povolit kanál vidět, psát zprávy, přikládat soubory a číst historii.
failure-command-outdated = Tenhle příkaz se právě změnil. Obnov prosím Discord a zkus to znovu.
failure-bad-option = „{ $value }“ tu nejde. Vyber prosím z nabídky.
delivery-cannot-be-shown = V téhle hře se něco stalo a nemůžu to tu ukázat. Nic se neztratilo: jak hra stojí, ukáže /{ command-table.name } nebo /{ command-hand.name }.
delivery-cannot-be-shown-tournament = V turnaji **{ $name }** se něco stalo a nemůžu to tu ukázat. Nic se neztratilo: jak to stojí, ukáže /{ command-tournament.name } { command-tournament-standings.name }.
failure-database-away = Ke svým záznamům se teď nedostanu a nic se nezměnilo. Zkus to prosím za minutu.
