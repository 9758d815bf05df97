import { inPlay } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { FactionChecks } from '../descriptor.ts';
import { RELIC, WAYSTATION } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, KEEPERS } from '../../words.ts';
import { relicsIn } from './relics.ts';
import { RELIC_FACES, RELIC_TYPES, RELIC_VALUES } from './state.ts';
import { stationsIn } from './stations.ts';

/** Relics and waystations that are being removed: somebody has still to say which (13.2.5), unless the game is over (3.1). */
const beingRemoved = (s: RootState, proc: 'trophy' | 'lostStation'): boolean =>
  s.over !== null ||
  s.stack.some((f) => f.proc === proc || (f as { items?: { proc: string }[] }).items?.some((i) => i.proc === proc));

/** What is lost, invented or impossible among relics and waystations. */
function audit(s: RootState, wrong: string[]): void {
  if (!inPlay(s, KEEPERS)) return;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const relics = relicsIn(s, c) - pieces(s, RELIC, c);
    if (relics < 0 || (relics > 0 && !beingRemoved(s, 'trophy'))) wrong.push(`relics of clearing ${c + 1}`);
    const stations = stationsIn(s, c) - pieces(s, WAYSTATION, c);
    if (stations < 0 || (stations > 0 && !beingRemoved(s, 'lostStation')))
      wrong.push(`waystations of clearing ${c + 1}`);
  }
  RELIC_TYPES.forEach((name, type) => {
    const left = new Map<number, number>();
    for (const value of RELIC_VALUES) left.set(value, (left.get(value) ?? 0) + 1);
    for (let relic = type * RELIC_VALUES.length; relic < (type + 1) * RELIC_VALUES.length; relic++) {
      const value = s.keepers.value[relic]!;
      if (value > 0) left.set(value, (left.get(value) ?? 0) - 1);
    }
    if ([...left.values()].some((count) => count < 0)) wrong.push(`values of ${name}`);
  });
}

const FATES_OF_RELICS = ['relic-laid', 'delved', 'carried', 'recovered', 'relic-buried'] as const;

/** A relic is laid face down; its value shows once it was delved. */
const isFaceDown = (face: string): boolean => !/\d$/.test(face);

const relicMet = (e: { readonly type: string; readonly relic: number }): string[] => [
  `relic ${RELIC_FACES[e.relic]} ${e.type}`,
];

/** What conformance runs check and what play with the Keepers should reach: everything that can happen to every relic. */
export const keepersChecks: FactionChecks = {
  audit,
  content: FATES_OF_RELICS.flatMap((fate) =>
    RELIC_FACES.filter((face) => isFaceDown(face) === (fate === 'relic-laid')).map((face) => `relic ${face} ${fate}`),
  ),
  reached: {
    'relic-laid': relicMet,
    delved: relicMet,
    carried: relicMet,
    recovered: relicMet,
    'relic-buried': relicMet,
  },
};
