### Taking back, within one’s turn, what was laid by mistake.

command-takeback = Take back what you have laid in this turn, until you discard
    .name = takeback
button-takeback = { $count ->
    [1] Take the card back
   *[other] Take back { $count } cards
}
event-took_back = { $seat } took back { $cards }.
# As in happened.ftl: after “You:” or a name and a colon.
did-took_back = took back { $cards }
reject-nothing_to_take_back = { $most ->
    [none] There is nothing that you could take back: only what you laid in this turn, until you discard or draw.
   *[other] You have taken back { $most } times in this turn. What you have laid stays now.
}
