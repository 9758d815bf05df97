import {
  valueHook,
  seatMask,
  EVERYBODY,
  lowestSeat,
  NOBODY,
  type Procedure,
  reactionHook,
  type Seat,
} from '../kernel/index.ts';
import { discard, score, see, tilesLeft } from './moves.ts';
import { type Embers, type EmbersState, handOf, type LookFrame, type RakeFrame, type TileFrame } from './state.ts';
import { CARDS, pay, TILES } from './words.ts';

/** The points of an ember, starting from its tile, before it is turned up. */
export const worth = valueHook<number, [s: EmbersState]>('worth');

/** Reactions to a tile that a seat turned up. */
export const risen = reactionHook<Embers, [s: EmbersState, seat: Seat, tile: number]>('risen');

/** Number of embers whose tile was drawn. */
const drawnTiles = (s: EmbersState): number => {
  let count = 0;
  for (let ember = 0; ember < s.tiles.length; ember++) if (s.tiles[ember]! >= 0) count++;
  return count;
};

/** Tile number `n` of those in no ember, ordered by value. */
function nthTile(s: EmbersState, n: number): number {
  let value = 0;
  for (let left = n; ; value++) {
    left -= tilesLeft(s, value, EVERYBODY);
    if (left < 0) return value;
  }
}

/** P-1.4: the tile of an ember that nobody has looked at. */
export const tiling: Procedure<Embers, TileFrame> = {
  draw: {
    kind: 'chance',
    law: 'P-1.4',
    count: (s) => TILES.length - drawnTiles(s),
    name: (s, _f, n) => `tile ${nthTile(s, n)}`,
    take(s, f, n) {
      s.tiles[f.ember] = nthTile(s, n);
      return 'done';
    },
  },
};

/** P-3.6: one seat sees an ember. */
export const looking: Procedure<Embers, LookFrame> = {
  decide: {
    kind: 'rule',
    run: (s, f) =>
      s.tiles[f.ember]! >= 0 ? 'see' : { call: { proc: 'tile', step: 'draw', got: 0, ember: f.ember }, then: 'see' },
  },
  see: {
    kind: 'rule',
    law: 'P-3.6',
    run(s, f, out) {
      const { seat, ember } = f;
      see(s, ember, seatMask(seat), out);
      if (out.on)
        out.emit({ type: 'looked', seat, ember }, seatMask(seat), {
          type: 'looked',
          seat,
          ember,
          tile: s.tiles[ember]!,
        });
      return 'done';
    },
  },
};

/** P-3.7: an ember is turned up. */
export const raking: Procedure<Embers, RakeFrame> = {
  pay: {
    kind: 'choice',
    window: 'pay',
    law: 'P-3.7',
    part: true,
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, seat, ask) {
      for (let card = 0; card < CARDS.length; card++) if (s.cards.at[card] === handOf(seat)) ask.offer(pay(card));
    },
    take(s, _f, o, seat, out) {
      discard(s, seat, (o as ReturnType<typeof pay>).card, 'P-3.7', out);
      return 'decide';
    },
  },
  decide: {
    kind: 'rule',
    run: (s, f) =>
      s.tiles[f.ember]! >= 0 ? 'rise' : { call: { proc: 'tile', step: 'draw', got: 0, ember: f.ember }, then: 'rise' },
  },
  rise: {
    kind: 'rule',
    law: 'P-3.7',
    run(s, f, out) {
      const { seat, ember } = f;
      const tile = s.tiles[ember]!;
      const points = worth.apply(tile, s);
      const witnesses = s.seen[ember]! & ~seatMask(seat);
      see(s, ember, EVERYBODY, out);
      if (out.on) out.emit({ type: 'raked', seat, ember, tile });
      score(s, seat, points, 'P-3.7', out);
      for (let rest = witnesses; rest !== NOBODY; rest &= rest - 1) score(s, lowestSeat(rest), 1, 'P-3.7', out);
      return { calls: risen.gather([], s, seat, tile), by: seat, law: 'P-5.6', then: 'done' };
    },
  },
};
