### What the page says of refusals whose own sentences are for programs, or for those who write moves and files by hand.

# $part is the part of the record that is wrong; a move is counted from 1.
refused-bad-record = { $part ->
    [edition] Questa partita è stata giocata con valori di tessere, ordini o prezzi diversi da quelli di questo server.
    [start] La partita di questa registrazione comincia in un modo impossibile.
    [names] Questa registrazione non nomina ogni giocatore una volta.
    [move] La mossa { $number } di questa registrazione non è possibile.
   *[form] Questa non è una partita di Magnum Sal: deve essere ciò che scrive «Salva la partita».
}
refused-otherwise = Il server non ha capito che cosa chiede questa pagina. Ricarica la pagina e riprova.
