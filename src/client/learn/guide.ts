import type { Subject } from '../../i18n/index.ts';
import type { ShippedGame } from '../registry/shipped-games.ts';
import type { ScriptLine } from './script.ts';

/** A guided first game: a scripted game on the real engine, with what the guide says about it. */
export interface Guide {
  readonly game: ShippedGame;
  /** The learner's seat. */
  readonly seat: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly script: readonly ScriptLine[];
}

/** The guides by game; where a game has several, each is named by the faction it teaches. */
export const GUIDES = {
  root: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  wild: ['first'],
  scythia: ['first'],
} as const satisfies Readonly<Record<ShippedGame, readonly string[]>>;

/** A guide by its address: `root/eyrie`. */
export type GuideId = { [G in ShippedGame]: `${G}/${(typeof GUIDES)[G][number]}` }[ShippedGame];

/** All guides, in the order they are shown. */
export const GUIDE_IDS: readonly GuideId[] = [
  ...GUIDES.root.map((name) => `root/${name}` as const),
  'wild/first',
  'scythia/first',
];

export const isGuideId = (id: string): id is GuideId => (GUIDE_IDS as readonly string[]).includes(id);

/** The messages of each guide. */
export const SUBJECT_OF = {
  'root/marquise': 'guide-root-marquise',
  'root/eyrie': 'guide-root-eyrie',
  'root/alliance': 'guide-root-alliance',
  'root/vagabond': 'guide-root-vagabond',
  'wild/first': 'guide-wild-first',
  'scythia/first': 'guide-scythia-first',
} as const satisfies Readonly<Record<GuideId, Subject>>;

/** A subject with the words of a guide. */
export type GuideSubject = (typeof SUBJECT_OF)[GuideId];
