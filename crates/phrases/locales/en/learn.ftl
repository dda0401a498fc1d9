### The rules page with its small boards, and the first game that teaches by doing.


## The rules page

learn-rules-title = The rules
learn-rules-search = Search the rules
learn-rules-search-help = Words, or a rule such as E5
learn-rules-chapter = Chapter
learn-rules-chapters = Chapters
learn-rules-all = All chapters
learn-rules-found =
    { $count ->
        [0] No rule has these words. Try fewer or shorter ones.
        [one] 1 rule has these words.
       *[other] { $count } rules have these words.
    }
learn-rules-results = Rules with these words
learn-rules-unknown = There is no rule { $rule }. These are all of them.
learn-rules-link = Link to rule { $rule }
learn-rules-note = Note
learn-rules-may = Allowed here
learn-rules-may-not = Not allowed here
learn-rules-reconstructed = reconstructed
learn-rules-values-unknown = The server does not tell its prices now. Reload the page to try again.

learn-minutes-title = The game in two minutes
learn-minutes-goal =
    You run a crew of miners in Wieliczka in 1368. After three phases, whoever has the most money wins. Money comes
    from salt: the castle buys it by order, the market cube by cube.
learn-minutes-turn =
    On your turn you have two actions, and only one in the first round of each phase. Each is one of four things: put or
    move a miner in the mine, dig for salt, post an assistant in town, or visit a building. You may also pass.
learn-minutes-chain =
    Miners form a chain from the mine's entrance. You can go wherever somebody of the chain is, or next to it, and it does
    not matter whose miners these are. Nobody may leave if that would cut others off.
learn-minutes-dig =
    The first miner in a chamber reveals its salt and its water. To dig, use miners who stand there: one for each cube, and
    one for each water. They are tired afterwards and lie down.
learn-minutes-toll =
    Salt goes up through the chain at once. On every space where you have nobody of your own, you pay 1 grosz per cube to
    whoever is there. So it pays to stand where others have to pass.
learn-minutes-castle =
    To sell to the castle, send a miner to its queue. He arrives two turns later; if you then have the salt of an order, it
    is paid well. If not, you pay a penalty.
learn-minutes-town =
    The inn has more miners, the workshop tools for every occasion, the pump house takes water out of chambers, the market
    trades single cubes, and the square gives you 1 grosz. An assistant in a building earns 1 grosz for each visit.
learn-minutes-rest = If you pass both actions of a turn, all your tired miners stand up again.
learn-minutes-end =
    A phase ends with the round in which enough orders have been completed. Everybody goes home, and new orders and tools
    come out. At the very end, salt and tools that you still have are worth a few groszy as well.
learn-minutes-try = Play the first game


## Names on the small boards, as the sentences below have them

learn-name-a = Ada
learn-name-b = Bruno
learn-name-c = Celina
learn-name-d = Dora
learn-name-e = Emil


## What one sees on the small board of each rule: one or two sentences

learn-scene-g1 =
    2L3 lies at depth 2, three columns to the left of the main shaft; 4R1 lies at depth 4, one column to the right of it.
learn-scene-g2 =
    The whole mine of the base game: eight chambers of level I, six of level II, four of level III, and the main shaft
    between them.
learn-scene-g3 =
    2C touches 1C above it, 3C below it, and the chambers 2L1 and 2R1 beside it. 2R1 and 4R1 do not touch: a chamber never
    leads to the one below.
learn-scene-g4 =
    Everybody sees what Ada and Bruno own and what lies in 2R1. Nobody knows what is under the tile of 2R2 or which order
    comes next.
learn-scene-g5 = All ten of Ada's miners are in the game already, so the inn has none for her. Coins and cubes never run out.

learn-scene-s1 = Four players sit at the table. The lot has fallen on Ada: she starts, and the others follow clockwise.
learn-scene-s2 = A game of two with Muria begins: Ada and Bruno each have three miners and the foreman in the supply.
learn-scene-s3 =
    Ada starts, so she has 10 groszy. The later somebody's turn comes, the more money there is for it: 12, 14 and 16. All
    have one brown cube.
learn-scene-s4 = The market before the first turn: brown on 5 and on 4, green on 6, and no white at all.
learn-scene-s5 = On every chamber lies a face-down tile of its own level. What is under it shows only when somebody enters.
learn-scene-s6 =
    Phase I has seven tools: three lie open in the workshop, four wait in the stack. The other fourteen come in the two
    later phases.
learn-scene-s7 =
    A phase begins with three players: three orders and three tools lie open, and the inn's marker is on its third space, so
    five miners can be hired.

learn-scene-t1 =
    In the first round, Ada and Bruno had one action each and went into the shaft. Now the second round begins, and each
    has two.
learn-scene-t2 =
    Ada's turn begins at the castle: her miner in the near circle arrives, and the one in the far circle moves up. Bruno's
    waits for his own turn.
learn-scene-t3 =
    Ada has been to the workshop with her first action. The second one may be a visit to any other building, but not to the
    workshop again.
learn-scene-t4 = Both of Ada's miners in 2L1 are tired. If she passes both actions, they stand up when her turn ends.
learn-scene-t5 = In a game of two, the fourth order decides the phase. The round is played to its end, and then the phase is over.
learn-scene-t6 =
    Phase II begins. All pieces are at home, and as the market had no brown, one cube was laid on the 5. The salt in 2R1
    stays where it is.
learn-scene-t7 =
    Ada has 31 groszy, 9 for three cubes and 6 for three tools: 46. Bruno has 44 and 2 for one tool: 46 as well. Ada wins,
    as she completed more orders.
learn-scene-t8 = Only two orders have been completed, but this is round 60: the phase ends all the same.

learn-scene-c1 =
    1C and 2C are linked with the surface. A miner can go there or to a space beside them; 2L2 and 4C are still out of reach.
learn-scene-c2 =
    If Ada's miner left 1C, all the others would be cut off, so he has to stay. The one in 2L1 is at the end of the chain and
    may go.
learn-scene-c3 =
    From 2R1 on the whole corridor has no salt left. So Ada may leave 2R1, even though this cuts off Bruno's tired miner
    behind it.
learn-scene-c4 = Nobody stands in the shaft 3R1, but Bruno's marker is there and links 4R1 with the chain. So Ada can dig in 4R1.

learn-scene-p1 = Ada takes a miner from her supply and puts him into 2R1, which touches Bruno's miner at 2C.
learn-scene-p2 =
    There is room for everybody on a space. Ada's miner may go from 2C down to 3C, because Bruno's two hold the link at 2C.
learn-scene-p3 =
    Ada's miner is the first one in 2R1. The tile is turned up: one brown, two green and two water are put there. 2R2 stays
    hidden.
learn-scene-p4 = Ada has put a miner into 2R1, and with her rope a second one followed in the same action. The rope is used now.

learn-scene-e1 = Ada can dig in 2L1, where two of her miners stand. In 2R1 she cannot: her only miner there is tired.
learn-scene-e2 = Three miners, less one water, make a strength of 2. So Ada takes one or two cubes of her choice.
learn-scene-e3 =
    Ada took one brown from 2L1. One cube and one water needed two miners: these two are tired, and the third still stands.
learn-scene-e4 =
    Two ways lead up from 4R2. Ada takes the one over her own shaft 3R1, where she has somebody on every space and pays
    nothing.
learn-scene-e5 =
    Ada brings up two cubes. At 2C she has a miner of her own; at 1C only Bruno stands, and she pays him 1 grosz per cube,
    2 groszy in all.
learn-scene-e6 =
    Only Bruno stands at 2C and 1C, which follow each other on the way up. One cart frees both, and Ada's three cubes pay
    nothing.
learn-scene-e7 = Each cube from 2L1 would cost Ada 2 groszy. She has just 1 and no cart, so she may not dig there.
learn-scene-e8 = Ada digs in 2R1. Bruno holds the post at the mine's entrance and gets 1 grosz from the bank for it.
learn-scene-e9 =
    Ada's two miners in 2R1 turn the horse mill and take a cube out of 4R1, straight below. The water of 4R1 counts against
    them, that of 2R1 does not.

learn-scene-a1 = Bruno has an assistant in the market. The posts of the workshop and the pump house are still free for Ada.
learn-scene-a2 = Bruno has just bought a tool. Ada's assistant is in the workshop, so the bank pays her 1 grosz.
learn-scene-a3 = Bruno has sent his foreman to the pump house. For each visit there he gets 1 grosz, as he would for a miner.
learn-scene-a4 =
    Ada's post at the mine's entrance is held by two miners, or by her foreman alone. If one of the two miners moves on, the
    other goes home.
learn-scene-a5 = Bruno has dug three cubes out of 2L1. Ada's post at the entrance brings her 1 grosz, however many cubes it were.

learn-scene-b1 = A miner costs 6 groszy, and Ada has 5: she cannot visit the inn. The town square is open to her.
learn-scene-b2 = The marker is on 6. Ada pays 6 groszy for a miner, and the marker moves on: the next one costs 7.
learn-scene-b3 =
    Ada buys the cart in the middle for 4 groszy. The food card moves into its place, and a new tool comes from the stack.
learn-scene-b4 = Ada has a standing miner in 2R1, so she can pump there: 1 water for nothing, 2 for 2 groszy or all 3 for 5.
learn-scene-b5 =
    The dearest free space for green is worth 5, so Ada can sell one for 5. The cheapest brown lies on 4, so she can buy one
    for 4.
learn-scene-b6 =
    Ada has no green cube. If she buys the one for 6, she may not sell it again in the same visit.
learn-scene-b7 = Ada has been to the town square and has 1 grosz more. It is not much, but always possible.
learn-scene-b8 = The market takes no brine: Ada has to exchange it for other salt first, or fill an order with it.

learn-scene-k1 =
    Ada has sent a miner to the castle. He begins in the far circle, goes on to the near one next turn, and arrives the turn
    after.
learn-scene-k2 = Three pieces wait in the far circle and two in the near one. There is always room for more.
learn-scene-k3 =
    Ada's miner has arrived, and she has two brown and one green. She must complete the first or the second order; the third
    needs two green.
learn-scene-k4 = Ada's only cube is green, and no order can be filled with it. She loses 3 groszy or the cube.
learn-scene-k5 =
    Two of Ada's miners arrive together. The first has brought 9 groszy, and a new order has come out; with brown and green
    the second completes the one for 11.
learn-scene-k6 =
    Ada's miner has arrived, and she has four brine. She may turn two of them into a brown cube and then fill the first
    order, but nobody can make her.

learn-scene-u1 = With a rope, Ada can place two pieces in one action: one in 2R1, say, and one at 3C.
learn-scene-u2 = One miner and one pickaxe, less one water: enough for one cube.
learn-scene-u3 = Ada's bucket carries the water from 2L1 over to 2L2, which nobody has entered yet.
learn-scene-u4 = With a cart on 2C, Ada's cubes pass Bruno's miner for nothing. At 1C she has a miner of her own.
learn-scene-u5 = One food card is enough for both of Ada's tired miners, although they are in different chambers.
learn-scene-u6 = The column for brown is full. With a commercial privilege Ada can sell her brown cube even so, for 3 groszy.
learn-scene-u7 = With a royal privilege Ada's miner began in the near circle: he arrives when her next turn begins.
learn-scene-u8 =
    Ada sent three miners to the saltworks. With the privilege, two came back at once with a brine each; the third comes home
    next turn.
learn-scene-u9 =
    2L1 is worked out, but with a horse mill Ada's three miners there can take two cubes from 4L1, although no shaft leads
    down.

learn-scene-w1 = Ada has sent two miners to the saltworks in one action. They bring the brine home when her next turn begins.
learn-scene-w2 =
    Bruno's turn begins, and his two miners come home from the saltworks. Only one brine is there, so only one of them
    brings a cube.
learn-scene-w3 =
    2R1 was revealed just now, and one brine has come to the saltworks. Water that is pumped out of 2R1 goes there as well.
learn-scene-w4 = There is only one brine. With her privilege Ada can call back just one of her three miners at once.
learn-scene-w5 = Ada's six brine are worth one white cube, or one green and one brown, or three brown ones.
learn-scene-w6 = The phase ends while two of Ada's miners are in the saltworks. They go home without brine.

learn-scene-m1 = With Muria the mine begins with two sections of shaft and two face-down chambers. Everything else has to be found.
learn-scene-m2 = Ada's miner has revealed 2R1. At once a new face-down tile is laid beside it, at 2R2.
learn-scene-m3 =
    Ada had a miner in 2R1 and paid 5 groszy at the foremen's house. Now her shaft 3R1 leads down from there, and she has got
    1 brine for it.
learn-scene-m4 =
    Bruno has built 3R1. Right beside it, at 3R2, no shaft may be built; at 3R3, one column further, Ada can build hers.
learn-scene-m5 = Ada has built the shaft 3L1. Below it lies a face-down tile of level II, ready to be entered.
learn-scene-m6 =
    Bruno brings two cubes up from 4R1. In the shaft 3R1 there is only Ada's marker: he pays her 2 groszy.

learn-scene-v1 =
    In the mapped mine the tiles lie face up. What 2L1 holds is known, but its cubes are put there only when somebody enters,
    as in 2R1.
learn-scene-v2 = Five players with Muria: Emil is the last one, and so he starts with 18 groszy.


## The first game

learn-title = Your first game
learn-intro =
    Learn the game by playing it: one phase against Kinga, who explains what happens. It takes about ten minutes, and you
    need no prior knowledge.
learn-intro-mind = You can stop at any time and go on later, and you can always take a step back.
learn-begin = Begin
learn-go-on = Go on where you stopped
learn-again = Begin again
learn-again-sure = The lesson starts from its first step, with a new table.
learn-or-rules = Or read the rules
learn-you = You
learn-rival = Kinga
learn-panel = Lesson
learn-progress = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-show = Do it for me
learn-tasks = What to do
learn-done = done
learn-waiting = Kinga makes her turn.
learn-gone = The server does not know this game any more. Begin again, and you will be quick.
learn-first = That is allowed, but first do what the lesson asks: { $wanted }.
learn-not-now = Not in this lesson. You can do this in a real game.
learn-play-on = Play on against a bot
learn-new-game = Start a new game
learn-read-rules = Read the rules


## What Kinga says, step by step: short and friendly, one idea each

learn-step-welcome =
    Welcome to Wieliczka! I am Kinga, and I will dig beside you. The goal is simple: have the most money at the end. The
    castle pays best: its orders ask for salt and tell the price.
learn-step-purse =
    This is yours: 10 groszy, one brown cube of salt, and five miners. I have 12 groszy, because you move first. Everything lies
    open on the table.
learn-step-town =
    Above is the town. Every house does one thing: the inn has miners, the workshop tools, the market trades salt. We will
    visit them all.
learn-step-mine =
    Below is the mine. Chambers lie beside the main shaft, face down until somebody enters. The deeper they are, the more
    valuable is the salt.
learn-step-enter =
    Everything begins at the entrance. Take a miner from your supply and put him on 1C, the top of the shaft.
learn-step-end =
    In the first round of a phase everybody has only one action, and that was yours. End your turn, and I will make mine.
learn-step-chain =
    I have gone on to 2C. Miners form a chain from the entrance, and mine are as good as yours: you can go wherever the chain
    is, and beside it. Send a miner into 2L1, the chamber left of me.
learn-step-reveal =
    You were the first one there, so the chamber is revealed: two brown, one green, and one water. You have two actions now,
    so send a second miner after him, and end your turn.
learn-step-rival-reveals =
    I have opened 2R1 on the other side: one brown, two green, but two water. Water is a nuisance: a miner who bails it out
    cannot dig.
learn-step-dig =
    Dig! Two miners less one water make a strength of 1, which is one cube. Choose 2L1 and take a brown one.
learn-step-tired =
    Your miners are tired and lie down. And look at 2C: you have nobody there, so your salt was carried by my miner, and you
    paid me 1 grosz for the cube. At 1C you stand yourself, which is free.
learn-step-queue =
    Now you have two brown, and the castle pays 9 for them. Send a miner to the castle: he waits in the far circle, then in the
    near one, and then he is received. End your turn after that.
learn-step-toll =
    This time it was you who earned: I have dug a green cube, and you alone stand at 1C. That was 1 grosz for you. A good place
    in the chain pays for itself.
learn-step-tool =
    While your miner waits, buy a tool. The pickaxe costs only 3 groszy and digs like one more miner. Each tool can be used once
    in a phase.
learn-step-third =
    Your two miners in 2L1 are tired, but you still have one. Send him to 2L1 as well, and end your turn.
learn-step-deliver =
    Your miner is received at the castle! You have what the first order asks for: deliver two brown, and get 9 groszy.
learn-step-pump =
    Somebody who arrives with no salt for any order pays a penalty, so plan ahead. A new order is out: two brown and one green
    for 17! Let us get rid of the water first. Visit the pump house for 2L1: the first water is free.
learn-step-pick =
    Without water, one miner and your pickaxe have a strength of 2. Dig the brown and the green together, and end your turn. My
    miner at 2C gets 1 grosz per cube again.
learn-step-rival-rests =
    2L1 is empty now. I have passed both actions of my turn, and so all my tired miners have stood up. You will do that soon, too.
learn-step-market =
    You have one brown and one green. That is worth 11 at the castle, but with one more brown it is 17! Buy a brown at the
    market: the cheapest one costs 4.
learn-step-again =
    Now send a miner to the castle again. I have what I need for the order for 11, so you have done well to aim higher. End your
    turn.
learn-step-rest =
    I have delivered and dug again; you have earned 2 groszy at 1C. Your crew in 2L1 is tired, and your miner at the castle needs
    time anyway. Let them rest: pass both actions, and end your turn.
learn-step-seventeen = Your miners stand again, and at the castle it is your turn. Deliver for 17 groszy!
learn-step-hire =
    More miners mean more strength. Hire one at the inn: the price rises with each, and with two players it begins at 6.
learn-step-assist =
    A miner can also earn in town. Post one as your assistant in the market: from now on the bank pays you 1 grosz whenever
    anybody trades there, me included. Then end your turn.
learn-step-wage =
    You see, I have bought a cube at the market, and your assistant earned 1 grosz. There is a post in the castle, the workshop and
    the pump house as well.
learn-step-move =
    2L1 is worked out, so on to the next chamber. Miners who stand can move: send one from 2L1 to 2L2. The others hold the chain.
learn-step-second =
    Three brown! Nobody may leave if that would cut others off, so the last one has to stay in 2L1. Send one more to 2L2, and end
    your turn.
learn-step-phase =
    With my delivery four orders were completed: in a game of two that ends the phase. All pieces went home and stand, used tools
    are ready again, and new orders and tools came out. The mine stays as it is.
learn-step-deeper =
    In phase II the castle asks for white salt. It lies deeper, from level II on. Whoever starts has changed, too: now it is
    me.
learn-step-score =
    After phase III all is counted: your money, 3 groszy for each cube left over, and something for your tools, the more the
    better. The most wins.
learn-step-finish =
    That is all you need. Play on from here, and a bot takes my place. Whatever you cannot do is dimmed on the board: point at it or
    tap it, and it tells you why. Good luck!
