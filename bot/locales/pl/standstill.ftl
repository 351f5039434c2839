# A match that cannot be played where it is, or whose tournament is paused: why and until when stands in one message.

standstill-notice = **{ $game }**, { $channel }: { $said } { $missing ->
    [none] {""}
   *[other] Brakuje mi tam: { $missing }.
}
standstill-ends = Nikt nie traci czasu. Jeśli nic się nie wydarzy, partia skończy się bez wyniku { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] Partia stoi: jej kanał lub wątek został usunięty. Przeniesiesz ją przez **/{ command-games.name }** w innym kanale.
    [locked] Partia stoi, dopóki jej wątek nie zostanie odblokowany.
    [server_away] Partia stoi, dopóki jej serwer nie będzie znów dostępny.
    [server_left] Partia stoi, dopóki nie dostanę znów zaproszenia na jej serwer.
    [paused] Partia odpoczywa, dopóki nie ruszy jej turniej.
    [decided] Partia odpoczywa: organizator rozstrzygnął ten stół.
   *[other] Partia stoi, dopóki nie będzie mi znów wolno pisać w jej kanale.
}
move-done = [{ $game }]({ $board }) toczy się dalej tutaj.
