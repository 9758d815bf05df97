import type { Problem } from '../../../kernel/index.ts';
import type { ScythiaLaw } from '../../../law/index.ts';

/** The paragraph that each problem of a position breaks. Problems of the file itself have none and are not listed. */
export const FAULT_LAWS: Readonly<Record<string, ScythiaLaw>> = {
  'hero-twice': 'S-2.9',
  'no-hero': 'S-2.10',
  'player-worker': 'S-1.5',
  'row-animals': 'S-8.2',
  'solo-only': 'S-12.1',
  'spot-worker': 'S-2.5',
  'too-few-quests': 'S-2.1',
  'too-many-copies': 'S-1.3',
  'too-many-workers': 'S-1.5',
  'too-much-plunder': 'S-10.2',
  'used-twice': 'T-18',
  'village-workers': 'S-2.6',
};

/** The paragraph that a problem of a position breaks; undefined: no rule speaks of it. */
export const lawOf = ({ code }: Problem): ScythiaLaw | undefined => FAULT_LAWS[code];
