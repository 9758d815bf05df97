import { FACTS } from '../../components/cards/index.ts';
import { BIRD } from '../../words.ts';
import { tooFar } from '../../wishes/common.ts';
import { always, because, type WhyTable } from '../../wishes/why.ts';

/** Why wishes of the Marquise are refused where the open question does not say. */
export const marquiseWhy: WhyTable = {
  // §6.5.2: a march is chosen before its moves.
  move: ({ s, f, o, question }) =>
    question.window.name === 'marquise-daylight'
      ? (tooFar(s, f, o.from, o.to) ?? because('6.5.2', 'march-first'))
      : undefined,
  wood: always('no-wood-there'),
  // §6.5: only a bird card gives one more action, whenever it is.
  extra: ({ o }) => (FACTS[o.title]!.suit === BIRD ? undefined : because('6.5', 'no-bird-card')),
  keep: always('not-among'),
  save: always('not-among'),
  build: always('chosen-already'),
};
