### Ce que devient une partie bloquée : un bot pour qui est parti, une pause, une fin anticipée.
###
### $player et $awaited sont des images, signe et nom ; ils restent tels quels.

stuck-menu = Ajourner ou arrêter la partie
stuck-adjourn = Ajourner
stuck-adjourn-help = Pendules et bots s’arrêtent jusqu’à ce que quelqu’un reprenne.
stuck-end = Mettre fin à la partie
stuck-end-help = Elle se termine pour tout le monde et n’a pas de résultat. On peut l’enregistrer.
stuck-end-sure = Oui, y mettre fin
stuck-replace = Laisser jouer un bot
stuck-resume = Reprendre la partie
stuck-needs-all = Tout le monde doit accepter.
stuck-needs-most = La plupart des présents doivent accepter.
stuck-needs-none = Vous en décidez sans les autres.
stuck-overdue = { $player } n’a pas joué depuis longtemps. Personne n’est tenu d’attendre davantage.
# $time est un jour avec une heure.
stuck-from = À partir du { $time }, personne n’est plus tenu d’attendre { $player }.
stuck-adjourned = Rien ne se passe jusqu’à ce que quelqu’un reprenne la partie.
stuck-ended = La partie a été arrêtée avant son terme et n’a pas de résultat.
stuck-vote-replace = { $player } propose qu’un bot remplace { $awaited }.
stuck-vote-adjourn = { $player } propose d’ajourner la partie.
stuck-vote-end = { $player } propose de mettre fin à la partie.
stuck-count = Pour : { $agreed } sur { $needed }.
