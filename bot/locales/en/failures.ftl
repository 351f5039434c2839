### The last word to an interaction that went wrong.

failure-unforeseen = Sorry, something went wrong on our side. Open a fresh panel with /{ command-hand.name } or /{ command-table.name } to see where your game stands. (Reference { $reference })
failure-outdated-panel = This panel is from an older version. Open a fresh one with /{ command-hand.name } or /{ command-table.name }.
failure-not-in-private = That works in a server’s channel only, where the game is.
failure-you-lack-permission = You lack the permission for that in this channel. A moderator can help.
failure-bot-lacks-permission = I lack a permission in this channel. A moderator can allow me to view it, send messages, attach files and read its history.
failure-command-outdated = That command has just changed. Please reload Discord and try again.
failure-bad-option = “{ $value }” does not work here. Please choose from the suggestions.
delivery-cannot-be-shown = Something about this game happened that I cannot show here. Nothing is lost: see where it stands with /{ command-table.name } or /{ command-hand.name }.
delivery-cannot-be-shown-tournament = Something about **{ $name }** happened that I cannot show here. Nothing is lost: see where it stands with /{ command-tournament.name } { command-tournament-standings.name }.
failure-database-away = My records cannot be reached at the moment, and nothing was changed. Please try again in a minute.
