import { offerUnless } from '../../../../kernel/index.ts';
import { mayNotBuild, mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { Section } from '../../types.ts';
import { CAT, IN_BOX, KEEP, type Piece, RECRUITER, SAWMILL, WORKSHOP } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, MARQUISE } from '../../words.ts';
import { marquiseVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { MarquiseSetupFrame } from './frames.ts';

const NOT_NEAR_KEEP = refusal('6.3.4', 'not-near-keep');
const NO_CORNER = refusal('6.3.2', 'no-corner');

/** Her buildings, in the order of their tracks. */
export const BUILDINGS: readonly Piece[] = [SAWMILL, WORKSHOP, RECRUITER];

/** Her setup. */
export const marquiseSetup = (): MarquiseSetupFrame => ({ proc: 'marquiseSetup', step: 'keep', got: 0 });

/** The keep's clearing, -1 when it is not on the map. */
export function keepAt(s: RootState): Clearing {
  for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, KEEP, c) > 0) return c;
  return -1;
}

export const marquiseSetupProcedure: Section<MarquiseSetupFrame> = {
  // §6.3.2: any corner; §6.3.3: a warrior everywhere but in the corner diagonally opposite.
  keep: {
    kind: 'choice',
    window: 'marquise-keep',
    law: '6.3.2',
    seats: (s) => seatBit(s, MARQUISE),
    options(s, _f, _seat, ask) {
      const { opposite } = geographyOf(s);
      for (let c = 0; c < CLEARING_COUNT; c++)
        offerUnless(ask, marquiseVerbs.keep(c), opposite[c]! < 0 ? NO_CORNER : undefined);
    },
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'keep') return 'keep';
      place(s, KEEP, o.clearing, 1, out);
      const opposite = geographyOf(s).opposite[o.clearing];
      for (let c = 0; c < CLEARING_COUNT; c++)
        if (c !== opposite && !mayNotPlace(s, MARQUISE, c)) place(s, CAT, c, 1, out);
      return 'buildings';
    },
  },
  // §6.3.4: one of each in the keep's clearing or next to it; §6.3.5: the others stay on their tracks.
  buildings: {
    kind: 'choice',
    window: 'marquise-buildings',
    law: '6.3.4',
    seats: (s) => seatBit(s, MARQUISE),
    options(s, _f, _seat, ask) {
      const keep = keepAt(s);
      const near = linksOf(s).paths[keep]!;
      for (const p of BUILDINGS) {
        if (s.supply[p] !== IN_BOX[p]) continue;
        for (let c = 0; c < CLEARING_COUNT; c++) {
          const far = c !== keep && !near.includes(c);
          offerUnless(ask, verbs.build(p, c), far ? NOT_NEAR_KEEP : mayNotBuild(s, MARQUISE, c));
        }
      }
    },
    none: () => 'done',
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'build') return 'buildings';
      place(s, o.piece, o.clearing, 1, out);
      return { calls: settlePlaced(s, s.seat[MARQUISE]!, o.piece, o.clearing), then: 'buildings' };
    },
  },
};
