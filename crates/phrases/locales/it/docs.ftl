### The frame of the rules page, which is made from rules.ftl, this file and the edition files.

docs-title = Le regole di Magnum Sal e Muria

docs-generated = Questa pagina è generata da `crates/phrases/locales/it/rules.ftl` e dai file di edizione. Modifica quelli, non questa pagina.

docs-unofficial =
    Queste sono le regole così come le gioca questo programma. È un progetto amatoriale non ufficiale, senza legami
    con gli autori o gli editori dei giochi *Magnum Sal* e *Magnum Sal: Muria*, e i testi sono del progetto stesso.

docs-sources =
    Le fonti sono il regolamento inglese del gioco base pubblicato dall'editore, i regolamenti francese e tedesco del
    gioco base, un riassunto di una pagina in francese e i regolamenti francese e italiano di Muria. Non concordano
    dappertutto e lasciano aperte alcune domande. Ogni decisione di questo genere si trova in una nota sotto la regola
    che riguarda, oppure nell'elenco dopo le regole.

docs-identifiers =
    Ogni regola ha un identificatore, la lettera di un capitolo con un numero. Quando il programma rifiuta una mossa,
    nomina la regola che vi si oppone, e i test portano il nome delle regole che verificano. Il testo in questo
    `carattere` è il nome di uno spazio, un'impostazione o una parola della notazione, che
    è definita in [notation.md](notation.md).

docs-note = Nota:

docs-open-points-title = Punti aperti decisi qui

docs-open-points-intro = I documenti lasciano aperti anche questi punti. Ecco che cosa fa il programma.

docs-open-points =
    - Per liberare due spazi, un carrello ha bisogno di due spazi con pedaggio direttamente vicini sul percorso (E6); uno spazio senza pedaggio in mezzo non viene saltato.
    - Per i pedaggi, i minatori e i capisquadra stanchi contano come proprietari esattamente come quelli in piedi (E5).
    - Quando più percorsi costano gli stessi pedaggi, al giocatore viene comunque chiesto quale scegliere (E4).
    - Una pedina isolata può pompare, portare acqua con un secchio e costruire un pozzo; le è vietata solo l'estrazione (C4).
    - Uno scambio di acqua salata chiude un'azione di piazzamento per altre corde, come fanno un secchio o il cibo (P4, W5).
    - Una visita al castello o alle saline può prendere l'assistente di quello stesso edificio (K1, W1).
    - Con l'impostazione `fatigue = all` scava sempre anche un caposquadra in piedi nella camera (E3).
    - Con l'impostazione `pump_with_tired = true` un caposquadra stanco vale quanto un minatore stanco (B4).
    - Nella stessa visita al mercato o al castello non si possono usare due privilegi dello stesso tipo (U6, U7).
    - Il mulino a cavalli richiede che sia collegata la camera della squadra; quella sottostante può non esserlo (E9).

docs-values-title = Valori dei componenti

docs-values-intro =
    Questi valori non fanno parte del programma, ma di due file di edizione. Una tessera si scrive con il suo sale e la
    sua acqua: `bbg/1` sono due cubi marroni, uno verde e uno d'acqua; un ordine con il suo sale e il suo prezzo:
    `bb=9` paga 9 grossi per due cubi marroni. Le lettere sono { $letters }.

docs-base-title = Gioco base
docs-muria-title = Aggiunti da Muria

docs-provenance-printed = Questi valori sono **stampati**: sono quelli che mostrano i componenti del gioco.
docs-provenance-reconstructed =
    Le tessere e gli ordini qui sono **ricostruiti**: le fonti non mostrano che cosa è stampato su quelli
    dell'espansione, perciò sono ricavati dallo schema del gioco base. Il prezzo di un cubo in acqua salata e i tipi di
    strumenti si trovano nei regolamenti.
docs-provenance-custom = Questi valori sono **personalizzati**: qualcuno li ha scelti.

docs-replace =
    Per giocare con altri valori, copia `crates/rules/data/base.toml` o `crates/rules/data/muria.toml`, cambia ciò che è diverso, indica in
    `provenance` da dove vengono i valori (`printed`, `reconstructed` o `custom`) e avvia il programma con
    `--edition FILE`. L'opzione si può dare due volte, per un file di ciascun tipo. In questo modo chi possiede la
    scatola di Muria può mettere i valori stampati al posto di quelli ricostruiti.

docs-head-level = Livello
docs-head-tiles = Tessere
docs-head-phase = Fase
docs-head-orders = Ordini
docs-head-kind = Sale
docs-head-market = Prezzi al mercato, in grossi
docs-head-where = Dove
docs-head-prices = Prezzi, in grossi
docs-head-tools = Strumenti posseduti
docs-head-value = Valore alla fine, in grossi
docs-head-brine = Cubi di acqua salata per un cubo

docs-inn = locanda, per ogni minatore successivo
docs-workshop = officina, da sinistra a destra
docs-tool-kinds = Tipi di strumenti, tre carte ciascuno: { $tools }.
