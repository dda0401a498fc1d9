# Refusals of a table, by their code.

table-no-table = Cette table n’existe pas ; vérifiez le lien.
table-no-seat = Cette place n’existe pas : la table a { $seats } places.
table-no-key = Il faut pour cela la clé d’une place.
table-not-seated = Cette clé n’ouvre aucune place à cette table.
table-not-host = Seul l’hôte de la table peut faire cela.
table-bad-invitation = Cette invitation n’est plus valable ; demandez-en une nouvelle à la personne qui a créé la table.
table-no-open-seat = Toutes les places de cette table sont prises.
table-seat-taken = La place attribuée à { $seat } est prise.
table-bad-name = Un nom a de 1 à { $most } caractères visibles, sur une seule ligne.
table-name-taken = Quelqu’un d’autre à la table porte ce nom.
table-bad-message = Un message a de 1 à { $most } caractères.
table-muted = L’hôte vous a retiré la parole : vous pouvez continuer à jouer, mais pas écrire.
table-no-chat = Il n’y a pas de discussion ici.
table-nobody-there = Personne n’occupe la place attribuée à { $seat }.
table-blocked-word = Il y a là un mot que le serveur n’autorise pas.
table-blocked-address = Le serveur n’accepte rien de votre adresse.
table-no-new-tables = Le serveur n’ouvre pas de nouvelles tables en ce moment ; les parties commencées continuent.
table-clock-range = Une pendule a entre { $least } et { $most } secondes.
table-pause-too-long = Un bot attend au plus { $most } millisecondes.
table-too-many-hints = Une table accorde au plus { $most } conseils à chaque joueur.
table-thinks-too-long = Un bot réfléchit à un coup au plus { $seconds } secondes ou { $iterations } itérations.
table-not-started = La partie commence quand toutes les places sont prises.
table-over = La partie est terminée.
table-not-over = Ce sera possible une fois la partie terminée.
table-not-your-turn = C’est à { $seat } de jouer.
table-stale = La partie a continué : elle compte maintenant { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
}.
table-nothing-to-undo = Vous n’avez joué dans ce tour aucun coup qui puisse être annulé.
table-turned-up = Quelque chose a été dévoilé depuis : pour l’annuler, il faut l’accord de tous les joueurs.
table-nothing-to-redo = Aucun coup annulé ne peut être rejoué.
table-no-ply = Ce coup n’existe pas : la partie en compte { $plies }.
table-no-line = Cette ligne n’existe pas : le journal en compte { $lines }.
table-nothing-drawn = `{ $found }` n’est ni une tuile comme bbg/1, ni une commande comme bb=9, ni un outil comme rope.
table-bots-need-stacks = Personne ne connaît les piles de cette partie : les robots ne peuvent pas la jouer, car quelqu’un doit dire ce que leurs coups révèlent.
table-seat-count = Il faut { $expected } places à la table, une par joueur de l’enregistrement.
table-nothing-asked = Personne n’attend de réponse de votre part.
table-asked-already = { $seat } a déjà posé une question et attend des réponses.
table-adjourned = La partie est ajournée : quelqu’un doit d’abord la reprendre.
table-not-adjourned = La partie n’est pas ajournée.
table-not-overdue = Personne n’a encore fait attendre les autres assez longtemps.
table-nothing-to-claim = Aucun bot ne remplace { $seat }.
table-no-hints = { $allowed ->
    [0] Cette table ne permet aucun conseil.
    [one] Vous avez utilisé le conseil que cette table permet.
   *[other] Vous avez utilisé les { $allowed } conseils que cette table permet.
}
table-no-review = Cette table ne permet pas d’analyse.
table-no-notices = Ce serveur n’envoie pas d’avis par { $kind }.
table-bad-address = Rien ne peut être envoyé à cette adresse.
table-bad-link = Ce lien n’est plus valable. Redemandez des avis à la table.
table-asked-too-often = Des avis ont été demandés trop souvent. Réessayez demain.
table-full = Le journal de la table n’en prend plus : il contient { $most } lignes de cette sorte.
table-other-edition = La partie a été distribuée avec d’autres valeurs du matériel que celles de ce serveur.
table-busy = Le serveur est occupé ; réessayez dans un instant.
table-too-fast = Trop de requêtes ; attendez un instant.
table-bad-form = La requête ne peut pas être lue : { $message }.
table-too-long = La requête est trop longue : au plus { $most } ko.
table-not-json = La requête doit être en JSON, avec Content-Type: application/json.
table-no-page = Il n’y a rien à cette adresse ; /api/docs/ dit ce qu’il y a.
table-no-method = Cette adresse n’accepte pas ce genre de requête ; /api/docs/ dit lesquels elle accepte.
table-no-socket = Cette adresse ouvre un WebSocket, et la requête n’en demande pas.
table-store-failed = Le coup n’a pas pu être enregistré ; réessayez dans un instant.
table-damaged = Cette table ne peut pas être lue ; la personne qui gère le serveur devrait consulter son journal.
table-newer-table = Cette table a été écrite par une version plus récente du programme ; la personne qui gère le serveur devrait l’installer.
table-newer-record = Cet enregistrement a le format { $found }, que seule une version plus récente du programme peut lire.
table-other-protocol = Ce serveur parle la version { $spoken } du protocole, et le client la version { $asked } : mettez à jour le plus ancien des deux.

# Notices to players who are not at the table.

# Subjects have no names in them: whoever writes a name must not write a subject.
notice-subject = Magnum Sal : à vous de jouer
notice-text = { $name }, c’est à vous de jouer à la table « { $table } » : phase { $phase }, manche { $round }.
notice-confirm-subject = Magnum Sal : confirmez votre adresse
notice-confirm-text = Quelqu’un souhaite être prévenu à cette adresse quand c’est à son tour de jouer à Magnum Sal sur { $host }. Si c’était vous, ouvrez ce lien dans la journée et confirmez. Sinon, vous n’avez rien à faire : aucun avis ne viendra.
notice-end = Plus d’avis de cette table :
notice-end-all = Plus rien de ce serveur à cette adresse :
# On a button of a phone.
notice-end-short = Arrêter les avis
