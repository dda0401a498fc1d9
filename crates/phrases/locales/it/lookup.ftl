### Che cosa si può consultare in ogni momento: che cosa deve venire, il senso dei simboli, i tasti.
###
### $tools sono immagini con i loro nomi; restano come sono.

lookup-title = Consulta
lookup-unseen = Ancora da venire
lookup-signs = Simboli
lookup-keys = Tasti


## Che cosa nessuno ha ancora visto. Sotto ogni frase segue l'elenco di cui parla.

lookup-tiles = Tessere del livello { $level }
lookup-orders = Ordini di questa fase
lookup-tools = Carte strumento
lookup-left =
    { $count ->
        [0] Non deve venire più nulla.
        [one] Ancora { $count }:
       *[other] Ancora { $count }:
    }
# Dove è possibile più di quanto può venire.
lookup-of =
    { $count ->
        [0] Non deve venire più nulla.
        [one] Ancora { $count }, tra:
       *[other] Ancora { $count }, tra:
    }
lookup-in-phase =
    { $count ->
        [0] Nessuna di queste in questa fase.
        [one] Di queste, { $count } in questa fase.
       *[other] Di queste, { $count } in questa fase.
    }
lookup-kinds = Tipi di strumenti in gioco
lookup-kinds-absent = Fuori dal gioco: { $tools }
# Dove le pile non sono note: restano da scoprire $count tipi.
lookup-kinds-possible =
    { $count ->
        [one] e { $count } tra: { $tools }
       *[other] e { $count } tra: { $tools }
    }


## Simboli; accanto a ognuno c'è la sua immagine.

lookup-signs-mine = Nella miniera
lookup-signs-town = In città e accanto ai giocatori
lookup-signs-marks = Cornici
lookup-sign-miners = Minatori di un giocatore, dal colore e dalla forma; il numero dice quanti sono lì.
lookup-sign-tired = Una pedina stanca. Aiuta solo a trasportare, finché non arrivano cibo, un riposo o la fine della fase.
lookup-sign-foreman = Un caposquadra. Nell'estrazione vale due minatori.
lookup-sign-salt-b = Sale marrone
lookup-sign-salt-g = Sale verde
lookup-sign-salt-w = Sale bianco
lookup-sign-salt-u = Acqua salata, per certi ordini e da scambiare con sale
lookup-sign-water = Acqua. Ognuna richiede una forza in più per estrarre nella sua camera.
lookup-sign-closed = Una camera in cui nessuno è entrato, con il suo livello
lookup-sign-spent = Una camera senza sale
lookup-sign-marker = Un pozzo con il segnalino del proprietario. Gli altri vi pagano come per un minatore.
lookup-sign-coins = Denaro in grossi: un prezzo, o ciò che qualcuno possiede
lookup-sign-post = La postazione di un assistente; tratteggiata finché è libera
lookup-sign-stack = Carte ancora da venire, e quante sono
lookup-sign-orders = Ordini che un giocatore ha completato
lookup-sign-first = Questo giocatore comincia ogni round
lookup-mark-can = Si può scegliere
lookup-mark-chosen = Scelta attuale
lookup-mark-goal = La pedina scelta può andare lì
lookup-mark-cannot = Ora non è possibile; un clic dice perché
lookup-mark-way = Sul percorso del sale verso l'alto
