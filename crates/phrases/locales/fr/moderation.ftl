### Les autres joueurs de la table : quels messages on voit, et ce que l’hôte peut faire.

moderation-title = Autres joueurs
moderation-hide = Masquer les messages
moderation-show = Afficher de nouveau les messages
moderation-hide-help = Cela ne vaut que pour vous, dans ce navigateur : personne d’autre ne le remarque.
moderation-muted = ne peut pas écrire
moderation-mute = Ne plus laisser écrire
moderation-unmute = Laisser de nouveau écrire
moderation-remove = Renvoyer …
moderation-remove-open = La place est de nouveau libre, et sa clé n’est plus valable. Vous pouvez inviter quelqu’un d’autre.
moderation-remove-playing = Un bot continue à jouer, et la clé de la place n’est plus valable. Vous pouvez inviter quelqu’un d’autre.
moderation-remove-do = Renvoyer
moderation-vacant = Quelqu’un a été renvoyé de la place { $seat }. Un bot joue jusqu’à ce que la place soit reprise.
moderation-report = Signaler …
moderation-report-about = De quoi s’agit-il ?
moderation-report-player = De la personne en général
moderation-report-text = Qu’est-ce qui ne va pas ? L’opérateur de ce serveur le lira, et personne à la table.
moderation-report-send = Envoyer le signalement
moderation-reported = Merci. L’opérateur a reçu votre signalement.
