import { PLOT, RAVEN } from '../../components/pieces.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { CORVIDS } from '../../words.ts';
import { always, because, here, type WhyTable } from '../../wishes/why.ts';

/** Why wishes of the Corvids, and guesses of others, are refused where the open question does not say. */
export const corvidsWhy: WhyTable = {
  scatter: always('not-among'),
  flip: ({ s, o }) => (pieces(s, PLOT, o.clearing) === 0 ? because('18.4.2', 'none-there') : undefined),
  'recruit-suit': always('not-among'),
  plot: ({ s, o, question }) =>
    question.named && pieces(s, RAVEN, o.clearing) === 0 ? because('18.5.2', 'no-warriors') : undefined,
  trick: ({ s, o }) =>
    pieces(s, PLOT, o.from) === 0 || pieces(s, PLOT, o.to) === 0 ? because('18.5.4', 'none-there') : undefined,
  hide: (wish) => here(wish, 'none-of-these'),
  // §18.2.4: only enemies guess, at a plot that lies there.
  expose: ({ s, f, o }) =>
    f === CORVIDS
      ? because('18.2.4', 'not-enemy')
      : pieces(s, PLOT, o.clearing) === 0
        ? because('18.2.4', 'none-there')
        : undefined,
  show: always('not-among'),
};
