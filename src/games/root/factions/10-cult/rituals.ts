import { EVERYBODY, moveCard, offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { copyIn, discard } from '../../rules/02-key-terms/cards.ts';
import { mayNotBuild, mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { ruler } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { FACTS, type Title } from '../../components/cards/index.ts';
import type { Collector, RootOption, Sink } from '../../types.ts';
import { GARDEN, LIZARD } from '../../components/pieces.ts';
import { handOf, REVEALED } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { GARDEN_POINTS } from '../../components/tracks.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, type Clearing, CULT } from '../../words.ts';
import { addAcolyte } from './acolytes.ts';
import { gardensFor, gardensOf } from './gardens.ts';
import { cultVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';

const WRONG_SUIT = refusal('10.5', 'ritual-suit');
const NOT_RULED = refusal('10.5.1', 'not-ruled');
const NO_GARDEN = refusal('10.5.1', 'no-garden');
const NO_LIZARDS = refusal('10.5.2', 'no-lizards');
const SCORED = refusal('10.5.3', 'scored');
const NO_GARDENS = refusal('10.5.3', 'no-gardens');
const BIRDS = refusal('10.2.2', 'birds');
const NO_BIRD = refusal('10.5.4', 'no-bird');
const NO_VICTIM = refusal('10.5.4', 'no-lizards');

/** §10.5.1: a clearing of the suit that they rule, while a garden of the suit is on its track. */
function mayNotPlant(s: RootState, c: Clearing): Refusal<RootLaw> | undefined {
  if (ruler(s, c) !== CULT) return NOT_RULED;
  return gardensFor(s, c) === 0 ? NO_GARDEN : mayNotBuild(s, CULT, c);
}

/** §10.5.2, §10.5.2-R1: any clearing of the suit. */
function mayNotRecruit(s: RootState, c: Clearing): Refusal<RootLaw> | undefined {
  return s.supply[LIZARD] === 0 ? NO_LIZARDS : mayNotPlace(s, CULT, c);
}

/** §10.5.4: a warrior of the supply for a bird card. */
export function listSacrifice(s: RootState, ask: Collector): void {
  offerUnless(ask, cultVerbs.sacrifice(), s.supply[LIZARD] === 0 ? NO_VICTIM : undefined);
}

/** §10.5: the rituals for a card of a suit; §10.2.2: a bird stands for no other suit here. */
export function listRituals(s: RootState, suit: number, scored: number, ask: Collector): void {
  const wrong = suit === BIRD ? BIRDS : WRONG_SUIT;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (ask.isSatisfied) return;
    if (suit !== BIRD && isSuit(s, c, suit)) {
      offerUnless(ask, verbs.build(GARDEN, c), mayNotPlant(s, c), suit);
      offerUnless(ask, verbs.recruitAt(c), mayNotRecruit(s, c), suit);
    } else if (ask.wantsRefusals) {
      ask.refuse(verbs.build(GARDEN, c), wrong, suit);
      ask.refuse(verbs.recruitAt(c), wrong, suit);
    }
  }
  if (suit === BIRD) {
    offerUnless(ask, cultVerbs.score(), BIRDS);
    return listSacrifice(s, ask);
  }
  const twice = (scored & (1 << suit)) !== 0;
  // §10.5.3-R1: not without a garden of the suit.
  offerUnless(ask, cultVerbs.score(), twice ? SCORED : gardensOf(s, suit) === 0 ? NO_GARDENS : undefined, suit);
  offerUnless(ask, cultVerbs.sacrifice(), NO_BIRD);
}

/** §10.5, §2.1.4: the card lies face up and is no hand card until Evening. */
export function reveal(s: RootState, title: Title, out: Sink): void {
  const card = copyIn(s, handOf(CULT), title);
  moveCard(s.cards, s.owners, card, REVEALED, EVERYBODY, out);
  if (out.on) out.emit({ type: 'revealed', faction: CULT, card });
}

/** Carries out the ritual for the card just revealed; true for a Score (10.5.3). */
export function ritual(s: RootState, title: Title, o: RootOption, out: Sink): boolean {
  if (o.verb === 'build') place(s, GARDEN, o.clearing, 1, out);
  if (o.verb === 'recruit-at') place(s, LIZARD, o.clearing, 1, out);
  if (o.verb === 'sacrifice') addAcolyte(s, out);
  if (o.verb !== 'score') return false;
  discard(s, CULT, copyIn(s, REVEALED, title), '10.5.3', out);
  score(s, CULT, GARDEN_POINTS[gardensOf(s, FACTS[title]!.suit)]!, '10.5.3', out);
  return true;
}
