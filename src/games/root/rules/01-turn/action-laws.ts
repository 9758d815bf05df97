import type { RootLaw } from '../../../../law/index.ts';
import type { RootOption } from '../../types.ts';

type Laws = Readonly<Partial<Record<RootOption['verb'], RootLaw>>>;

/** What every faction may do among the actions of its Daylight. */
const COMMON: Laws = { dominance: '3.3.1', take: '3.3.4', 'clear-path': '20.3', exchange: '21.3' };

/** The paragraph of each action, for a window that offers actions of several. */
export function actionLaws(own: Laws): (o: RootOption) => RootLaw | undefined {
  const laws: Laws = { ...COMMON, ...own };
  return (o) => laws[o.verb];
}
