### The rules page with its small boards, and the first game that teaches by doing.


## The rules page

learn-rules-title = Le regole
learn-rules-search = Cerca nelle regole
learn-rules-search-help = Parole, o una regola come E5
learn-rules-chapter = Capitolo
learn-rules-chapters = Capitoli
learn-rules-all = Tutti i capitoli
learn-rules-found =
    { $count ->
        [0] Nessuna regola ha queste parole. Prova con meno parole o con parole più corte.
        [one] 1 regola ha queste parole.
       *[other] { $count } regole hanno queste parole.
    }
learn-rules-results = Regole con queste parole
learn-rules-unknown = La regola { $rule } non esiste. Ecco tutte le regole.
learn-rules-link = Link alla regola { $rule }
learn-rules-note = Nota
learn-rules-may = Permesso qui
learn-rules-may-not = Vietato qui
learn-rules-reconstructed = ricostruzione
learn-rules-values-unknown = In questo momento il server non comunica i suoi prezzi. Ricarica la pagina per riprovare.

learn-minutes-title = Il gioco in due minuti
learn-minutes-goal =
    Guidi una squadra di minatori a Wieliczka, nel 1368. Dopo tre fasi vince chi ha più denaro. Il denaro viene dal
    sale: il castello lo compra su ordine, il mercato un cubo alla volta.
learn-minutes-turn =
    Nel tuo turno hai due azioni, e solo una nel primo round di ogni fase. Ognuna è una di quattro cose: piazzare o muovere
    un minatore nella miniera, scavare sale, mandare un assistente in città o visitare un edificio. Puoi anche passare.
learn-minutes-chain =
    I minatori formano una catena dall'ingresso della miniera. Puoi andare dovunque ci sia qualcuno della catena, o lì
    accanto, e non importa di chi siano quei minatori. Nessuno può andarsene se così isola altri.
learn-minutes-dig =
    Il primo minatore in una camera ne rivela il sale e l'acqua. Per scavare, impiega i minatori che vi stanno in piedi: uno
    per ogni cubo di sale e uno per ogni cubo d'acqua. Poi sono stanchi e si sdraiano.
learn-minutes-toll =
    Il sale risale subito lungo la catena. Per ogni spazio in cui non hai nessuno dei tuoi, paghi 1 grosso per cubo a chi
    vi si trova. Conviene quindi stare dove gli altri devono passare.
learn-minutes-castle =
    Per vendere al castello, manda un minatore nella sua fila. Arriva due turni dopo; se allora hai il sale di un ordine,
    viene pagato bene. Altrimenti paghi una penalità.
learn-minutes-town =
    La locanda offre altri minatori, l'officina strumenti per ogni occasione, la pompa toglie l'acqua dalle camere, il mercato
    commercia singoli cubi e la piazza ti dà 1 grosso. Un assistente in un edificio guadagna 1 grosso per ogni visita.
learn-minutes-rest = Se passi entrambe le azioni di un turno, tutti i tuoi minatori stanchi si rialzano.
learn-minutes-end =
    Una fase finisce con il round in cui sono stati completati abbastanza ordini. Tutti tornano a casa, ed escono nuovi ordini
    e nuovi strumenti. Alla fine di tutto, anche il sale e gli strumenti che hai ancora valgono qualche grosso.
learn-minutes-try = Gioca la prima partita


## Names on the small boards, as the sentences below have them

learn-name-a = Ada
learn-name-b = Bruno
learn-name-c = Celina
learn-name-d = Dora
learn-name-e = Emil


## What one sees on the small board of each rule: one or two sentences

learn-scene-g1 =
    2L3 è a profondità 2, tre colonne a sinistra del pozzo principale; 4R1 è a profondità 4, una colonna alla sua destra.
learn-scene-g2 =
    L'intera miniera del gioco base: otto camere di livello I, sei di livello II, quattro di livello III e, in mezzo, il pozzo
    principale.
learn-scene-g3 =
    2C confina con 1C sopra, con 3C sotto e con le camere 2L1 e 2R1 ai lati. 2R1 e 4R1 non confinano: una camera non porta mai
    a quella sottostante.
learn-scene-g4 =
    Tutti vedono che cosa possiedono Ada e Bruno e che cosa c'è in 2R1. Nessuno sa che cosa c'è sotto la tessera di 2R2 né
    quale ordine verrà dopo.
learn-scene-g5 = Tutti i dieci minatori di Ada sono già in gioco, perciò la locanda non ne ha altri per lei. Monete e cubi non finiscono mai.

learn-scene-s1 = Quattro giocatori sono al tavolo. La sorte ha scelto Ada: comincia lei, e gli altri seguono in senso orario.
learn-scene-s2 = Comincia una partita a due con Muria: Ada e Bruno hanno ciascuno tre minatori e il caposquadra nella riserva.
learn-scene-s3 =
    Ada comincia, perciò ha 10 grossi. Più tardi tocca a un giocatore, più denaro riceve in cambio: 12, 14 e 16. Tutti hanno
    un cubo marrone.
learn-scene-s4 = Il mercato prima del primo turno: marrone sul 5 e sul 4, verde sul 6, e niente bianco.
learn-scene-s5 = Su ogni camera c'è una tessera coperta del suo livello. Che cosa c'è sotto si vede solo quando qualcuno entra.
learn-scene-s6 =
    La fase I ha sette strumenti: tre sono scoperti nell'officina, quattro aspettano nella pila. Gli altri quattordici arrivano
    nelle due fasi successive.
learn-scene-s7 =
    Comincia una fase a tre giocatori: tre ordini e tre strumenti sono scoperti, e il segnalino della locanda è sulla terza
    casella, perciò si possono assumere cinque minatori.

learn-scene-t1 =
    Nel primo round Ada e Bruno avevano un'azione ciascuno e sono entrati nel pozzo. Ora comincia il secondo round, e ognuno ne
    ha due.
learn-scene-t2 =
    Il turno di Ada comincia al castello: il suo minatore nel cerchio vicino arriva, e quello nel cerchio lontano avanza. Quello
    di Bruno aspetta il turno di Bruno.
learn-scene-t3 =
    Ada è stata all'officina con la prima azione. La seconda può essere una visita a qualsiasi altro edificio, ma non di nuovo
    all'officina.
learn-scene-t4 = I due minatori di Ada in 2L1 sono stanchi. Se Ada passa entrambe le azioni, si rialzano quando il suo turno termina.
learn-scene-t5 = In una partita a due il quarto ordine decide la fase. Il round si gioca fino in fondo, e poi la fase è finita.
learn-scene-t6 =
    Comincia la fase II. Tutte le pedine sono a casa e, poiché il mercato non aveva cubi marroni, ne è stato messo uno sul 5. Il
    sale in 2R1 resta dov'è.
learn-scene-t7 =
    Ada ha 31 grossi, più 9 per tre cubi e 6 per tre strumenti: 46. Bruno ne ha 44, più 2 per uno strumento: anche lui 46.
    Vince Ada, perché ha completato più ordini.
learn-scene-t8 = Sono stati completati solo due ordini, ma questo è il round 60: la fase finisce lo stesso.

learn-scene-c1 =
    1C e 2C sono collegati alla superficie. Un minatore può andare lì o in uno spazio lì accanto; 2L2 e 4C sono ancora fuori
    portata.
learn-scene-c2 =
    Se il minatore di Ada lasciasse 1C, tutti gli altri resterebbero isolati, perciò deve restare. Quello in 2L1 è alla fine della
    catena e può andare.
learn-scene-c3 =
    Da 2R1 in poi tutta la galleria non ha più sale. Ada può quindi lasciare 2R1, anche se così isola il minatore stanco
    di Bruno che sta dietro.
learn-scene-c4 = Nel pozzo 3R1 non c'è nessuno, ma c'è il segnalino di Bruno, che collega 4R1 alla catena. Ada può quindi scavare in 4R1.

learn-scene-p1 = Ada prende un minatore dalla riserva e lo mette in 2R1, che confina con il minatore di Bruno in 2C.
learn-scene-p2 =
    In uno spazio c'è posto per tutti. Il minatore di Ada può scendere da 2C a 3C, perché i due di Bruno tengono il collegamento
    in 2C.
learn-scene-p3 =
    Il minatore di Ada è il primo in 2R1. La tessera si scopre: vi si mettono un cubo marrone, due verdi e due d'acqua. 2R2 resta
    nascosta.
learn-scene-p4 = Ada ha messo un minatore in 2R1, e con la corda un secondo lo ha seguito nella stessa azione. Ora la corda è usata.

learn-scene-e1 = Ada può scavare in 2L1, dove stanno in piedi due suoi minatori. In 2R1 no: lì il suo unico minatore è stanco.
learn-scene-e2 = Tre minatori, meno un cubo d'acqua, fanno una forza di 2. Ada prende quindi uno o due cubi a sua scelta.
learn-scene-e3 =
    Ada ha preso un cubo marrone da 2L1. Per un cubo di sale e uno d'acqua servivano due minatori: questi due sono stanchi, il
    terzo è ancora in piedi.
learn-scene-e4 =
    Da 4R2 due percorsi portano su. Ada sceglie quello che passa per il suo pozzo 3R1: su ogni spazio ha qualcuno dei suoi e non
    paga nulla.
learn-scene-e5 =
    Ada porta su due cubi. In 2C ha un minatore suo; in 1C c'è solo Bruno, e gli paga 1 grosso per cubo, 2 grossi in tutto.
learn-scene-e6 =
    In 2C e 1C, che si susseguono sul percorso, c'è solo Bruno. Un carrello libera entrambi, e i tre cubi di Ada non pagano nulla.
learn-scene-e7 = Ogni cubo da 2L1 costerebbe ad Ada 2 grossi. Ne ha solo 1 e nessun carrello, perciò lì non può scavare.
learn-scene-e8 = Ada scava in 2R1. Bruno occupa la postazione all'ingresso della miniera e per questo riceve 1 grosso dalla banca.
learn-scene-e9 =
    I due minatori di Ada in 2R1 azionano il mulino a cavalli e prendono un cubo da 4R1, esattamente sotto. L'acqua di 4R1 conta
    contro di loro, quella di 2R1 no.

learn-scene-a1 = Bruno ha un assistente al mercato. Le postazioni all'officina e alla pompa sono ancora libere per Ada.
learn-scene-a2 = Bruno ha appena comprato uno strumento. L'assistente di Ada è all'officina, perciò la banca le paga 1 grosso.
learn-scene-a3 = Bruno ha mandato il suo caposquadra alla pompa. Per ogni visita riceve 1 grosso, come per un minatore.
learn-scene-a4 =
    La postazione di Ada all'ingresso della miniera è occupata da due minatori, o dal solo caposquadra. Se uno dei due minatori se
    ne va altrove, l'altro torna a casa.
learn-scene-a5 = Bruno ha scavato tre cubi in 2L1. La postazione di Ada all'ingresso le frutta 1 grosso, quanti che siano i cubi.

learn-scene-b1 = Un minatore costa 6 grossi, e Ada ne ha 5: non può visitare la locanda. La piazza per lei è aperta.
learn-scene-b2 = Il segnalino è sul 6. Ada paga 6 grossi per un minatore, e il segnalino avanza: il prossimo costa 7.
learn-scene-b3 =
    Ada compra il carrello in mezzo per 4 grossi. La carta cibo scorre al suo posto, e dalla pila arriva un nuovo strumento.
learn-scene-b4 = Ada ha un minatore in piedi in 2R1, perciò può pompare lì: 1 cubo d'acqua gratis, 2 per 2 grossi o tutti e 3 per 5.
learn-scene-b5 =
    La casella libera più cara per il verde vale 5, perciò Ada può vendere un cubo verde a 5. Il marrone più economico è sul 4,
    perciò può comprarne uno a 4.
learn-scene-b6 =
    Ada non ha cubi verdi. Se compra quello da 6, non può rivenderlo nella stessa visita.
learn-scene-b7 = Ada è stata in piazza e ha 1 grosso in più. Non è molto, ma è sempre possibile.
learn-scene-b8 = Il mercato non accetta acqua salata: Ada deve prima scambiarla con altro sale, o usarla per completare un ordine.

learn-scene-k1 =
    Ada ha mandato un minatore al castello. Comincia nel cerchio lontano, passa in quello vicino al prossimo turno e arriva al
    turno dopo.
learn-scene-k2 = Tre pedine aspettano nel cerchio lontano e due in quello vicino. C'è sempre posto per altre.
learn-scene-k3 =
    Il minatore di Ada è arrivato, e lei ha due cubi marroni e uno verde. Deve completare il primo o il secondo ordine; il terzo
    richiede due verdi.
learn-scene-k4 = L'unico cubo di Ada è verde, e nessun ordine si può completare con esso. Ada perde 3 grossi o il cubo.
learn-scene-k5 =
    Due minatori di Ada arrivano insieme. Il primo ha portato 9 grossi, ed è uscito un nuovo ordine; con marrone e verde il
    secondo completa quello da 11.
learn-scene-k6 =
    Il minatore di Ada è arrivato, e lei ha quattro cubi di acqua salata. Può scambiarne due con un cubo marrone e poi completare
    il primo ordine, ma nessuno può obbligarla.

learn-scene-u1 = Con una corda Ada può piazzare due pedine in un'azione: per esempio una in 2R1 e una in 3C.
learn-scene-u2 = Un minatore e un piccone, meno un cubo d'acqua: bastano per un cubo di sale.
learn-scene-u3 = Il secchio di Ada porta l'acqua da 2L1 a 2L2, dove non è ancora entrato nessuno.
learn-scene-u4 = Con un carrello su 2C i cubi di Ada passano gratis dal minatore di Bruno. In 1C ha un minatore suo.
learn-scene-u5 = Una carta cibo basta per i due minatori stanchi di Ada, anche se sono in camere diverse.
learn-scene-u6 = La colonna del marrone è piena. Con un privilegio commerciale Ada può vendere lo stesso il suo cubo marrone, per 3 grossi.
learn-scene-u7 = Con un privilegio reale il minatore di Ada ha cominciato nel cerchio vicino: arriva all'inizio del suo prossimo turno.
learn-scene-u8 =
    Ada ha mandato tre minatori alle saline. Con il privilegio, due sono tornati subito con un cubo di acqua salata ciascuno; il
    terzo torna a casa al prossimo turno.
learn-scene-u9 =
    2L1 è esaurita, ma con un mulino a cavalli i tre minatori che Ada ha lì possono prendere due cubi da 4L1, anche se nessun
    pozzo porta giù.

learn-scene-w1 = Ada ha mandato due minatori alle saline in un'azione. Portano a casa l'acqua salata all'inizio del suo prossimo turno.
learn-scene-w2 =
    Comincia il turno di Bruno, e i suoi due minatori tornano a casa dalle saline. C'è un solo cubo di acqua salata, perciò solo
    uno di loro porta un cubo.
learn-scene-w3 =
    2R1 è stata appena rivelata, e un cubo di acqua salata è arrivato alle saline. Ci va anche l'acqua che si pompa da 2R1.
learn-scene-w4 = C'è un solo cubo di acqua salata. Con il privilegio Ada può richiamare subito solo uno dei suoi tre minatori.
learn-scene-w5 = I sei cubi di acqua salata di Ada valgono un cubo bianco, o uno verde e uno marrone, o tre marroni.
learn-scene-w6 = La fase finisce mentre due minatori di Ada sono alle saline. Tornano a casa senza acqua salata.

learn-scene-m1 = Con Muria la miniera comincia con due sezioni del pozzo e due camere coperte. Tutto il resto è da scoprire.
learn-scene-m2 = Il minatore di Ada ha rivelato 2R1. Subito si posa accanto una nuova tessera coperta, in 2R2.
learn-scene-m3 =
    Ada aveva un minatore in 2R1 e ha pagato 5 grossi alla casa dei capisquadra. Ora da lì scende il suo pozzo 3R1, e in cambio
    ha ricevuto 1 cubo di acqua salata.
learn-scene-m4 =
    Bruno ha costruito 3R1. Subito accanto, in 3R2, non si può costruire nessun pozzo; in 3R3, una colonna più in là, Ada può
    costruire il suo.
learn-scene-m5 = Ada ha costruito il pozzo 3L1. Sotto c'è una tessera coperta di livello II, in cui si può entrare.
learn-scene-m6 =
    Bruno porta su due cubi da 4R1. Nel pozzo 3R1 c'è solo il segnalino di Ada: le paga 2 grossi.

learn-scene-v1 =
    Nella miniera mappata le tessere sono scoperte. Si sa che cosa contiene 2L1, ma i suoi cubi vi si mettono solo quando qualcuno
    entra, come in 2R1.
learn-scene-v2 = Cinque giocatori con Muria: Emil è l'ultimo, perciò comincia con 18 grossi.


## The first game

learn-title = La tua prima partita
learn-intro =
    Impara il gioco giocandolo: una fase contro Kinga, che spiega che cosa succede. Dura circa dieci minuti, e non servono
    conoscenze preliminari.
learn-intro-mind = Puoi fermarti in ogni momento e continuare più tardi, e puoi sempre fare un passo indietro.
learn-begin = Inizia
learn-go-on = Riprendi da dove eri
learn-again = Ricomincia
learn-again-sure = La lezione riparte dal primo passo, con un nuovo tavolo.
learn-or-rules = O leggi le regole
# A name: sentences of the log in the third person begin with it.
learn-you = Principiante
learn-rival = Kinga
learn-panel = Lezione
learn-progress = Passo { $step } di { $steps }
learn-back = Indietro
learn-next = Avanti
learn-show = Fallo per me
learn-tasks = Che cosa fare
learn-done = fatto
learn-waiting = Kinga gioca il suo turno.
learn-gone = Il server non conosce più questa partita. Ricomincia: stavolta farai presto.
learn-first = È permesso, ma prima fai ciò che chiede la lezione: { $wanted }.
learn-not-now = Non in questa lezione. Potrai farlo in una vera partita.
learn-play-on = Continua contro un bot
learn-new-game = Nuova partita
learn-read-rules = Leggi le regole


## What Kinga says, step by step: short and friendly, one idea each

learn-step-welcome =
    Ti do il benvenuto a Wieliczka! Sono Kinga, e scaverò accanto a te. Lo scopo è semplice: avere più denaro di tutti alla fine.
    Chi paga meglio è il castello: i suoi ordini chiedono sale e dicono il prezzo.
learn-step-purse =
    Questo è tuo: 10 grossi, un cubo di sale marrone e cinque minatori. Io ho 12 grossi, perché cominci tu. Tutto è
    scoperto sul tavolo.
learn-step-town =
    Sopra c'è la città. Ogni edificio fa una cosa: la locanda ha i minatori, l'officina gli strumenti, il mercato commercia il
    sale. Li visiteremo tutti.
learn-step-mine =
    Sotto c'è la miniera. Le camere sono ai lati del pozzo principale, coperte finché qualcuno non entra. Più sono profonde, più
    il sale è prezioso.
learn-step-enter =
    Tutto comincia all'ingresso. Prendi un minatore dalla tua riserva e mettilo in 1C, in cima al pozzo.
learn-step-end =
    Nel primo round di una fase tutti hanno una sola azione, e questa era la tua. Termina il turno, e io gioco il mio.
learn-step-chain =
    Sono scesa in 2C. I minatori formano una catena dall'ingresso, e i miei valgono quanto i tuoi: puoi andare dovunque ci sia la
    catena, e lì accanto. Manda un minatore in 2L1, la camera alla mia sinistra.
learn-step-reveal =
    Il tuo minatore è arrivato per primo, perciò la camera è rivelata: due cubi marroni, uno verde e uno d'acqua. Ora hai due
    azioni: manda un secondo minatore dietro al primo e termina il turno.
learn-step-rival-reveals =
    Ho aperto 2R1 dall'altra parte: un cubo marrone, due verdi, ma due d'acqua. L'acqua è una seccatura: un minatore che la
    trattiene non può scavare.
learn-step-dig =
    Scava! Due minatori meno un cubo d'acqua fanno una forza di 1, cioè un cubo. Scegli 2L1 e prendine uno marrone.
learn-step-tired =
    I tuoi minatori sono stanchi e si sdraiano. E guarda 2C: lì non hai nessuno, perciò il tuo sale l'ha portato il mio minatore,
    e mi hai pagato 1 grosso per il cubo. In 1C ci sei tu, ed è gratis.
learn-step-queue =
    Ora hai due cubi marroni, e il castello li paga 9. Manda un minatore al castello: aspetta nel cerchio lontano, poi in quello
    vicino, e poi viene ricevuto. Dopo, termina il turno.
learn-step-toll =
    Stavolta hai guadagnato tu: ho scavato un cubo verde, e in 1C ci sei solo tu. È 1 grosso per te. Un buon posto nella catena
    si ripaga da solo.
learn-step-tool =
    Mentre il tuo minatore aspetta, compra uno strumento. Il piccone costa solo 3 grossi e scava come un minatore in più. Ogni
    strumento si può usare una volta per fase.
learn-step-third =
    I tuoi due minatori in 2L1 sono stanchi, ma ne hai ancora uno. Manda anche lui in 2L1 e termina il turno.
learn-step-deliver =
    Il tuo minatore è ricevuto al castello! Hai ciò che chiede il primo ordine: consegna due cubi marroni e ricevi 9 grossi.
learn-step-pump =
    Chi arriva senza il sale per un ordine paga una penalità, perciò pensaci prima. È uscito un nuovo ordine: due marroni e un
    verde per 17! Prima liberiamoci dell'acqua. Visita la pompa per 2L1: il primo cubo d'acqua è gratis.
learn-step-pick =
    Senza acqua, un minatore e il tuo piccone hanno una forza di 2. Scava insieme il marrone e il verde, e termina il turno. Il mio
    minatore in 2C riceve di nuovo 1 grosso per cubo.
learn-step-rival-rests =
    Ora 2L1 è vuota. Io ho passato entrambe le azioni del mio turno, e così tutti i miei minatori stanchi si sono rialzati. Presto
    lo farai anche tu.
learn-step-market =
    Hai un cubo marrone e uno verde. Al castello valgono 11, ma con un altro marrone fanno 17! Compra un cubo marrone al mercato:
    il più economico costa 4.
learn-step-again =
    Ora manda di nuovo un minatore al castello. Io ho ciò che mi serve per l'ordine da 11, perciò hai fatto bene a puntare più in
    alto. Termina il turno.
learn-step-rest =
    Ho consegnato e scavato di nuovo; tu hai guadagnato 2 grossi in 1C. La tua squadra in 2L1 è stanca, e al tuo minatore al
    castello serve comunque tempo. Falli riposare: passa entrambe le azioni e termina il turno.
learn-step-seventeen = I tuoi minatori sono di nuovo in piedi, e al castello tocca a te. Consegna per 17 grossi!
learn-step-hire =
    Più minatori significano più forza. Assumine uno alla locanda: il prezzo sale con ognuno, e in due giocatori comincia da 6.
learn-step-assist =
    Un minatore può guadagnare anche in città. Mandane uno come assistente al mercato: da ora la banca ti paga 1 grosso ogni
    volta che qualcuno vi commercia, me compresa. Poi termina il turno.
learn-step-wage =
    Vedi, ho comprato un cubo al mercato, e il tuo assistente ha guadagnato 1 grosso. Ci sono postazioni anche al castello,
    all'officina e alla pompa.
learn-step-move =
    2L1 è esaurita, perciò avanti con la prossima camera. I minatori in piedi si possono muovere: mandane uno da 2L1 a 2L2. Gli
    altri tengono la catena.
learn-step-second =
    Tre cubi marroni! Nessuno può andarsene se così isola altri, perciò l'ultimo deve restare in 2L1. Mandane un altro in 2L2 e
    termina il turno.
learn-step-phase =
    Con la mia consegna sono stati completati quattro ordini: in una partita a due questo conclude la fase. Tutte le pedine sono
    tornate a casa e sono in piedi, gli strumenti usati sono di nuovo pronti, e sono usciti nuovi ordini e nuovi strumenti. La
    miniera resta com'è.
learn-step-deeper =
    Nella fase II il castello chiede sale bianco. Si trova più in profondità, dal livello II in giù. È cambiato anche chi
    comincia: ora tocca a me.
learn-step-score =
    Dopo la fase III si conta tutto: il tuo denaro, 3 grossi per ogni cubo rimasto e qualcosa per gli strumenti: più ne hai,
    meglio è. Vince chi ha di più.
learn-step-finish =
    È tutto quello che ti serve. Continua da qui, e un bot prende il mio posto. Ciò che non puoi fare è sbiadito sulla plancia:
    indicalo o toccalo, e ti dice perché. Buona fortuna!
