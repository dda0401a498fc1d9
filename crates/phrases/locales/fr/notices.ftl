### Notices of one's turn outside the browser: at the table, and where their links lead.


## At the table

notices-title = Avis quand c’est à vous
notices-help = Pour les parties de plusieurs jours : une demi-minute après le début de votre tour, le serveur vous prévient. Il demande d’abord à l’adresse si vous le souhaitez.
notices-kind = Comment
notices-kind-email = Par courriel
notices-kind-ntfy = Avec ntfy sur le téléphone
notices-kind-webhook = Avec un webhook
notices-address-email = Adresse de courriel
notices-address-ntfy = Sujet (topic)
notices-address-webhook = Adresse du webhook
notices-ask = Prévenez-moi
notices-ask-again = Envoyer encore
notices-stop = Arrêter les avis
notices-on = { $kind ->
    [email] Vous êtes prévenu de vos tours par courriel.
    [ntfy] Vous êtes prévenu de vos tours avec ntfy.
   *[webhook] Vous êtes prévenu de vos tours par un webhook.
}
notices-sent = { $kind ->
    [email] Nous vous avons envoyé un courriel avec un lien. Ouvrez-le et confirmez.
    [ntfy] Nous avons envoyé un message avec un lien au sujet. Ouvrez-le et confirmez.
   *[webhook] Nous avons appelé le webhook avec un lien. Ouvrez-le et confirmez.
}
notices-sent-help = Le lien est valable un jour. Si rien ne vient, regardez parmi les courriels indésirables. Rien ne vient non plus si tout envoi de ce serveur à cette adresse a été arrêté ; un lien dans un message antérieur l’autorise de nouveau.


## Where links lead

notices-confirm = Avis quand c’est à vous
notices-confirm-help = Quelqu’un souhaite être prévenu à votre adresse quand c’est à lui de jouer à une table de ce serveur. Ne confirmez que si c’était vous.
notices-confirm-do = Oui, prévenez-moi
notices-confirmed = C’est confirmé. Désormais vous êtes prévenu de vos tours à cette table.
notices-end-table = Arrêter les avis de cette table
notices-end-table-help = Vous ne serez plus prévenu de vos tours à cette table. Votre place reste la vôtre.
notices-ended-table = Plus aucun avis de cette table ne viendra.
notices-end-all = Arrêter tout envoi de ce serveur
notices-end-all-help = Ce serveur n’enverra plus rien à cette adresse, ni avis ni questions, quelle que soit la personne qui les demande.
notices-ended-all = Plus rien ne viendra de ce serveur.
notices-end-do = Arrêter
notices-allow = Autoriser de nouveau
notices-allowed = Les avis peuvent venir de nouveau.
