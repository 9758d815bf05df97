import { EVERYBODY, moveCard, offerUnless, withAdded } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { listStartingCorners } from '../../rules/05-setup/corners.ts';
import { homelands } from '../../rules/15-advanced-setup/homelands.ts';
import { TITLE_OF, title } from '../../components/cards/index.ts';
import type { Section, Sink } from '../../types.ts';
import { BADGER, RELIC } from '../../components/pieces.ts';
import { RETINUE } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, linksOf, type RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT, isClearing, KEEPERS, PLACES } from '../../words.ts';
import { typeOf } from './relics.ts';
import { IN_THE_BOX, RELIC_COUNT, RELIC_TYPES } from './state.ts';
import { keepersVerbs } from './verbs.ts';
import type { KeepersSetupFrame } from './frames.ts';

const NOT_BESIDE = refusal('13.3.3', 'not-beside-corner');
const NO_EDGE = refusal('13.3.3', 'not-on-edge');

/** §13.3.3 */
const FIRST_WARRIORS = 4;

/** §13.3.5 */
const RETAINERS = TITLE_OF.flatMap((t, card) => (t === title('faithful-retainer') ? [card] : []));

/** Their setup. */
export const keepersSetup = (): KeepersSetupFrame => ({
  proc: 'keepersSetup',
  step: 'forests',
  got: 0,
  forest: -1,
  corner: -1,
  more: [],
});

/** Relics that still lie in the box. */
function undealt(s: RootState): number {
  let count = 0;
  for (const at of s.keepers.place) if (at === IN_THE_BOX) count++;
  return count;
}

function nthUndealt(s: RootState, n: number): number {
  let left = n;
  for (let relic = 0; relic < RELIC_COUNT; relic++)
    if (s.keepers.place[relic] === IN_THE_BOX && left-- === 0) return relic;
  throw new Error('no relic is left in the box');
}

/** Lays a relic value down in a forest; of those that look alike the first, since nobody can tell them apart. */
function lay(s: RootState, forest: number, n: number, out: Sink): void {
  const type = typeOf(nthUndealt(s, n));
  const relic = s.keepers.place.findIndex((at, i) => at === IN_THE_BOX && typeOf(i) === type);
  s.keepers.place[relic] = CLEARING_COUNT + forest;
  s.supply[RELIC]!--;
  s.away = withAdded(s.away, RELIC, 1);
  if (out.on) out.emit({ type: 'relic-laid', forest: CLEARING_COUNT + forest, relic: type });
}

const drawn = (s: RootState, n: number): string => `relic ${RELIC_TYPES[typeOf(nthUndealt(s, n))]}`;

/** §O.12 */
const isEdge = (s: RootState, c: Clearing): boolean => geographyOf(s).data.edge.includes(c + 1);

/** §13.3.4: forests not adjacent to clearings with their warriors; all of them, should there be none. */
function remote(s: RootState): number[] {
  const around = geographyOf(s).aroundForest;
  const far = [...around.keys()].filter((forest) =>
    around[forest]!.every((at) => !isClearing(at) || pieces(s, BADGER, at) === 0),
  );
  return far.length > 0 ? far : [...around.keys()];
}

/** §13.3.4-R1: those among them that have got the fewest. */
function hungry(s: RootState, f: KeepersSetupFrame): number[] {
  const far = remote(s);
  const least = Math.min(...far.map((forest) => f.more[forest] ?? 0));
  return far.filter((forest) => (f.more[forest] ?? 0) === least);
}

/** The forests of which one gets the next relic: chance decides only while there are fewer relics than forests. */
function sites(s: RootState, f: KeepersSetupFrame): number[] {
  const forests = hungry(s, f);
  return undealt(s) < forests.length ? forests : forests.slice(0, 1);
}

const siteOf = (s: RootState, f: KeepersSetupFrame, n: number): number => sites(s, f)[Math.floor(n / undealt(s))]!;

export const keepersSetupProcedure: Section<KeepersSetupFrame> = {
  // §13.3.1: one relic in each forest.
  forests: {
    kind: 'rule',
    run(s, f) {
      f.forest++;
      f.more.push(0);
      if (f.forest < geographyOf(s).aroundForest.length) return 'relic';
      f.more.pop();
      // §15.11.8: by the setup card homelands stand for the corner.
      return s.settings.setup === 'advanced' ? { call: homelands(KEEPERS), then: 'rest' } : 'corner';
    },
  },
  relic: {
    kind: 'chance',
    law: '13.3.1',
    count: undealt,
    name: (s, _f, n) => drawn(s, n),
    take(s, f, n, out) {
      lay(s, f.forest, n, out);
      return 'forests';
    },
  },
  // §13.3.3, §16.1: four warriors in the corner.
  corner: {
    kind: 'choice',
    window: 'keepers-corner',
    law: '13.3.3',
    seats: (s) => seatBit(s, KEEPERS),
    options: (s, _f, _seat, ask) => listStartingCorners(s, ask, keepersVerbs.muster),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'muster') return 'corner';
      f.corner = o.clearing;
      place(s, BADGER, o.clearing, FIRST_WARRIORS, out);
      return 'beside';
    },
  },
  // §13.3.3: four more in a clearing of the edge beside it; §1.1.2: none where nothing may be placed in any of them.
  beside: {
    kind: 'choice',
    window: 'keepers-beside',
    law: '13.3.3',
    seats: (s) => seatBit(s, KEEPERS),
    options(s, f, _seat, ask) {
      const near = linksOf(s).paths[f.corner]!;
      for (let c = 0; c < CLEARING_COUNT; c++) {
        const no = !near.includes(c) ? NOT_BESIDE : isEdge(s, c) ? mayNotPlace(s, KEEPERS, c) : NO_EDGE;
        offerUnless(ask, keepersVerbs.musterBeside(c), no);
      }
    },
    none: () => 'rest',
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'muster-beside') return 'beside';
      place(s, BADGER, o.clearing, FIRST_WARRIORS, out);
      return 'rest';
    },
  },
  // §13.3.4: the others by chance, as evenly as possible.
  rest: { kind: 'rule', run: (s) => (undealt(s) > 0 ? 'another' : 'retainers') },
  another: {
    kind: 'chance',
    law: '13.3.4',
    count: (s, f) => undealt(s) * sites(s, f).length,
    name: (s, f, n) => `${drawn(s, n % undealt(s))} ${PLACES[CLEARING_COUNT + siteOf(s, f, n)]}`,
    take(s, f, n, out) {
      const forest = siteOf(s, f, n);
      lay(s, forest, n % undealt(s), out);
      f.more[forest]!++;
      return 'rest';
    },
  },
  // §13.3.5: one in each column.
  retainers: {
    kind: 'rule',
    law: '13.3.5',
    run(s, _f, out) {
      RETAINERS.forEach((card, column) => {
        moveCard(s.cards, s.owners, card, RETINUE + column, EVERYBODY, out);
        if (out.on) out.emit({ type: 'gathered', card, column });
      });
      return 'done';
    },
  },
};
