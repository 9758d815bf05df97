import { RETINUE } from '../../components/piles.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { copyIn } from '../../rules/02-key-terms/cards.ts';
import { BADGER } from '../../components/pieces.ts';
import { geographyOf } from '../../state.ts';
import { always, because, here, type WhyTable } from '../../wishes/why.ts';
import { RETINUE_COLUMNS } from './state.ts';

/** Why wishes of the Keepers are refused where the open question does not say. */
export const keepersWhy: WhyTable = {
  encamp(wish) {
    const { s, o, question } = wish;
    if (!question.named) return undefined;
    return s.keepers.station[o.station]! >= 0 ? because('13.4.1', 'chosen-already') : because('13.4.1', 'no-warriors');
  },
  decamp: (wish) => (wish.question.named ? because('13.4.2', 'no-waystation') : undefined),
  delve(wish) {
    const { s, o, question } = wish;
    if (!geographyOf(s).forestsAt[o.clearing]!.includes(o.forest)) return because('13.5.2.II.a', 'not-adjacent-forest');
    if (!question.named) return undefined;
    return pieces(s, BADGER, o.clearing) === 0 ? because('13.5.2.II.a', 'no-warriors') : here(wish, 'not-among');
  },
  recover: (wish) => (wish.question.named ? because('13.5.2.III.a', 'no-waystation') : undefined),
  serve(wish) {
    const { s, o } = wish;
    const there = RETINUE_COLUMNS.some((_, column) => copyIn(s, RETINUE + column, o.title) >= 0);
    return there ? here(wish, 'not-in-column') : undefined;
  },
  bury: always('not-among'),
  carry: always('none-of-these'),
  'lose-relic': always('none-of-these'),
  'lose-waystation': always('none-of-these'),
  gather: always('not-among'),
  reassign: always('not-among'),
  muster: always('not-among'),
  'muster-beside': always('not-among'),
  'come-back': always('not-among'),
};
