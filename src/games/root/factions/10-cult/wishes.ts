import type { RefusalDetail } from '../../../../kernel/index.ts';
import { always, type Asker, because, here, type WhyTable } from '../../wishes/why.ts';

/** §10.5: a card is revealed before its ritual. */
const revealFirst = ({ question }: Asker): RefusalDetail | undefined =>
  question.window.name === 'cult-daylight' ? because('10.5', 'reveal-first') : undefined;

/** Why wishes of the Cult are refused where the open question does not say. */
export const cultWhy: WhyTable = {
  convert: (wish) => (wish.question.named ? because('10.4.3.II', 'no-enemy-warrior') : undefined),
  sanctify: (wish) => (wish.question.named ? because('10.4.3.III', 'no-building-there') : undefined),
  battle: (wish) => (wish.question.window.name === 'cult-crusade' ? here(wish, 'where-moved') : undefined),
  build: revealFirst,
  'recruit-at': revealFirst,
  score: revealFirst,
  sacrifice: revealFirst,
  'first-garden': always('not-among'),
  outcast: always('not-among'),
  reveal: always('not-among'),
};
