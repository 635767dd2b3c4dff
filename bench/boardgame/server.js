// boardgame.io's own server with an endless game for two players: a board of 60 cells, of which each move changes one.
// It keeps matches in memory, its default.
const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");

const game = {
  name: "cells",
  setup: () => ({ cells: Array.from({ length: 60 }, () => ({ owner: null, discs: 0 })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, ctx }, place) => {
      G.cells[place].owner = ctx.currentPlayer;
      G.cells[place].discs = (G.cells[place].discs + 1) % 10;
    },
  },
};

console.log = console.info = console.error = () => {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => {
  process.stdout.write(`listening at ${appServer.address().port}\n`);
});
