### How much one person, one channel or one server may have at a time.

reject-too_many_lobbies = { $where ->
    [server] Víc otevřených stolů na tomhle serveru mít nesmíš: { $most }. Nejdřív některý začni nebo zruš.
   *[none] Víc otevřených stolů mít nesmíš: { $most }. Nejdřív některý začni nebo zruš.
}
reject-too_many_games = { $where ->
    [channel] Víc stolů v tomhle kanálu a jeho vláknech jeden člověk mít nemůže: { $most }. Nejdřív některý dohraj, nebo otevři svůj v jiném kanálu.
    [server] U víc stolů tohohle serveru se sedět nedá: { $most }. Nejdřív od některého odejdi, nebo ho dohraj.
   *[none] U víc stolů se sedět nedá: { $most }. Nejdřív od některého odejdi, nebo ho dohraj.
}
reject-channel_full = { $most ->
    [1] V tomhle kanálu a jeho vláknech už hra běží a víc jich být nesmí. Otevři svou v jiném kanálu, nebo počkej, až skončí.
    [few] V tomhle kanálu a jeho vláknech víc her být nesmí: { $most }. Otevři svou v jiném kanálu, nebo počkej, až některá skončí.
   *[other] V tomhle kanálu a jeho vláknech víc her být nesmí: { $most }. Otevři svou v jiném kanálu, nebo počkej, až některá skončí.
}
reject-too_many_today = { $most ->
    [1] Víc než jeden stůl za 24 hodin otevřít nesmíš. Zkus to zítra.
    [few] Víc stolů za 24 hodin otevřít nesmíš: { $most }. Zkus to zítra.
   *[other] Víc stolů za 24 hodin otevřít nesmíš: { $most }. Zkus to zítra.
}
reject-server_full = { $most ->
    [1] Na tomhle serveru už hra běží a víc jich být nesmí. Počkej, až skončí.
    [few] Na tomhle serveru víc her být nesmí: { $most }. Počkej, až některá skončí.
   *[other] Na tomhle serveru víc her být nesmí: { $most }. Počkej, až některá skončí.
}
reject-too_fast = Na jednu minutu toho bylo moc. Zkus to prosím znovu za { LENGTH($wait, case: "accusative") }.
reject-too_busy = { $where ->
    [server] Na tomhle serveru toho za minutu říkám moc. Zkus to prosím znovu za { LENGTH($wait, case: "accusative") }.
   *[other] V tomhle kanálu toho za minutu říkám moc. Zkus to prosím znovu za { LENGTH($wait, case: "accusative") }.
}
reject-bad_limit = „{ $given }“ není limit. Napiš celé číslo od 1 do { $most }, nebo nic, a platí běžný.
reject-bad_days = „{ $given }“ není počet dní. Napiš číslo od 1 do { $most }, nebo nic: dokud to zase nedovolíš.
# $roles mentions roles, $channels channels; one or several.
reject-may_not_open = Na tomhle serveru otevírají stoly jen členové s rolí { $roles }. Přisednout ale můžeš.
reject-not_in_this_channel = Na tomhle serveru se stoly otevírají jen tady: { $channels }. Otevři svůj tam.
