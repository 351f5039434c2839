### The last word to an interaction that went wrong.

failure-unforeseen = Przepraszam, coś poszło nie tak po naszej stronie. Otwórz nowy panel przez /{ command-hand.name } albo /{ command-table.name } i zobacz, co się dzieje w grze. (Numer { $reference })
failure-outdated-panel = Ten panel jest ze starszej wersji. Otwórz nowy przez /{ command-hand.name } albo /{ command-table.name }.
failure-not-in-private = To działa tylko w kanale serwera, tam, gdzie jest gra.
failure-you-lack-permission = W tym kanale nie masz na to uprawnień. Pomóc może moderator.
failure-bot-lacks-permission = Brakuje mi uprawnień w tym kanale. Moderator może mi pozwolić go wyświetlać, wysyłać wiadomości, załączać pliki i czytać historię.
failure-command-outdated = Ta komenda właśnie się zmieniła. Odśwież Discorda i spróbuj ponownie.
failure-bad-option = „{ $value }” tu nie działa. Wybierz coś z podpowiedzi.
delivery-cannot-be-shown = W tej grze stało się coś, czego nie mogę tu pokazać. Nic nie przepadło: zobacz, co się dzieje, przez /{ command-table.name } albo /{ command-hand.name }.
delivery-cannot-be-shown-tournament = W turnieju **{ $name }** stało się coś, czego nie mogę tu pokazać. Nic nie przepadło: zobacz, co się dzieje, przez /{ command-tournament.name } { command-tournament-standings.name }.
failure-database-away = Nie mam teraz dostępu do swoich zapisów i nic się nie zmieniło. Spróbuj ponownie za minutę.
