### From zero to the first move: pages of at most 90 words. On buttons, { $card } is 8♦.

help-name = Nápověda

help-start-title = Začni hru
help-start = **/{ command-game.name } { command-game-new.name }** prostře stůl tady, nebo ve vlastním vlákně: vyber hru, kolik vás je a jak rychle: *{ pace-live }* na večer, *{ pace-daily }* na tah denně.
    Ostatní stisknou **{ button-join }**. Nikdo tu není? Přidej počítač přes **{ button-change }**. Pak stiskni **{ button-start }**.

    V kanálu běží jedna hra. Sedět můžeš u více stolů.

    {"**"}Hru neznáš?** **/{ command-learn.name }** ti rozdá cvičnou hru proti počítači, u každého tahu je řádka, co můžeš a proč.

help-table-title = Stůl
help-table = Obrázek v kanálu je stůl: kombinace, dobírací a odhazovací balíček, kdo má kolik karet nebo kamenů a kdo je na tahu. Když ti odjede, ukáže ti ho **/{ command-table.name }**.
    Tlačítka pod ním jsou pro všechny.

help-hand-title = Tvoje karty
help-hand = Pod stolem stiskni **{ button-hand }**, nebo napiš **/{ command-hand.name }**. Vidíš to jen ty.
    {"**"}Zelená tlačítka** dělají, co na nich stojí: **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. K odhozu nabízejí kartu od 💡, jinak právě líznutou, když nepasuje, jinak nejdražší, která nepasuje, od nejnižší barvy.
    {"**"}Na všechno ostatní vyber karty** v seznamu: tlačítka pak mluví o nich. Zbytek je pod **{ select-more }**: řazení, stálé pokyny, co se stalo, pravidla, hodiny.

help-turn-title = Tvůj tah
help-turn = Když jsi na tahu, hra tě zavolá jménem.
    1. **Lízni** kartu z balíčku, nebo vezmi vrchní odhozenou.
    2. **Vylož**, jestli chceš a můžeš.
    3. **Odhoď** jednu kartu. Tím tah končí.

    Omyl? Než odhodíš, můžeš si vyložené vzít zpět.

    Radši píšeš: **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Karty piš hodnotou a barvou: `7H` `10S` `QD` `AC`, žolík je `JK`. Vlastní karty se při psaní nabízejí samy; nikdo jiný to nevidí.

help-knock-title = Klepání
help-knock = Ve hrách s klepáním se každá odhozená karta chvíli nabízí ostatním: **{ button-board-knock }**, nebo **{ button-board-pass }**. Tvou odpověď nikdo nevidí a zpravidla nemusíš spěchat: z těch, kdo klepou, kartu dostane ten, kdo je po odhazujícím nejdřív na řadě.
    {"**"}Ve dvou** se neklepe: kdo je na řadě, kartu si prostě vezme.
    {"**"}{ button-orders }** u tvých karet klepou nebo pasují za tebe, když jsi pryč.

help-others-title = Další karetní hry
help-others = {"**"}{ variant-name-disney_duel }**: pod stolem stiskni **{ button-board-flip }**. Nejvyšší karta bere vše. **{ button-board-run }** otáčí tvoje karty bez tebe.
    {"**"}{ variant-name-disney_karo8 }**: vyber označenou kartu a stiskni **{ button-lay }**. Když žádná nepasuje, **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }**: vezmi otevřenou kartu, nebo **{ button-board-refuse }**, pak lízni a **{ button-discard-card }**, nebo s málo volnými kartami **{ button-bid-card-gin }**.
    {"**"}{ variant-name-rummy_500 }**: u tvých karet je seznam, jak hluboko smíš do otevřeného balíčku.
    {"**"}{ variant-name-nsv_basic }**: někde se otevřená karta **kupuje**, jinde kolo končí přes **{ button-bid-card }**.

help-rebuilding-title = Kameny a přestavba stolu
help-rebuilding = S kameny buď **vyložíš**, nebo **lízneš jeden kámen**. Nic se neodhazuje.
    1. Vyber kameny na stojánku a stiskni **{ button-lay }**. Talon pro ně najde kombinace, podle potřeby přestaví stůl a ukáže ho: plus jsou tvoje, šipka přesunuté. Dokud nestiskneš **{ button-benchok }**, nikdo to nevidí.
    2. {"**"}{ button-byhand }**: kameny přesouváš ty. **{ button-benchsplit }** udělá z jedné kombinace dvě, **{ button-benchundo }** vrátí krok.
    3. {"**"}{ button-hint }** ukáže dobrý tah, když se stůl na tipech dohodl.

    {"**"}{ variant-name-nsv_robber }** je totéž s kartami: lízni, **{ button-rebuild }**, potvrď, odhoď.

help-house-title = Domácí pravidla
help-house = Každé pravidlo hry se dá před začátkem změnit. Pořadatel stiskne pod stolem **{ button-change }**, pak **{ button-house }**, a u každého pravidla vidí možnosti. Co nejde dohromady, to hra odmítne a řekne proč. Stůl ukazuje, kolik má domácích pravidel.

    Server si oblíbená pravidla uloží: **/{ command-settings.name }**, { server-page-rules }, je pojmenuje nebo z nich udělá výchozí. Pořadatel je vybírá přes **{ button-change }**.

help-time-title = Když jsi pryč
help-time = Když ti vyprší čas, Talon za tebe zahraje nejjednodušší tah. Po dvou zmeškaných tazích hraje počítač, nebo se čeká, není-li tu nikdo; když se nevrátíš nebo odejdeš, je místo volné.
    Vrátíš se kterýmkoli tahem, pokud si místo nevzal někdo jiný: ten hraje dál s tvými kartami a body a ve výsledku jste oba. Volné místo si vezmeš přes **/{ command-game.name } { command-game-join.name }**.

    Každé zamíchání je zapečetěné už před první kartou: karty nenarovná nikdo, ani majitel Talonu, a ty si to můžeš ověřit.

help-company-title = S kým hraješ
help-company = Přes **{ button-change }** pořadatel vybírá, kdo si smí sednout: všichni, nebo jen pozvaní hosté. Hosté dostanou zprávu a dají se zase vyškrtnout.
    {"**"}/{ command-me.name }** tě s někým drží u různých stolů; nikdo se to nedozví. Ukáže i to, co je o tobě uložené, dá ti to jako soubor a smaže to.
    Kdo spravuje server, ten přes **/{ command-settings.name }** určuje, kdo kde otevírá stoly, co je zvykem a kdo hrát nesmí.

help-tournaments-title = Turnaje
help-tournaments = Pod tabulí turnaje stiskni **{ button-tournament-join }**, nebo napiš **/{ command-tournament.name } { command-tournament-join.name }**. Co se koná, ukáže **/{ command-tournament.name } { command-tournament-list.name }**.
    Je tu prezence? Na zavolání stiskni **{ button-tournament-checkin }**. Když začne kolo, hra tě zavolá do vlákna s tvými kartami. Výsledky se zapisují samy.
    Jak to stojí, ukáže **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** vede k tvému stolu, dá ti pauzu, nebo tě odhlásí: dál za tebe hraje počítač.
    Po všem ukáže **{ button-tournament-fair }** tajemství míchání a **{ button-tournament-export }** má vše, co se stalo.

help-hosting-title = Uspořádej turnaj
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** otevře panel jen pro tebe. **{ button-draft-open }** vyvěsí tabuli. Zbytek je v **/{ command-tournament.name } { command-tournament-host.name }**: začít, pozastavit, přidat čas, rozhodnout stůl, vzít to zpět. Tvůj důvod se dozvědí všichni. Pořádat smí správce serveru a role z **/{ command-settings.name }**.
    - **{ tournament-format-swiss }**: všichni hrají každé kolo.
    - **{ tournament-format-round_robin }**: potká se každý s každým.
    - **{ tournament-format-knockout }**: nejlepší od stolu postupují.
    - **{ tournament-format-ladder }**: kdo dosáhne limitu trestných bodů, končí.
    - **{ tournament-format-league }**: skupiny a sezony.
    - **{ tournament-format-arena }**: hned další stůl, až do zvonku.
