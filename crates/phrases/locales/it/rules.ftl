### The rules of Magnum Sal and Muria as this program plays them, in Italian.
###
### A chapter has a title and, where needed, an .intro. A rule has its text, a .title and, where sources
### differ or a setting changes it, a .note. An unofficial fan project; the wording is the project's own.


## G

chapter-g = La plancia
    .intro =
        Il denaro si conta in grossi, i grosz polacchi: un grosso, due grossi. Il sale è marrone,
        verde o bianco e, con l'espansione Muria, anche acqua salata, che è blu. Una pedina è un minatore o,
        con Muria, un caposquadra; nella miniera è in piedi oppure stanca. Uno spazio è una sezione del pozzo
        o una camera. La riserva contiene le pedine che un giocatore ha a disposizione, e una postazione è il
        posto di un assistente. Quello che una regola dice di Muria vale solo quando l'impostazione
        `expansion` è `muria`.

rule-g1 =
    Il nome di uno spazio è la sua profondità seguita dalla sua colonna. La profondità si conta in sezioni
    del pozzo dalla superficie verso il basso, perciò la sezione più alta ha profondità 1. La colonna centrale
    è `C`; ogni altra colonna è `L` per sinistra o `R` per destra con la distanza dal centro, come in `1C`,
    `2L3`, `4R1` e `6L2`. Con Muria una distanza può avere due cifre, `4C` e `6C` possono essere camere, `5C`
    può essere un pozzo costruito da qualcuno, e non esiste mai un `3C`.
    .title = Nomi degli spazi

rule-g2 =
    La miniera del gioco base ha sei sezioni di pozzo principale, da `1C` a `6C`. Il livello I si trova a
    profondità 2 e ha le otto camere da `2L1` a `2L4` e da `2R1` a `2R4`. Il livello II si trova a profondità
    4 e ha le sei camere da `4L1` a `4L3` e da `4R1` a `4R3`. Il livello III si trova a profondità 6 e ha le
    quattro camere `6L1`, `6L2`, `6R1` e `6R2`.
    .title = La miniera del gioco base

rule-g3 =
    Due spazi della stessa colonna le cui profondità differiscono di 1 sono adiacenti se sono entrambi
    sezioni del pozzo o, con Muria, se uno è una sezione del pozzo e l'altro una camera. Due spazi di uguale
    profondità in colonne vicine sono adiacenti se uno di essi o entrambi sono camere. Una camera non è mai
    adiacente a un'altra camera sopra o sotto di essa. La superficie si raggiunge da `1C`.
    .title = Spazi adiacenti

rule-g4 =
    Tutti possono vedere in ogni momento tutto il denaro, il sale, gli strumenti, le pedine e le tessere
    scoperte. Due cose sono nascoste: il contenuto delle tessere non ancora rivelate, tranne nella miniera
    mappata (V1), e l'ordine in cui tessere, ordini e strumenti si trovano nelle loro pile.
    .title = Che cosa è pubblico
    .note =
        Con l'impostazione `mapped = true` le tessere sono scoperte prima che qualcuno vi entri, perciò anche
        il loro contenuto è pubblico.

rule-g5 =
    Nella banca ci sono sempre monete e cubi a sufficienza. I minatori sono limitati: ogni colore ne ha 10 e,
    con Muria, ha 1 caposquadra.
    .title = La banca e le pedine


## S

chapter-s = Preparazione

rule-s1 =
    Il gioco è per un numero di giocatori da 2 a 4 e, con Muria, anche per 5. Il primo giocatore viene sorteggiato, a meno che i
    giocatori non ne scelgano uno.
    .title = Numero di giocatori

rule-s2 =
    Nel gioco base ogni giocatore comincia con 4 minatori, o con 5 in una partita a due. Con Muria ogni
    giocatore comincia con 2 minatori e 1 caposquadra, o con 3 minatori e 1 caposquadra in una partita a due.
    Tutte queste pedine cominciano nella riserva del loro proprietario.
    .title = Pedine all'inizio

rule-s3 =
    Ogni giocatore riceve 1 cubo di sale marrone. Il primo giocatore riceve 10 grossi e, da lì in senso
    orario, gli altri ne ricevono 12, 14 e 16; un quinto giocatore ne riceve 18.
    .title = Denaro e sale all'inizio

rule-s4 =
    Il mercato comincia con un cubo marrone sulla casella da 5, un cubo marrone sulla casella da 4 e un cubo
    verde sulla casella da 6. Comincia senza cubi bianchi.
    .title = Il mercato all'inizio

rule-s5 =
    Le tessere di ogni livello si mescolano separatamente. Nel gioco base si posa una tessera coperta su ogni
    camera del suo livello; con Muria le tessere si pescano man mano che la miniera cresce (M1, M2, M5). Nella
    miniera mappata una tessera si posa scoperta, ma ancora senza cubi (V1).
    .title = Disposizione delle tessere
    .note =
        L'impostazione `mapped = true` sceglie la miniera mappata.

rule-s6 =
    Il gioco usa 21 carte strumento, 3 per ognuno di 7 tipi. Muria porta i tipi a 9, e i giocatori scelgono i
    7 da usare o li sorteggiano. Le 21 carte si mescolano una volta sola, prima della fase I. Quali tipi sono in
    gioco lo sanno tutti: gli altri restano scoperti accanto al tabellone.
    .title = Carte strumento

rule-s7 =
    Ogni fase comincia con gli stessi preparativi. Gli ordini della fase si mescolano e se ne scoprono 3 con 2
    o 3 giocatori e 4 con 4 o 5 giocatori, e il conto degli ordini completati torna a 0. I 7 strumenti
    successivi diventano la pila dell'officina, e 3 di essi si scoprono. Il segnalino della locanda va sulla
    sua prima casella con 4 o 5 giocatori, sulla terza con 3 e sulla quinta con 2, così che si possano assumere
    7, 5 o 3 minatori. Con Muria alle tessere pozzo non costruite se ne aggiunge 1 nella fase I, 2 nella fase II
    e 3 nella fase III; le tessere non costruite nelle fasi precedenti restano disponibili.
    .title = Preparare una fase
    .note =
        I testi di Muria parlano di 1, 2 e delle restanti 3 tessere pozzo, un numero per ogni fase. Si può
        intendere che se ne aggiungano altrettante a quelle rimaste, oppure che ne siano disponibili
        esattamente tante. Questo gioco le aggiunge e conserva quelle non costruite.


## T

chapter-t = Svolgimento del gioco

rule-t1 =
    Il gioco ha tre fasi, e una fase è una serie di round. In un round ognuno gioca un turno, in senso orario a
    partire dal primo giocatore. Un turno ha 1 azione nel primo round di una fase e 2 azioni in tutti i round
    successivi.
    .title = Fasi, round, turni

rule-t2 =
    Un turno comincia al castello: ogni propria pedina nel cerchio vicino arriva, e ogni propria pedina nel
    cerchio lontano avanza in quello vicino. Poi gli arrivi si risolvono uno alla volta (da K3 a K6), e ogni
    pedina torna nella riserva quando il suo arrivo è risolto. Con Muria tornano poi a casa le proprie pedine
    che sono nelle saline (W2). Solo allora il giocatore svolge le azioni e usa gli strumenti, e infine il turno
    termina.
    .title = L'ordine di un turno

rule-t3 =
    Un'azione è una di queste: piazzare o muovere una pedina nella miniera (P), estrarre sale (E), mandare un
    assistente (A), visitare un edificio (B, K, W, M) o passare. Le due azioni di un turno possono essere dello
    stesso tipo. Sono vietate due visite allo stesso edificio in un turno.
    .title = Le azioni

rule-t4 =
    Un giocatore che passa entrambe le azioni di un turno fa riposare la squadra: quando quel turno termina,
    tutte le pedine stanche del giocatore si rialzano. Ciò che accade al di fuori delle azioni, come l'uso di
    un secchio o del cibo, non compromette il riposo.
    .title = Far riposare la squadra
    .note =
        Nel regolamento tedesco il riposo è un'azione a sé che occupa l'intero turno; secondo gli altri testi un
        giocatore riposa passando due volte. Il risultato è lo stesso, perciò qui il riposo consiste nel passare
        due volte.

rule-t5 =
    Una fase è decisa quando il numero di ordini completati in essa raggiunge una soglia. Il round in corso si
    gioca allora fino in fondo, con la possibilità di completare altri ordini, e la fase finisce insieme al
    round. La soglia è di 5 ordini, o 4 in una partita a due. Nella fase III di una partita con Muria è di 6, o
    5 in una partita a due.
    .title = Quando finisce una fase

rule-t6 =
    Alla fine di una fase ogni pedina torna nella riserva del suo proprietario ed è in piedi. Gli ordini che
    nessuno ha completato e gli strumenti che nessuno ha comprato escono dal gioco, gli strumenti usati tornano
    utilizzabili, e il segnalino del primo giocatore passa al giocatore a sinistra. Un mercato senza cubi
    marroni riceve un cubo marrone sulla casella da 5, e un mercato senza cubi verdi riceve un cubo verde sulla
    casella da 6; i cubi bianchi non si aggiungono mai. Con Muria le saline conservano al massimo 2 cubi di
    acqua salata, e il resto va alla banca. Le camere, i cubi che contengono e i pozzi restano come sono, e S7
    prepara la fase successiva.
    .title = Tra due fasi

rule-t7 =
    Dopo la fase III non si fa nulla di T6 e la posizione si valuta così com'è. Il risultato di un giocatore è
    il suo denaro, più 3 grossi per ogni cubo marrone, verde o bianco, più 3 per ogni coppia di cubi di acqua
    salata, più un valore per gli strumenti posseduti, usati o no: 0 per nessuno, 2 per 1 o 2, 6 per 3 o 4, 10
    per 5 o 6, 14 per 7 o 8, e 20 per 9 o più. Vince il risultato più alto. In caso di parità vince chi ha
    completato più ordini, poi chi ha meno minatori (i capisquadra non si contano), poi chi ha meno strumenti,
    compresi quelli usati; se nemmeno questo decide, i giocatori in parità condividono la vittoria.
    .title = Valore finale e vincitore

rule-t8 =
    Una fase finisce anche con il suo 60º round, pure se sono stati completati troppo pochi ordini. Di solito
    una fase dura da 8 a 20 round.
    .title = Il limite di round
    .note =
        Nessun regolamento ha questo limite. Un programma ne ha bisogno, perché altrimenti i giocatori potrebbero
        far durare una fase all'infinito. L'impostazione `round_limit` contiene il numero di round, 60 se non
        viene cambiata.


## C

chapter-c = La regola della catena
    .intro =
        O è l'insieme di tutti gli spazi che contengono almeno una pedina, di qualsiasi giocatore, in piedi o
        stanca, oppure il segnalino del proprietario di un pozzo. Uno spazio di O è collegato se da esso porta a
        `1C` un cammino di spazi adiacenti che appartengono tutti a O, e anche `1C` appartiene a O. Una pedina è
        collegata quando lo è il suo spazio; altrimenti è isolata.

rule-c1 =
    Una pedina può andare in uno spazio solo se questo è `1C` o è adiacente a uno spazio collegato. I
    collegamenti si valutano senza la pedina che si muove, cioè dopo che ha lasciato il luogo da cui viene.
    .title = Dove può andare una pedina

rule-c2 =
    Una pedina può lasciare uno spazio della miniera solo se è in piedi. Inoltre, ogni altra pedina che prima
    era collegata deve esserlo ancora nel momento in cui la pedina è partita e non è ancora arrivata da nessuna
    parte. Una pedina in piedi che è essa stessa isolata può quindi partire.
    .title = Quando una pedina può partire

rule-c3 =
    Una pedina in piedi può spezzare dei collegamenti lasciando uno spazio Y se valgono tre condizioni: Y è una
    camera; Y e tutte le camere oltre Y sono rivelate e non contengono sale; e ogni pedina che perde il
    collegamento, in piedi o stanca, si trova oltre Y. Uno spazio è oltre Y se ogni via da esso a `1C`
    attraverso spazi esistenti, occupati o no, passa per Y. Nella miniera del gioco base si tratta del resto del
    corridoio dietro Y.
    .title = Lasciare un corridoio esaurito
    .note =
        I regolamenti inglese e francese richiedono che le camere siano rivelate e prive di sale; quello tedesco
        chiede solo che non vi siano cubi di sale. Il gioco segue i testi inglese e francese.

rule-c4 =
    Con Muria il segnalino del proprietario di un pozzo conta in O e collega quindi gli spazi con cui confina, e
    può restare esso stesso isolato. A una pedina isolata è vietata l'estrazione (E1), e nient'altro.
    .title = Segnalini e pedine isolate


## P

chapter-p = Piazzare e muovere

rule-p1 =
    Con questa azione un giocatore mette una propria pedina in uno spazio della miniera. La pedina viene dalla
    riserva, da un altro spazio della miniera o da una postazione di assistente, mai dalla fila del castello o
    dalle saline. La meta non può essere lo spazio in cui la pedina si trova già, e una pedina stanca non si può
    muovere.
    .title = Piazzare una pedina

rule-p2 =
    La meta deve rispettare C1, e una pedina che viene dalla miniera deve poter partire secondo C2 o C3. Uno
    spazio può contenere un numero qualsiasi di pedine, di un numero qualsiasi di giocatori.
    .title = Meta e provenienza

rule-p3 =
    La prima pedina che entra in una camera la rivela. Vi si mettono il sale e l'acqua mostrati sulla tessera,
    in aggiunta all'eventuale acqua portata prima da un secchio. La camera resta rivelata per il resto della
    partita.
    .title = Rivelare una camera

rule-p4 =
    Subito dopo un'azione di piazzamento, o dopo una corda usata prima nella stessa azione, una corda permette
    di piazzare o muovere un'altra pedina con le stesse regole. Possono seguire tante corde quante il giocatore
    ne ha di non usate. Una corda non può mandare un assistente. Un secchio o del cibo usati nel frattempo
    chiudono l'azione, come fa uno scambio di acqua salata (W5), e dopo non può seguire nessuna corda.
    .title = La corda in un'azione
    .note =
        Nei regolamenti inglese e francese il secchio e il cibo si usano al di fuori delle azioni, mentre quello
        tedesco li permette in ogni momento del proprio turno. Il gioco segue i testi inglese e francese, perciò
        nessuno dei due può stare tra un piazzamento e la sua corda.


## E

chapter-e = Estrazione

rule-e1 =
    Il sale si estrae da una camera rivelata X. X deve essere collegata, e il giocatore deve avervi almeno una
    pedina in piedi.
    .title = Dove si estrae il sale

rule-e2 =
    La forza è 1 per ogni minatore in piedi impiegato, 2 per un caposquadra e 1 per ogni piccone, meno il numero
    di cubi d'acqua nella camera da cui si estrae. Il giocatore prende almeno 1 cubo e al massimo tanti quanti
    la forza, di qualsiasi tipo tra quelli presenti.
    .title = Forza e numero di cubi
    .note =
        Il riassunto di una pagina dice che si prendono esattamente tanti cubi quanti la forza. I regolamenti ne
        fanno un limite massimo, e il gioco li segue.

rule-e3 =
    Si stancano solo le pedine impiegate, e sono impiegate anche le pedine che trattengono l'acqua. Il fabbisogno
    è il numero di cubi presi più l'acqua nella camera da cui si estrae. Una squadra è formata da almeno una delle
    pedine in piedi del giocatore in X; la sua forza (1 per un minatore, 2 per un caposquadra) più i picconi usati
    deve raggiungere il fabbisogno, e la somma deve risultare insufficiente non appena si toglie una qualsiasi
    pedina, a meno che sia l'unica, o un qualsiasi piccone. Tra tutte le squadre adatte sceglie il giocatore.
    .title = Chi si stanca
    .note =
        Secondo i regolamenti inglese e tedesco e il riassunto si stancano solo i minatori che hanno lavorato. Al
        regolamento francese manca quella frase, e lo si può intendere nel senso che si stancano tutti i minatori
        del giocatore nella camera. In questo gioco si stanca la squadra. Con l'impostazione `fatigue = all` la
        squadra è sempre formata da tutte le proprie pedine in piedi in X, con il minor numero di picconi che
        basta a raggiungere il fabbisogno.

rule-e4 =
    Il sale viene portato su subito, nella stessa azione, da X a `1C` lungo spazi adiacenti che appartengono
    tutti a O. Nella miniera del gioco base c'è esattamente un percorso del genere. Con Muria possono essercene
    diversi, e il giocatore ne sceglie uno che non passi due volte per nessuno spazio.
    .title = Il percorso verso la superficie
    .note =
        I regolamenti descrivono l'unica via della miniera del gioco base e non dicono chi sceglie quando i pozzi
        di Muria formano anelli. La libera scelta è una decisione di questo gioco.

rule-e5 =
    Ogni spazio del percorso, tranne X, in cui il giocatore non ha né una pedina né un proprio segnalino costa 1
    grosso per ogni cubo. Il denaro va ai proprietari delle pedine e del segnalino in quello spazio; se sono
    più di uno, il giocatore lo divide liberamente tra loro in grossi interi. Il proprietario di un segnalino
    riscuote come gli altri e conta una volta sola, anche se lì ha pure delle pedine. Se nello spazio ci sono
    capisquadra, vengono pagati solo i proprietari di capisquadra lì presenti.
    .title = Pedaggi sul percorso

rule-e6 =
    Un carrello libera uno spazio del percorso in cui è dovuto un pedaggio, oppure due spazi di questo genere
    che si susseguono sul percorso. Nel gioco base lo fa per un numero qualsiasi di cubi. Con Muria, o con
    l'impostazione `cart_capacity = 2`, un carrello copre solo due cubi; altri carrelli si possono mettere sugli
    stessi spazi, ciascuno per altri due cubi, e i cubi che nessun carrello copre pagano come al solito.
    .title = Il carrello sul percorso
    .note =
        Nel regolamento italiano di Muria manca un «non», cosicché sembra permettere più di due cubi; quello
        francese ha la parola, e la frase che segue nel testo italiano ha senso solo con essa. Entrambi
        consigliano il limite anche per il gioco base, e l'impostazione `cart_capacity = 2` lo introduce. Il
        regolamento base tedesco parla solo di camere, quelli inglese e francese anche di sezioni del pozzo; qui
        un carrello vale per entrambe.

rule-e7 =
    Un giocatore che non può pagare tutti i pedaggi di un'estrazione non può farla. I carrelli non usati contano:
    se con il loro aiuto i pedaggi si possono pagare, l'estrazione è permessa, e il giocatore deve mettere i
    carrelli in modo da poter pagare i pedaggi rimanenti. L'acqua resta nella camera. Le pedine stanche aiutano a
    trasportare proprio come quelle in piedi.
    .title = Poter pagare

rule-e8 =
    Con Muria la postazione all'ingresso guadagna dopo ogni estrazione (A5).
    .title = L'ingresso dopo l'estrazione

rule-e9 =
    Con il mulino a cavalli (Muria) una squadra nella camera X prende sale dalla camera rivelata esattamente
    sotto, nella stessa colonna e 2 più in profondità, che un pozzo unisca le due camere o no. L'acqua nella
    camera inferiore riduce la forza, quella in X no; le pedine nella camera inferiore non aiutano. Il percorso
    comincia da X. X deve essere una camera, non una sezione del pozzo, e non è necessario che contenga essa
    stessa del sale.
    .title = Estrarre con il mulino a cavalli


## A

chapter-a = Assistenti

rule-a1 =
    Con questa azione un giocatore sposta una propria pedina in piedi nella postazione libera del castello,
    dell'officina, della pompa o del mercato e, con Muria, anche delle saline. La pedina viene dalla riserva, da
    un'altra postazione oppure dalla miniera, se la regola della catena le permette di partire (C2, C3). La
    locanda, la piazza e la casa dei capisquadra non hanno postazioni. Una postazione contiene un solo assistente,
    che vi resta finché il suo proprietario non lo sposta o la fase non finisce.
    .title = Mandare un assistente

rule-a2 =
    Ogni volta che qualcuno, compreso il proprietario, ha visitato l'edificio, il proprietario dell'assistente
    riceve 1 grosso dalla banca. Lo riceve dopo che il visitatore ha pagato, quindi non può servire a pagare
    quella visita. Al castello l'assistente non guadagna per le visite, ma 1 grosso per ogni ordine completato.
    Alle saline non guadagna per le visite, ma 1 grosso ogni volta che delle pedine tornano a casa con almeno
    un cubo di acqua salata.
    .title = Che cosa guadagna un assistente

rule-a3 =
    Un caposquadra in una postazione non vale più di un minatore. Solo all'ingresso della miniera prende il posto
    di due (A4).
    .title = Capisquadra come assistenti

rule-a4 =
    Con Muria l'ingresso della miniera ha una postazione per 2 minatori, mandati insieme con una sola azione da
    qualsiasi luogo permesso da A1, oppure per 1 caposquadra. I due minatori partono uno dopo l'altro, e l'azione
    è permessa se la regola della catena consente almeno una delle due sequenze. Quando in seguito uno dei due se
    ne va, l'altro torna subito nella riserva. La postazione all'ingresso non è uno spazio: non appartiene mai a O
    e non si trova su nessun percorso.
    .title = La postazione all'ingresso
    .note =
        I regolamenti di Muria non dicono che cosa succede a un minatore rimasto da solo all'ingresso. Poiché la
        postazione ne richiede due, la decisione di questo gioco è che il secondo torni a casa.

rule-a5 =
    Dopo ogni estrazione di almeno un cubo, da parte di chiunque, il proprietario della postazione all'ingresso
    riceve 1 grosso dalla banca.
    .title = Che cosa guadagna l'ingresso


## B

chapter-b = Edifici

rule-b1 =
    Visitare un edificio significa eseguire per intero la sua azione; un giocatore che non è in grado di farlo non
    può visitarlo. In un turno un edificio può essere visitato una volta sola. Risolvere gli ordini all'inizio di
    un turno non è una visita al castello.
    .title = Visitare un edificio

rule-b2 =
    Alla locanda un giocatore paga il prezzo indicato dal segnalino, prende dalla banca un minatore del proprio
    colore, lo mette nella riserva e sposta il segnalino avanti di una casella. I prezzi lungo il tracciato sono
    5, 5, 5, 6, 6, 7 e 8 grossi. Quando il segnalino ha superato l'ultimo, la locanda è chiusa fino alla fine
    della fase. Un giocatore che possiede 10 minatori non può assumere.
    .title = La locanda

rule-b3 =
    Nell'officina un giocatore compra uno degli strumenti scoperti, che costano 3, 4 e 5 grossi da sinistra a
    destra. Gli strumenti alla sua destra si spostano poi di un posto a sinistra, e un nuovo strumento della pila
    riempie il posto a destra. Quando la pila è vuota, restano in vendita meno strumenti.
    .title = L'officina

rule-b4 =
    Alla pompa un giocatore toglie 1 o più cubi d'acqua da una sola camera che contiene una propria pedina in
    piedi. Il primo cubo è gratis, il secondo costa 2 grossi, il terzo 3, il quarto 4 e così via: in totale 0,
    2, 5, 9 e oltre. L'acqua va alla banca o, con Muria, alle saline.
    .title = La pompa
    .note =
        Il paragrafo sulla pompa chiede soltanto un minatore del giocatore nella camera. I regolamenti inglese e
        francese dicono però anche che un minatore stanco non fa altro che trasportare sale, perciò il gioco chiede
        una pedina in piedi. L'impostazione `pump_with_tired = true` ne accetta una stanca.

rule-b5 =
    Al mercato un giocatore fa 1 o 2 transazioni di un cubo ciascuna. Un cubo si vende alla casella libera più
    cara del suo tipo, al prezzo di quella casella, e si compra dalla casella occupata più economica del suo tipo,
    a quel prezzo. Il marrone ha caselle da 3, 3, 4 e 5, il verde da 4, 5 e 6, il bianco da 7 e 8. Quello che si
    incassa con la prima transazione si può spendere nella seconda.
    .title = Il mercato

rule-b6 =
    Nessun cubo è oggetto di due transazioni nella stessa visita. Un giocatore che ha comprato un tipo può vendere quel tipo
    solo se ne aveva già un cubo all'inizio della visita. Un giocatore che ha venduto un tipo non può comprare quel
    tipo, a meno che il cubo venduto sia andato alla banca (U6).
    .title = Mai due volte lo stesso cubo

rule-b7 =
    In piazza un giocatore prende 1 grosso dalla banca.
    .title = La piazza

rule-b8 =
    Il mercato non compra e non vende acqua salata.
    .title = Niente acqua salata al mercato


## K

chapter-k = Il castello

rule-k1 =
    Una visita al castello mette una propria pedina in piedi nel cerchio lontano della fila. La pedina viene dalla
    riserva, da una postazione oppure dalla miniera, se la regola della catena le permette di partire (C2, C3). Con
    un privilegio reale va direttamente nel cerchio vicino.
    .title = Mettersi in fila
    .note =
        I regolamenti non dicono da dove viene la pedina in visita. La decisione di questo gioco è che può venire
        dalla miniera o da una postazione come anche dalla riserva.

rule-k2 =
    Una pedina in fila vi resta finché non arriva o la fase non finisce. Un cerchio ha spazio per un numero
    qualsiasi di pedine di un numero qualsiasi di giocatori.
    .title = Aspettare in fila

rule-k3 =
    Quando una pedina arriva e il suo proprietario ha tutto il sale per uno o più ordini scoperti, uno di questi
    ordini deve essere completato; quale, lo sceglie il proprietario. Il sale va alla banca, il prezzo dell'ordine
    viene pagato al giocatore, che tiene il gettone, e il conto degli ordini completati aumenta di 1. Un nuovo
    ordine occupa il posto vuoto, se nella pila ce n'è ancora uno. Poi viene pagato l'assistente del castello.
    .title = Completare un ordine

rule-k4 =
    Un giocatore la cui pedina in arrivo non può completare nessun ordine perde 3 grossi o 1 cubo di sale di
    qualsiasi tipo, acqua salata compresa. Se ha meno di 3 grossi ma possiede del sale, deve cedere sale; se non ha
    alcun sale, perde tutto il denaro che ha, fino a 3 grossi. Non sono mai entrambe le cose, e un giocatore che
    non ha nulla non perde nulla.
    .title = La penalità

rule-k5 =
    Se arrivano due o più pedine, si risolvono una dopo l'altra. Un ordine scoperto per la prima può essere
    completato dalla successiva.
    .title = Più arrivi

rule-k6 =
    Con Muria un giocatore può scambiare acqua salata prima che ogni arrivo venga risolto (W5). Nessuno è obbligato
    a scambiare acqua salata per diventare in grado di completare un ordine.
    .title = Acqua salata prima di un arrivo


## U

chapter-u = Strumenti
    .intro =
        Ogni carta strumento si può usare una volta per fase. Non c'è limite al numero di carte usate in un turno, e
        una carta appena comprata si può usare subito.

rule-u1 =
    Una corda si usa in un'azione di piazzamento: piazza o muove un'altra pedina, come dice P4.
    .title = La corda

rule-u2 =
    Un piccone si usa in un'estrazione e aggiunge 1 alla sua forza (E2). La squadra ha sempre bisogno di almeno una
    pedina, e un piccone non può essere superfluo (E3).
    .title = Il piccone

rule-u3 =
    Un secchio si usa al di fuori delle azioni, nel proprio turno. Porta 1 cubo d'acqua da una camera in cui il
    giocatore ha una pedina in piedi alla camera direttamente alla sua sinistra o destra, mai in un pozzo. Quella
    camera può essere anche non ancora rivelata.
    .title = Il secchio
    .note =
        Che la pedina debba essere in piedi è scritto nelle domande e risposte di Muria. I regolamenti tedesco e
        inglese permettono di versare acqua in una camera non ancora rivelata, quello francese lo vieta. Il gioco lo
        permette; l'impostazione `bucket_into_unrevealed = false` lo vieta.

rule-u4 =
    Un carrello si usa in un'estrazione e libera uno o due spazi del percorso dai loro pedaggi, come dice E6.
    .title = Il carrello
    .note =
        Quanti cubi copra un carrello dipende da Muria e dall'impostazione `cart_capacity`; vedi E6.

rule-u5 =
    Il cibo si usa al di fuori delle azioni, nel proprio turno. Fa rialzare 1 o 2 minatori stanchi del giocatore,
    ovunque siano e anche in spazi diversi, oppure, al loro posto, soltanto il caposquadra stanco del giocatore.
    .title = La carta cibo

rule-u6 =
    Un privilegio commerciale si usa in una visita al mercato e vale per entrambe le transazioni: ogni acquisto costa
    1 grosso in meno e ogni vendita rende 1 grosso in più. Si può vendere un cubo anche quando tutte le caselle
    del suo tipo sono occupate. In tal caso rende il prezzo più basso del suo tipo, senza il grosso in più, e va
    alla banca.
    .title = Privilegio commerciale
    .note =
        Per una vendita in una colonna piena il regolamento tedesco dice che il ricavo è il valore più basso del tipo
        e che il cubo va alla banca; quello francese indica il prezzo, ma non dove va il cubo. Il gioco segue il testo
        tedesco, senza il grosso in più.

rule-u7 =
    Un privilegio reale si usa in una visita al castello: la pedina va nel cerchio vicino invece che in quello
    lontano (K1).
    .title = Privilegio reale

rule-u8 =
    Un privilegio delle saline (Muria) si usa in una visita alle saline e riprende 1 o 2 delle pedine appena mandate,
    ciascuna con 1 cubo di acqua salata, come dice W4.
    .title = Privilegio delle saline

rule-u9 =
    Un mulino a cavalli (Muria) si usa in un'estrazione: la squadra prende il sale dalla camera esattamente sotto
    invece che dalla propria, come dice E9.
    .title = Mulino a cavalli


## W

chapter-w = Saline e acqua salata (Muria)
    .intro =
        Questo capitolo vale solo quando l'impostazione `expansion` è `muria`. I nove ordini di Muria sono ricostruiti:
        quello che mostrano i gettoni stampati non si trova in nessuna fonte di cui questo progetto dispone, perciò i
        loro valori seguono lo schema degli ordini del gioco base. Chi possiede la scatola può mettere al loro posto i
        valori stampati.

rule-w1 =
    Una visita alle saline vi manda una o più proprie pedine in piedi con una sola azione. Vengono dalla riserva, da
    postazioni oppure dalla miniera, se la regola della catena permette loro di partire (C2, C3). La visita è permessa
    anche se nelle saline non c'è acqua salata.
    .title = Visitare le saline

rule-w2 =
    All'inizio del turno successivo del loro proprietario, dopo che gli ordini sono stati risolti, tutte le pedine
    nelle saline tornano a casa nella riserva. Ciascuna porta con sé 1 cubo di acqua salata, finché ce n'è. Se è
    arrivato almeno un cubo di acqua salata, la postazione delle saline guadagna.
    .title = A casa con l'acqua salata
    .note =
        I regolamenti di Muria dicono che un giocatore «può» prendere un cubo per ogni minatore. La decisione di
        questo gioco è che prendere l'acqua salata non è facoltativo.

rule-w3 =
    Ogni volta che una camera viene rivelata, 1 cubo di acqua salata dalla banca va nelle saline. Vi va anche l'acqua
    tolta alla pompa.
    .title = Da dove viene l'acqua salata

rule-w4 =
    Un privilegio delle saline, usato durante la visita, riporta immediatamente nella riserva 1 o 2 delle pedine appena
    mandate, ciascuna con 1 cubo di acqua salata; nelle saline devono esserci almeno altrettanti cubi. Dopo di che nella
    stessa visita non si possono mandare altre pedine, ma un altro privilegio può riprenderne ancora. La postazione
    delle saline guadagna per ogni uso.
    .title = Richiamare subito delle pedine

rule-w5 =
    In ogni momento del proprio turno, purché nessun'altra scelta sia compiuta solo a metà, un giocatore può dare alla
    banca 2 cubi di acqua salata per 1 cubo marrone, 4 per 1 verde o 6 per 1 bianco. L'altro sale non si scambia mai con
    acqua salata.
    .title = Scambiare acqua salata

rule-w6 =
    Le pedine che si trovano nelle saline quando finisce una fase tornano a casa senza acqua salata.
    .title = Le saline a fine fase
    .note =
        I regolamenti non trattano questo caso. È una decisione di questo gioco: l'acqua salata si porta a casa
        all'inizio del turno successivo del proprietario, e in quella fase un turno successivo non c'è.


## M

chapter-m = Scavare la miniera (Muria)
    .intro =
        Questo capitolo vale solo quando l'impostazione `expansion` è `muria`. Il pozzo principale è corto, e il resto
        della miniera compare man mano che viene esplorata e scavata. Le sei tessere di Muria sono ricostruite, come i
        suoi nove ordini: i valori stampati non si trovano in nessuna fonte di cui questo progetto dispone, perciò
        seguono lo schema del gioco base. Chi possiede la scatola può mettere al loro posto i valori stampati.

rule-m1 =
    Il pozzo principale ha solo le sezioni `1C` e `2C`. All'inizio le camere `2L1` e `2R1` si trovano coperte ai suoi
    lati. Le tessere del gioco base e di Muria si mescolano insieme, livello per livello.
    .title = La miniera all'inizio

rule-m2 =
    Come ultimo passo, quando si rivela una camera, si posa una tessera coperta dello stesso livello su ogni posizione
    vuota accanto a essa nella sua riga, prima su quella a sinistra. Se due posizioni sono vuote e resta una sola
    tessera, il giocatore sceglie il lato. Se non restano tessere, non se ne posa nessuna.
    .title = Nuove tessere a sinistra e a destra
    .note =
        Il regolamento italiano posa una tessera coperta a sinistra e a destra. Quello francese dice a sinistra «o» a
        destra e «scoperta», eppure il suo stesso esempio 6 posa tessere da entrambi i lati. Il gioco segue il testo
        italiano; nella miniera mappata (impostazione `mapped = true`) le tessere sono scoperte.

rule-m3 =
    Una visita alla casa dei capisquadra costruisce un pozzo. Il giocatore paga 5 grossi alla banca e riceve da essa 1
    cubo di acqua salata. Deve esserci una tessera pozzo non costruita, il giocatore deve avere meno di 3 propri
    segnalini nella miniera, e una delle sue pedine in piedi deve trovarsi nella camera sopra il nuovo pozzo.
    .title = Costruire un pozzo

rule-m4 =
    Un pozzo si costruisce sotto una camera che non ne ha ancora uno: a profondità 3 sotto una camera del livello I, a
    profondità 5 sotto una camera del livello II. Non può esserci un pozzo della stessa profondità in una colonna
    vicina, né un pozzo dell'altra profondità nella stessa colonna. In entrambi i casi le sezioni del pozzo principale
    non contano.
    .title = Dove può stare un pozzo

rule-m5 =
    Sotto il nuovo pozzo si posa una tessera coperta del livello successivo, a meno che lì ci sia già una camera. Se
    quella posizione è vuota e non restano tessere del livello, il pozzo non si può costruire.
    .title = La camera sottostante
    .note =
        I regolamenti non dicono che cosa succede quando le tessere sono finite. La decisione di questo gioco è che
        nessun pozzo porta nel nulla. Nella miniera mappata (impostazione `mapped = true`) la tessera è scoperta.

rule-m6 =
    Il segnalino del costruttore resta nel pozzo per il resto della partita. Conta come una pedina del costruttore per
    O, per C4 e per i pedaggi (E5), ma non lavora mai in una squadra.
    .title = Il segnalino del proprietario


## V

chapter-v = Varianti

rule-v1 =
    Nella miniera mappata ogni tessera è scoperta dall'inizio o, con Muria, dal momento in cui viene posata, e i suoi
    cubi vi si mettono quando entra la prima pedina. Una camera in cui non resta più sale si gira a faccia in giù: è
    esaurita. Rivelata significa sempre che una pedina vi è entrata (P3). Una tessera scoperta in cui nessuno è entrato
    è quindi non rivelata per C3, E1, E9, U3, W3 e M2, mentre una camera esaurita resta rivelata.
    .title = La miniera mappata
    .note =
        L'impostazione `mapped = true` attiva questa variante.

rule-v2 =
    Cinque giocatori, possibili solo con Muria, giocano come quattro. Il quinto giocatore comincia con 18 grossi.
    .title = Cinque giocatori
    .note =
        La scatola di Muria ha i componenti per un quinto giocatore, ma nessun testo al riguardo. Il gioco usa quindi i
        numeri per quattro e continua la serie del denaro iniziale.
