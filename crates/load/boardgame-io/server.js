// boardgame.io's server with tic-tac-toe, as its tutorial writes it, and its FlatFile storage.
// node server.js DIRECTORY: listens on a free port of the loopback and prints its address.

const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

const won = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const server = Server({
  games: [TicTacToe],
  db: new FlatFile({ dir: process.argv[2] }),
  origins: [Origins.LOCALHOST],
});

// What is given as the port goes to `listen` as it is; so the host can be said, too.
server.run({ port: { host: '127.0.0.1', port: 0 } }).then(({ appServer }) => {
  console.log(`boardgame.io at http://127.0.0.1:${appServer.address().port}`);
});
