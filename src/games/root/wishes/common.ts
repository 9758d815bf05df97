import type { RefusalDetail } from '../../../kernel/index.ts';
import { FACTS } from '../components/cards/index.ts';
import { LOST_SOULS } from '../components/piles.ts';
import { copyIn } from '../rules/02-key-terms/cards.ts';
import { neighbours } from '../rules/04-key-actions/move.ts';
import { isClosedBetween } from '../rules/20-mountain/closed-paths.ts';
import { hasPieces } from '../rules/02-key-terms/players.ts';
import type { RootOption } from '../types.ts';
import { geographyOf, type RootState } from '../state.ts';
import { BURROW, type Clearing, type Faction } from '../words.ts';
import { always, type Asker, because, here, type WhyTable, type Wish, type WishReason } from './why.ts';

/** §2.3, §4.2: why warriors of a faction cannot go there in one move, whenever it is. */
export function tooFar(s: RootState, f: Faction, from: Clearing, to: Clearing): RefusalDetail | undefined {
  // §17.2.2: the Burrow joins the map by tunnels only.
  if (from === BURROW || to === BURROW)
    return f >= 0 && neighbours(s, f, from).includes(to) ? undefined : because('17.2.2', 'not-adjacent');
  const near = f < 0 ? geographyOf(s).paths[from]! : neighbours(s, f, from);
  if (near.includes(to)) return undefined;
  if (isClosedBetween(s, from, to)) return because('20.2', 'path-closed');
  if (geographyOf(s).rivers[from]!.includes(to)) return because('2.3', 'river-only');
  return because('4.2', 'not-adjacent');
}

const countOf = (o: RootOption): number => ('count' in o ? o.count : 0);

/** §4.2: at least one, and no more than the question offers. */
const counted = (wish: Asker & { readonly o: RootOption & { readonly count: number } }): RefusalDetail | undefined => {
  const { o, question } = wish;
  if (o.count === 0) return here(wish, 'at-least-one');
  const offered = question.offers.filter((each) => each.verb === o.verb).map(countOf);
  return here(wish, 'too-many', Math.max(0, ...offered));
};

/** §2.1.5, §2.1.6: what a card is not for, whenever it is. */
const craft = ({ o }: Wish<'craft'>): RefusalDetail | undefined => {
  const { kind } = FACTS[o.title]!;
  if (kind === 'ambush') return because('2.1.5', 'not-craftable');
  return kind === 'dominance' ? because('2.1.6', 'not-craftable') : undefined;
};

/** §4.1.3: what a crafted card says of its target, in whatever window it is used. */
const ofCard =
  (why: WishReason) =>
  ({ question }: Asker): RefusalDetail | undefined =>
    question.named ? because('4.1.3', why) : undefined;

const targetHas = (wish: Wish<'propaganda'>): RefusalDetail | undefined => {
  const { s, o } = wish;
  return ofCard(hasPieces(s, o.faction, o.clearing) ? 'not-enemy' : 'no-enemy-warrior')(wish);
};

const isAmbush = (wish: Asker & { readonly o: { readonly title: number } }): RefusalDetail | undefined =>
  FACTS[wish.o.title]!.kind === 'ambush' ? here(wish, 'not-among') : because('2.1.5', 'not-ambush');

/** Reasons of the common rules, of crafted cards and of set-up. */
export const COMMON_WHY: WhyTable = {
  pass: ({ question }) => ({ law: question.window.law, why: 'must-choose', a: 0, b: 0 }),
  end: ({ question }) => ({ law: question.window.law, why: 'must-choose', a: 0, b: 0 }),
  craft,
  activate: always('none-of-these'),
  move: (wish) => tooFar(wish.s, wish.f, wish.o.from, wish.o.to) ?? here(wish, 'no-warriors'),
  battle: always('not-enemy'),
  'clear-path': (wish) => (wish.question.named ? because('20.3', 'path-open') : undefined),
  count: counted,
  escort: counted,
  'with-warlord': counted,
  ambush: isAmbush,
  informants: isAmbush,
  lose: always('none-of-these'),
  begin: always('not-among'),
  place: always('not-among'),
  take: (wish) =>
    copyIn(wish.s, LOST_SOULS, wish.o.title) >= 0 ? because('10.2.6-R2', 'lost-soul') : here(wish, 'not-among'),
  build: always('not-among'),
  partisans: always('none-of-these'),
  propaganda: targetHas,
  'stand-and-deliver': ofCard('not-enemy'),
  'tax-collector': ofCard('no-warriors'),
  'better-burrow-bank': ofCard('not-enemy'),
  codebreakers: ofCard('not-enemy'),
  saboteurs: ofCard('not-enemy'),
  'false-orders': (wish) => tooFar(wish.s, wish.o.faction, wish.o.from, wish.o.to) ?? ofCard('no-enemy-warrior')(wish),
  'charm-offensive': ofCard('not-enemy'),
  'swap-meet': ofCard('not-enemy'),
  league: ofCard('no-crafted-item'),
  draft: always('not-in-row'),
  homeland: always('not-among'),
  'put-back': always('chosen-already'),
  landmark: always('not-among'),
  exchange: always('not-among'),
  slot: always('not-among'),
  printed: always('none-of-these'),
};
