import type { RefusalDetail } from '../../../../kernel/index.ts';
import { tooFar } from '../../wishes/common.ts';
import { always, type Asker, because, type WhyTable } from '../../wishes/why.ts';
import { warlordAt } from './warlord.ts';

/** §12.5.3: questions about the warlord alone. */
const ADVANCES: readonly string[] = ['hundreds-advance', 'hundreds-charge', 'hundreds-relentless'];

const warlordOnly = ({ s, question }: Asker, at: number): RefusalDetail | undefined =>
  ADVANCES.includes(question.window.name) && at !== warlordAt(s) ? because('12.5.3', 'warlord-only') : undefined;

/** Why wishes of the Hundreds are refused where the open question does not say. */
export const hundredsWhy: WhyTable = {
  move: (wish) => tooFar(wish.s, wish.f, wish.o.from, wish.o.to) ?? warlordOnly(wish, wish.o.from),
  battle: (wish) => warlordOnly(wish, wish.o.clearing),
  raze: always('no-mob'),
  join: always('no-mob'),
  squander: always('none-of-these'),
  seize: always('none-of-these'),
  unearth: always('none-of-these'),
  displace: always('none-of-these'),
  lair: always('not-among'),
};
