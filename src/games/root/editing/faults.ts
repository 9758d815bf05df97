import type { Problem } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { EDITINGS } from './factions.ts';

/** What a fault of a position breaks. Faults that are missing here are the file's own: no rule speaks of them. */
export const FAULT_LAWS: Readonly<Record<string, RootLaw>> = {
  ...(Object.assign({}, ...EDITINGS.map(({ problemLaws }) => problemLaws)) as Record<string, RootLaw>),
  'already-over': '3.1',
  'card-not-in-deck': '5.1.3',
  clubs: '14.7.7',
  control: '14.2.2',
  'control-without-player': '14.2.0',
  'dominance-is-available': '3.3.3',
  'dominance-not-active': '3.3.1',
  'dominance-not-in-play': '3.3.2',
  'four-of-each-suit': 'C.1',
  'hirelings-in-play': '14.1.1',
  'market-cards': '21.3',
  missing: '5.1.7',
  'no-dominance': '3.3.3',
  'no-hirelings': '14.1',
  'no-landmark': '21.2',
  'no-ruin-there': '5.1.4',
  'not-lasting': '4.1.3',
  'one-per-clearing': '8.2.5.I',
  'printed-suit': '2.2.2',
  'ruin-items': '9.3.4',
  scorched: 'E.6.2',
  slots: '2.2.3',
  'treetop-slot': '21.4',
  'too-many-copies': 'B.1.4',
  'too-many-items': '5.1.5',
  'too-many-pieces': 'B.1',
  twice: '4.1.4',
};

/** The paragraph that a fault breaks. §5.1.7 says what a faction must have; elsewhere a missing value is a damaged file. */
export const lawOf = ({ path, code }: Problem): RootLaw | undefined =>
  code === 'missing' && !path.startsWith('factions.') ? undefined : FAULT_LAWS[code];

/** The place that a path of a position file is about. */
export function placeOf(path: string): string | undefined {
  const [part, name = ''] = path.split('.');
  if (part === 'clearings' || part === 'suits' || part === 'ruinItems') return /^c\d+$/.test(name) ? name : 'table';
  if (part === 'factions') return name;
  if (part === 'hirelings' && name === 'kinds') return path.split('.')[2];
  return path === '' ? undefined : 'table';
}
