// Measures boardgame.io's reducer: a move that changes a piece, a score and a counter in a state of about 30 kB, once for each
// usual layout of such a state. Turns have four moves, all other settings are defaults. The log, which a server would store
// and truncate, is truncated. Prints JSON: node measure.mjs ROUNDS SPAN_MS

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { version } = require('boardgame.io/package.json');

const PIECES = 400;
const PLACES = 12;
const pieceOf = (id) => ({ id: `piece-${id}`, kind: 'warrior', owner: id % 4, at: id % PLACES, isHidden: false });
const list = (length, make) => Array.from({ length }, (_, k) => make(k));
const others = { scores: [0, 0, 0, 0], moves: 0 };

function score(G, piece) {
  G.scores[piece.owner] += 1;
  G.moves += 1;
}

const LAYOUTS = {
  'pieces in one list': {
    setup: () => ({ pieces: list(PIECES, pieceOf), ...others }),
    march: ({ G }, n, to) => {
      const piece = G.pieces[n % PIECES];
      piece.at = to;
      score(G, piece);
    },
  },
  'pieces in a list per place': {
    setup: () => ({ places: list(PLACES, (at) => list(PIECES / PLACES, (k) => pieceOf(k * PLACES + at))), ...others }),
    march: ({ G }, n, to) => {
      const piece = G.places[n % PLACES].pop();
      G.places[to].push(piece);
      score(G, piece);
    },
  },
  'pieces by id': {
    setup: () => ({ pieces: Object.fromEntries(list(PIECES, (id) => [`piece-${id}`, pieceOf(id)])), ...others }),
    march: ({ G }, n, to) => {
      const piece = G.pieces[`piece-${n % PIECES}`];
      piece.at = to;
      score(G, piece);
    },
  },
};

/** Processor time in ms, as for Vatra's own figures. */
function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function round(reducer, initial, span) {
  let state = initial;
  let moves = 0;
  let time = 0;
  const start = clock();
  while (time < span) {
    for (let k = 0; k < 20; k++, moves++) {
      const payload = { type: 'march', args: [moves * 7, (moves * 7 + 5) % PLACES], playerID: state.ctx.currentPlayer };
      state = { ...reducer(state, { type: 'MAKE_MOVE', payload }), deltalog: [] };
    }
    time = clock() - start;
  }
  if (state.G.moves !== moves) throw new Error('boardgame.io rejected moves');
  return (moves / time) * 1000;
}

const [rounds, span] = process.argv.slice(2).map(Number);
const figures = Object.entries(LAYOUTS).map(([layout, { setup, march }]) => {
  const game = { name: 'peer', setup, moves: { march }, turn: { minMoves: 4, maxMoves: 4 } };
  const reducer = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: 4 });
  round(reducer, initial, span);
  const rates = list(rounds, () => round(reducer, initial, span)).sort((a, b) => b - a);
  const size = Math.round(JSON.stringify(initial.G).length / 1000);
  const what = `reducer, draft mutation, ${size} kB, ${layout}`;
  return { peer: `boardgame.io ${version}`, what, best: rates[0], median: rates[rates.length >> 1] };
});
console.log(JSON.stringify(figures));
