import type { RefusalDetail } from '../../../../kernel/index.ts';
import { hasPieces } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { neighbours } from '../../rules/04-key-actions/move.ts';
import { BAG, CLEARING_COUNT, COIN, type Faction, isClearing, type Place, TEA } from '../../words.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { always, because, here, type WhyTable, type Wish } from '../../wishes/why.ts';
import { vagabondOf } from './items.ts';

/** §2.2.1, §2.4.1: why the pawn cannot get there in one step, whenever it is; §D.1.1: winter's river divides forests. */
function notNear(s: RootState, f: Faction, to: Place): RefusalDetail | undefined {
  const { place } = vagabondOf(s, f);
  // Before set-up the pawn stands nowhere.
  if (place < 0) return undefined;
  const map = geographyOf(s);
  const near = isClearing(place)
    ? [...neighbours(s, f, place), ...map.forestsAt[place]!]
    : map.aroundForest[place - CLEARING_COUNT]!;
  if (near.includes(to)) return undefined;
  if (isClearing(to)) {
    if (isClearing(place) && map.rivers[place]!.includes(to)) return because('2.3', 'river-only');
    return because('2.2.1', 'not-adjacent');
  }
  return because(map.data.id === 'winter' ? 'D.1.1' : '2.4.1', 'not-adjacent-forest');
}

const shift = ({ s, o, question }: Wish<'shift'>): RefusalDetail | undefined => {
  if (o.item !== TEA && o.item !== COIN && o.item !== BAG) return because('9.2.5.I', 'no-own-track');
  if (s.settings.law.itemTrackMode === 'auto') return because('9.2.5.III-E1', 'automatic-track');
  return question.named ? because('9.2.5.III', 'none-of-these') : undefined;
};

/** Why wishes of a Vagabond are refused where the open question does not say. */
export const vagabondWhy: WhyTable = {
  slip(wish) {
    const { s, f, o } = wish;
    if (o.place === vagabondOf(s, f).place) return because('9.4.2', 'already-there');
    return notNear(s, f, o.place);
  },
  go(wish) {
    const { s, f, o } = wish;
    if (o.place === vagabondOf(s, f).place) return because('9.5.1', 'already-there');
    return isClearing(o.place) ? notNear(s, f, o.place) : undefined;
  },
  shift,
  repair: ({ question }) =>
    question.named || question.window.name === 'vagabond-daylight' ? because('9.5.7', 'not-damaged') : undefined,
  refresh: (wish) => (wish.question.named ? because('9.4.1', 'not-exhausted') : undefined),
  strike(wish) {
    const { s, f, o, question } = wish;
    const { place } = vagabondOf(s, f);
    if (
      (question.named || question.window.name === 'vagabond-daylight') &&
      (!isClearing(place) || pieces(s, o.piece, place) === 0)
    )
      return because('9.5.6', 'none-there');
    return undefined;
  },
  improvise: ({ question }) =>
    question.named || question.window.name === 'vagabond-daylight' ? because('9.5.5', 'no-item') : undefined,
  instigate: (wish) => here(wish, 'not-enemy'),
  enlist: always('not-among'),
  steal: always('not-enemy'),
  glide: always('already-there'),
  labor: always('not-among'),
  aid(wish) {
    const { s, f, o } = wish;
    const { place } = vagabondOf(s, f);
    return wish.question.named && isClearing(place) && !hasPieces(s, o.faction, place)
      ? because('9.5.4', 'none-there')
      : here(wish, 'not-among');
  },
  exhaust: always('no-item'),
  damage: always('none-of-these'),
  drop: always('none-of-these'),
  pick: always('none-of-these'),
  claim: always('none-of-these'),
  give: always('not-among'),
  coalition: always('not-among'),
  with: (wish) => (wish.question.named ? because('9.2.9.II.c', 'no-warrior-of-his') : undefined),
  character: always('not-in-row'),
  camp: always('not-among'),
};
