import { type ChildFrame, offerUnless } from '../../../../kernel/index.ts';
import { mayNotBuild, mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { BUILDINGS } from './setup.ts';
import { marquiseVerbs } from './verbs.ts';
import type { Collector, Root, Section } from '../../types.ts';
import { CAT, IN_BOX, KEEP } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, MARQUISE } from '../../words.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { homelands } from '../../rules/15-advanced-setup/homelands.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { MarquiseCardFrame } from './frames.ts';

const NO_HOMELAND = refusal('15.11.1', 'no-homeland');
const NEAR_ENEMY = refusal('15.11.1', 'near-enemy-homeland');
const HAS_BUILDING = refusal('15.11.1', 'has-building');

/** §15.11.1: two warriors in each of three homelands, one in each other clearing. */
export const marquiseHomelands: Homeland = {
  count: 3,
  edge: false,
  apart: 'anywhere',
  builds: true,
  settle(s, chosen, out) {
    for (let c = 0; c < CLEARING_COUNT; c++)
      if (!mayNotPlace(s, MARQUISE, c)) place(s, CAT, c, chosen.includes(c) ? 2 : 1, out);
  },
};

/** Her card. */
export const marquiseCard = (): ChildFrame<Root> => ({ proc: 'marquiseCard', step: 'homelands', got: 0 });

const isHome = (s: RootState, c: Clearing): boolean => s.draft.homeland[c] === MARQUISE;

const nearEnemy = (s: RootState, c: Clearing): boolean =>
  linksOf(s).paths[c]!.some((near) => s.draft.homeland[near]! >= 0 && !isHome(s, near));

/** §15.11.1: in a homeland, not adjacent to an enemy's if able. */
function listKeep(s: RootState, ask: Collector): void {
  let able = false;
  for (let c = 0; c < CLEARING_COUNT; c++) if (isHome(s, c) && !nearEnemy(s, c)) able = true;
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(
      ask,
      marquiseVerbs.keep(c),
      !isHome(s, c) ? NO_HOMELAND : able && nearEnemy(s, c) ? NEAR_ENEMY : undefined,
    );
}

export const marquiseCardProcedure: Section<MarquiseCardFrame> = {
  homelands: { kind: 'rule', run: () => ({ call: homelands(MARQUISE), then: 'keep' }) },
  keep: {
    kind: 'choice',
    window: 'marquise-keep',
    law: '15.11.1',
    seats: (s) => seatBit(s, MARQUISE),
    options: (s, _f, _seat, ask) => listKeep(s, ask),
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'keep') return 'keep';
      place(s, KEEP, o.clearing, 1, out);
      return 'buildings';
    },
  },
  // §15.11.1: one of each, in different homelands.
  buildings: {
    kind: 'choice',
    window: 'marquise-buildings',
    law: '15.11.1',
    seats: (s) => seatBit(s, MARQUISE),
    options(s, _f, _seat, ask) {
      for (const p of BUILDINGS) {
        if (s.supply[p] !== IN_BOX[p]) continue;
        for (let c = 0; c < CLEARING_COUNT; c++) {
          const full = BUILDINGS.some((building) => pieces(s, building, c) > 0);
          const no = !isHome(s, c) ? NO_HOMELAND : full ? HAS_BUILDING : mayNotBuild(s, MARQUISE, c);
          offerUnless(ask, verbs.build(p, c), no);
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
