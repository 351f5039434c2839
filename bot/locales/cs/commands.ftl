### Slash commands and their options: descriptions of at most 100 characters each. .name is what is typed: at most 32
### characters, in small letters, without blanks, and no two alike within a command.

command-game = Otevírej hry, přisedni, odejdi, čti pravidla
    .name = hra
command-game-new = Prostři stůl: vyber hru a jak rychle se hraje
    .name = nová
command-game-join = Přisedni ke stolu v tomhle kanálu
    .name = přisednout
command-game-leave = Odejdi od stolu v tomhle kanálu, nebo nech své místo počítači
    .name = odejít
command-game-start = Začni s místy, která jsou obsazená
    .name = začít
command-game-rules = Přečti si pravidla hry v tomhle kanálu, nebo jiné hry
    .name = pravidla
command-game-list = Podívej se na stoly a hry na tomhle serveru
    .name = seznam
command-game-replay = Prohlédni si partii znovu, tah po tahu
    .name = záznam
command-settings = Nastavení her na tomhle serveru
    .name = nastavení
command-help = Jak se tu hraje, od nuly k prvnímu tahu
    .name = nápověda
command-learn = Nauč se hru: hraj ve zprávách proti počítači, každý tah s vysvětlením
    .name = učit
command-hand = Otevři si karty: vidíš je jen ty
    .name = karty
command-table = Podívej se na stůl v tomhle kanálu
    .name = stůl
command-draw = Lízni kartu z balíčku, nebo kámen ze zásoby
    .name = líznout
command-take = Vezmi vrchní kartu z odhazovacího balíčku, nebo několik z otevřeného
    .name = vzít
command-meld = Vylož jednu nebo víc kombinací
    .name = vyložit
command-layoff = Přilož karty ke kombinaci na stole
    .name = přiložit
command-joker = Uvolni žolíka na stole kartou, kterou zastupuje
    .name = žolík
command-discard = Odhoď kartu a ukonči tah
    .name = odhodit
command-lay = Vylož kartu do její řady (Kárová 8)
    .name = přidat
command-flip = Otoč svou vrchní kartu (Hrdinové proti padouchům)
    .name = otočit
command-knock = Zaklepej na odhozenou kartu, která je k mání
    .name = zaklepat
command-pass = Pasuj na to, co se nabízí, nebo vynech tah, když to pravidla dovolí
    .name = pas

option-variant = Která hra (když nic neřekneš, hra se zeptá)
    .name = hra
option-seats = Kolik hráčů (jinak jako tu naposled, nebo 4 či kolik jich jde)
    .name = místa
# The names of paces and the lengths are typed as they stand here.
option-pace = { pace-live }, { pace-quick }, { pace-daily }, { pace-slow } nebo { pace-friendly }, nebo délky jako 8h/30m či 8h+1d/30m
    .name = tempo
option-computers = Kolik míst obsadí počítač
    .name = počítače
option-where = V tomhle kanálu, nebo ve vlastním vlákně
    .name = kde
option-learn-variant = Která hra (jinak hra v tomhle kanálu, nebo poslední na serveru)
    .name = hra
option-rules-variant = Hra, jejíž pravidla chceš číst
    .name = hra
option-replay-game = Dohraná partie, nebo číslo kterékoli hry
    .name = hra
option-take-cards = Kolik karet z otevřeného balíčku (jinak 1)
    .name = karty
option-lay-card = Tvoje karta, která pasuje do řady, třeba 8D
    .name = karta
option-flip-run = Odteď se tvoje karty otáčejí samy
    .name = samy
# Cards as they are typed: H hearts, D diamonds, C clubs, S spades, JK a joker. A language’s own letters serve as well.
option-meld-cards = Tvoje karty, třeba 7H 8H 9H. | odděluje kombinace. JK=9H říká, co je žolík
    .name = karty
option-layoff-cards = Karta nebo víc karet, třeba 7H nebo 7H 8H
    .name = karty
option-layoff-meld = Kombinace na stole (když je jich víc a nic neřekneš, hra se zeptá)
    .name = kombinace
option-stands-for = Co žolík zastupuje, třeba 9H
    .name = zastupuje
option-joker-card = Tvoje karta, kterou žolík zastupuje
    .name = karta
option-joker-meld = Kombinace s žolíkem (když je jich víc a nic neřekneš, hra se zeptá)
    .name = kombinace
option-discard-card = Karta k odhození
    .name = karta
option-call = Jestli k tomu zavoláš „Rommé“
    .name = zavolat

# How strong computer players are: choices of an option, at most 100 characters.
strength-easy = lehký
strength-casual = pohodový
strength-steady = zkušený
strength-sharp = ostrý
place-channel = tenhle kanál
place-thread = nové vlákno
