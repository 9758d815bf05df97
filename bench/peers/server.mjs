// boardgame.io's own server with default settings: matches in memory, a state of about 30 kB that is sent with every move.
// Prints its port when it listens: node --expose-gc server.mjs

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

const PIECES = 400;
const PLACES = 12;
const list = (length, make) => Array.from({ length }, (_, k) => make(k));

const game = {
  name: 'peer',
  setup: () => ({
    pieces: list(PIECES, (id) => ({
      id: `piece-${id}`,
      kind: 'warrior',
      owner: id % 4,
      at: id % PLACES,
      isHidden: false,
    })),
    scores: [0, 0],
    moves: 0,
  }),
  turn: { minMoves: 4, maxMoves: 4 },
  moves: {
    march({ G, ctx }, n, to) {
      G.pieces[n % PIECES].at = to % PLACES;
      G.scores[Number(ctx.currentPlayer)] += 1;
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
// Any message from the parent process is answered with the memory in use.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.send?.({ port: appServer.address().port });
