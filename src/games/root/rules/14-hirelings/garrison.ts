import { mayNotPlace, place } from '../02-key-terms/pieces.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { pieces } from '../02-key-terms/rule.ts';
import type { Section } from '../../types.ts';
import type { Piece } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Faction } from '../../words.ts';
import type { GarrisonFrame } from './frames.ts';

/** How many warriors each clearing should get. */
export const dueAt = (s: RootState, f: Faction, post: Piece): number[] =>
  Array.from({ length: CLEARING_COUNT }, (_, c) => (mayNotPlace(s, f, c) ? 0 : pieces(s, post, c)));

/** A `warrior` at each `post`. */
export const garrison = (s: RootState, faction: Faction, post: Piece, warrior: Piece): GarrisonFrame => ({
  proc: 'hirelingGarrison',
  step: 'begin',
  got: 0,
  faction,
  warrior,
  due: dueAt(s, faction, post),
});

export const garrisonProcedure: Section<GarrisonFrame> = {
  begin: {
    kind: 'rule',
    law: '14.3.4',
    run(s, f, out) {
      let needed = 0;
      for (const count of f.due) needed += count;
      if (needed > s.supply[f.warrior]!) return 'where';
      for (let c = 0; c < CLEARING_COUNT; c++) place(s, f.warrior, c, f.due[c]!, out);
      return 'done';
    },
  },
  where: {
    kind: 'choice',
    window: 'hireling-garrison',
    law: '2.5',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      if (s.supply[f.warrior] === 0) return;
      for (let c = 0; c < CLEARING_COUNT; c++) if (f.due[c]! > 0) ask.offer(verbs.place(c));
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'where';
      f.due[o.clearing]!--;
      place(s, f.warrior, o.clearing, 1, out);
      return 'where';
    },
  },
};
