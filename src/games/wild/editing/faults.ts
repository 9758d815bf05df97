import type { Problem } from '../../../kernel/index.ts';
import type { WildLaw } from '../../../law/index.ts';

/** The paragraph that each problem of a position breaks. Problems of the file itself have none and are not listed. */
export const FAULT_LAWS: Readonly<Record<string, WildLaw>> = {
  'active-card': 'W-24.5',
  'active-elsewhere': 'W-24.5',
  'arrow-covered': 'G-7.2',
  'arrow-missing': 'G-7.2',
  'breach-markers': 'W-24.6',
  'camp-count': 'W-24.8',
  'camp-terrain': 'W-24.8',
  'cards-of-other': 'W-2.9',
  'constructor-at-factory': 'W-24.2',
  'constructor-on-border': 'W-24.2',
  'constructor-on-wall': 'W-24.2',
  'constructors-together': 'W-24.2',
  damage: 'W-24.6',
  deaths: 'W-24.5',
  'faction-twice': 'W-2.7',
  'game-is-over': 'W-20.1',
  'leader-of-other': 'W-2.9',
  'leader-missing': 'W-9.6',
  'lost-by-deaths': 'W-1.3c',
  'machine-cards': 'W-2.14',
  'machine-on-table': 'W-13.1',
  mechs: 'W-24.4',
  'not-alone': 'W-21.2',
  'only-alone': 'W-21.2',
  'pile-sizes': 'W-24.5',
  'player-cards': 'W-24.5',
  pollution: 'W-24.4',
  support: 'W-24.7',
  'tile-twice': 'W-2.1',
  'token-numbers': 'W-24.1',
  'token-on-base': 'W-24.1',
  'toxic-count': 'W-24.4',
  'wall-at-factory': 'W-24.3',
};

/** The paragraph that a problem of a position breaks; undefined: no rule speaks of it. */
export const lawOf = ({ code }: Problem): WildLaw | undefined => FAULT_LAWS[code];
