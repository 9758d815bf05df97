import { type ChildFrame, EVERYBODY, moveCard, offerUnless, withValue } from '../../../../kernel/index.ts';
import { anyFits, copyIn, eachTitle, noCard, spend, suitsIn } from '../02-key-terms/cards.ts';
import { ruler } from '../02-key-terms/rule.ts';
import { FACTS, TITLE_OF, type Title } from '../../components/cards/index.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { AVAILABLE, handOf, playArea } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, type Faction } from '../../words.ts';
import { isSuit } from '../02-key-terms/suits.ts';
import type { TakeDominanceFrame } from './frames.ts';

const NO_CARD = noCard('3.3.4');

const DOMINANCE_CARDS = TITLE_OF.flatMap((t, card) => (FACTS[t]!.kind === 'dominance' ? [card] : []));

const TOO_FEW_POINTS = refusal('3.3.1', 'ten-points');
const ALREADY = refusal('3.3.2', 'already-active');

/** §3.3.1 */
export const POINTS_TO_ACTIVATE = 10;
/** §3.3.1.I */
const CLEARINGS_TO_WIN = 3;

/** True when a dominance card is in the faction's hand. */
export const holdsDominance = (s: RootState, f: Faction): boolean =>
  DOMINANCE_CARDS.some((card) => s.cards.at[card] === handOf(f));

/** §3.3.1: whether the faction could activate a card if its hand held one; §3.3.1-R2: two players have none. */
export const mightActivate = (s: RootState, f: Faction): boolean =>
  s.settings.seats > 2 && s.dominance[f]! < 0 && s.points[f]! >= POINTS_TO_ACTIVATE;

/** §3.3.1, §3.3.4: what the Law of dominance allows between two actions of Daylight; a Vagabond has his own (9.2.8). */
export function listDominance(s: RootState, f: Faction, ask: Collector): void {
  const { at, size } = s.cards;
  const hand = handOf(f);
  for (let i = 0; i < DOMINANCE_CARDS.length && size[hand]! > 0; i++) {
    const card = DOMINANCE_CARDS[i]!;
    if (at[card] !== hand) continue;
    const option = verbs.dominance(TITLE_OF[card]!);
    if (s.dominance[f]! >= 0) {
      if (ask.wantsRefusals) ask.refuse(option, ALREADY);
    } else if (s.points[f]! < POINTS_TO_ACTIVATE) {
      if (ask.wantsRefusals) ask.refuse(option, TOO_FEW_POINTS, POINTS_TO_ACTIVATE - s.points[f]!);
    } else ask.offer(option);
  }
  listTake(s, f, ask);
}

/** §3.3.4: taking an available card for a card of its suit. */
export function listTake(s: RootState, f: Faction, ask: Collector): void {
  if (s.cards.size[AVAILABLE] === 0) return;
  const suits = suitsIn(s, handOf(f));
  eachTitle(s, AVAILABLE, (title) => {
    const { suit } = FACTS[title]!;
    offerUnless(ask, verbs.take(title), anyFits(suits, suit) ? undefined : NO_CARD, suit);
  });
}

/** §3.3.1: the card goes to the play area and the marker off the track. */
export function activate(s: RootState, f: Faction, title: Title, out: Sink): void {
  const card = copyIn(s, handOf(f), title);
  moveCard(s.cards, s.owners, card, playArea(f), EVERYBODY, out);
  s.dominance = withValue(s.dominance, f, title);
  if (out.on) out.emit({ type: 'dominance', faction: f, card });
}

/** §3.3.4: pays for the card, then takes it. */
export function takeAvailable(faction: Faction, title: Title): TakeDominanceFrame {
  return { proc: 'takeDominance', step: 'pay', got: 0, faction, title };
}

export const takeDominanceProcedure: Section<TakeDominanceFrame> = {
  pay: { kind: 'rule', run: (_s, f) => ({ call: spend(f.faction, FACTS[f.title]!.suit, '3.3.4'), then: 'take' }) },
  take: {
    kind: 'rule',
    law: '3.3.4',
    run(s, f, out) {
      const card = copyIn(s, AVAILABLE, f.title);
      moveCard(s.cards, s.owners, card, handOf(f.faction), EVERYBODY, out);
      if (out.on) out.emit({ type: 'took', faction: f.faction, card, law: '3.3.4' });
      return 'done';
    },
  },
};

/** Carries out an option of `listDominance`; undefined for any other. */
export function takeDominance(
  s: RootState,
  f: Faction,
  o: RootOption,
  out: Sink,
): readonly ChildFrame<Root>[] | undefined {
  if (o.verb === 'take') return [takeAvailable(f, o.title)];
  if (o.verb !== 'dominance') return undefined;
  activate(s, f, o.title, out);
  return [];
}

/** §3.3.1.I, §3.3.1.II: whether the faction wins now by its dominance card. */
function winsByDominance(s: RootState, f: Faction): boolean {
  const title = s.dominance[f]!;
  if (title < 0 || s.coalition[f]! >= 0) return false;
  const { suit } = FACTS[title]!;
  if (suit === BIRD) {
    const { opposite } = geographyOf(s);
    return opposite.some((o, c) => o >= 0 && ruler(s, c) === f && ruler(s, o) === f);
  }
  let ruled = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (isSuit(s, c, suit) && ruler(s, c) === f) ruled++;
  return ruled >= CLEARINGS_TO_WIN;
}

/** §3.3.1.I, §3.3.1.II: ends the game if the faction wins now. */
export function checkDominance(s: RootState, f: Faction, out: Sink): void {
  if (!winsByDominance(s, f)) return;
  s.winner = f;
  if (out.on) out.emit({ type: 'won', faction: f, law: '3.3.1' });
}
