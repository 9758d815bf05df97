import type { Problem } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';

/** What a fault of a position breaks. Faults that are missing here are the file's own: no rule speaks of them. */
export const FAULT_LAWS: Readonly<Record<string, RootLaw>> = {
  'all-deposed': '7.7.3.I',
  'already-over': '3.1',
  'beside-keep': '6.2.2',
  'card-not-in-deck': '5.1.3',
  clubs: '14.7.7',
  control: '14.2.2',
  'control-without-player': '14.2.0',
  'dominance-is-available': '3.3.3',
  'dominance-not-active': '3.3.1',
  'dominance-not-in-play': '3.3.2',
  'four-of-each-suit': 'C.1',
  'garden-suits': '10.3.4',
  'hirelings-in-play': '14.1.1',
  'hoard-full': '12.2.4.I',
  'keep-in-corner': '6.3.2',
  'leader-deposed': '7.7.3',
  missing: '5.1.7',
  'no-coalition': '9.2.8',
  'no-dominance': '3.3.3',
  'no-hirelings': '14.1',
  'no-relation': '9.2.9',
  'no-ruin-there': '5.1.4',
  'no-track': '9.2.5.I',
  'no-vagabond': 'E.6.2',
  'not-lasting': '4.1.3',
  'one-base-per-suit': '8.2.4',
  'one-mob': '12.6.1',
  'one-per-clearing': '8.2.5.I',
  'post-suits': '11.3.3',
  'printed-suit': '2.2.2',
  'relic-values': '13.2.1',
  'ruin-items': '9.3.4',
  scorched: 'E.6.2',
  slots: '2.2.3',
  'three-quests': '9.3.3',
  'too-many-copies': 'B.1.4',
  'too-many-items': '5.1.5',
  'too-many-pieces': 'B.1',
  'track-full': '9.2.5.I',
  twice: '4.1.4',
  'which-relic': '13.2.1',
  'which-waystation': '13.2.2',
};

/** The paragraph that a fault breaks. */
export const lawOf = ({ code }: Problem): RootLaw | undefined => FAULT_LAWS[code.replace(/^position\./, '')];

/** The place that a path of a position file is about. */
export function placeOf(path: string): string | undefined {
  const [part, name = ''] = path.split('.');
  if (part === 'clearings' || part === 'suits' || part === 'ruinItems') return /^c\d+$/.test(name) ? name : 'table';
  if (part === 'factions') return name;
  if (part === 'hirelings' && name === 'kinds') return path.split('.')[2];
  return path === '' ? undefined : 'table';
}
