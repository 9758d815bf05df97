import { type ChildFrame, EVERYBODY, offerUnless, type Refusal, showCard } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { copyIn, eachTitle, fits, handSize, hasFitting, noCard } from '../../rules/02-key-terms/cards.ts';
import { hasPieces, isEnemy, seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { removal, takeOff, triggers } from '../../rules/04-key-actions/removal.ts';
import { isSheltered } from '../../rules/14-hirelings/immunity.ts';
import type { TurnGap } from '../../rules/01-turn/between.ts';
import { passCard } from '../../card-effects/hands.ts';
import { PLOT } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { type Clearing, CLEARING_COUNT, CORVIDS, type Faction } from '../../words.ts';
import { DATA_OF } from '../data.ts';
import { isFaceUp } from './plots.ts';
import { PLOT_KINDS, type PlotKind } from './state.ts';
import { corvidsVerbs } from './verbs.ts';
import type { ExposureFrame } from './frames.ts';

const NO_CARD = noCard('18.2.4');
const NO_PLOT_THERE = refusal('18.2.4', 'no-plot');
const FACE_UP = refusal('18.2.4', 'face-up');
const NO_PIECE = refusal('18.2.4', 'no-own-piece');
const PARTNER = refusal('18.2.4', 'coalition');
const SHELTERED = refusal('18.2.4', 'sheltered');

/** §18.2.4, §18.2.4-R3, §18.2.4-R6: what keeps a faction from guessing at the plot of a clearing, whatever its hand holds. */
function mayNotExpose(s: RootState, f: Faction, c: Clearing): Refusal<RootLaw> | undefined {
  if (pieces(s, PLOT, c) === 0) return NO_PLOT_THERE;
  if (isFaceUp(s, c)) return FACE_UP;
  if (!isEnemy(s, f, CORVIDS)) return PARTNER;
  if (!hasPieces(s, f, c)) return NO_PIECE;
  return isSheltered(s, CORVIDS, c) ? SHELTERED : undefined;
}

/** The clearings where a faction might guess, by what everybody knows: a bit for each. */
function exposable(s: RootState, f: Faction): number {
  let at = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, PLOT, c) > 0 && !mayNotExpose(s, f, c)) at |= 1 << c;
  return at;
}

/** §1.2.1: whether somebody might guess, judged by what everybody knows: a window then opens whatever the hand holds. */
export const mightExpose = (s: RootState, f: Faction): boolean =>
  s.seat[CORVIDS]! >= 0 && f !== CORVIDS && handSize(s, f) > 0 && exposable(s, f) !== 0;

/** §18.2.4, §18.2.4-R4: lists guesses of every kind where a card of the clearing's suit can be shown. */
export function listExposures(s: RootState, f: Faction, ask: Collector): void {
  if (s.seat[CORVIDS]! < 0 || f === CORVIDS) return;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (pieces(s, PLOT, c) === 0 && !ask.wantsRefusals) continue;
    const no = mayNotExpose(s, f, c) ?? (hasFitting(s, handOf(f), s.suit[c]!) ? undefined : NO_CARD);
    if (no && !ask.wantsRefusals) continue;
    for (let kind = 0; kind < PLOT_KINDS.length; kind++) offerUnless(ask, corvidsVerbs.expose(c, kind), no, s.suit[c]);
  }
}

const exposure = (faction: Faction, step: 'again' | 'card', clearing: Clearing, plot: PlotKind): ExposureFrame => ({
  proc: 'exposure',
  step,
  got: 0,
  faction,
  once: step === 'card' ? 1 : 0,
  clearing,
  plot,
});

/** Takes a guess of `listExposures`; undefined for any other option. */
export const takeExposure = (f: Faction, o: RootOption): readonly ChildFrame<Root>[] | undefined =>
  o.verb === 'expose' ? [exposure(f, 'card', o.clearing, o.plot)] : undefined;

/** §18.2.4, §18.2.4-R1: whether the time for guesses is over: with the last step, or with the draw of Evening. */
function isTooLate(s: RootState, f: Faction, at: TurnGap): boolean {
  const untilDraw = s.settings.law.exposureUntil === 'eveningDraw';
  if (at === 'evening-drawn') return untilDraw;
  if (at === 'evening-end') return !untilDraw;
  return at === 'evening-start' && !untilDraw && DATA_OF[f]!.eveningIsLastStep === true;
}

/** True when the player has declined already and neither the hand nor the places have grown since. */
function hasDeclined(s: RootState, f: Faction): boolean {
  const { declined, declinedHand } = s.corvids;
  return (exposable(s, f) & ~declined) === 0 && handSize(s, f) <= declinedHand;
}

/** §18.2.4, §18.2.4-R2: between two steps of a turn its player may guess; asked again only when something has changed. */
export function guesses(s: RootState, f: Faction, at: TurnGap): ChildFrame<Root> | undefined {
  if (!mightExpose(s, f) || isTooLate(s, f, at) || hasDeclined(s, f)) return undefined;
  return exposure(f, 'again', -1, 0);
}

/** §18.5.2, §18.2.4: counts of a turn end with it. */
export function newCorvidTurn(s: RootState, _f: Faction, at: string): undefined {
  if (at !== 'over' || s.seat[CORVIDS]! < 0) return;
  s.corvids.plotted = 0;
  s.corvids.declined = 0;
  s.corvids.declinedHand = 0;
}

/** §18.2.4: the answer to a guess. */
function answer(s: RootState, f: ExposureFrame, card: number, out: Sink): ChildFrame<Root>[] {
  const { faction, clearing, plot } = f;
  const right = s.corvids.kind[clearing] === plot;
  out.learned(EVERYBODY);
  if (out.on) out.emit({ type: 'plot-guessed', faction, clearing, plot, right });
  if (!right) {
    // §18.2.4-R5: in their hand at once.
    s.corvids.ruledOut[clearing]! |= 1 << plot;
    passCard(s, faction, CORVIDS, card, out);
    return [];
  }
  // §18.2.4-R4: only the Corvids see it, and it stays.
  const see = seatBit(s, CORVIDS) | s.owners[handOf(faction)]!;
  showCard(s.cards, card, see, out);
  const shown = { type: 'shown', faction, to: CORVIDS } as const;
  if (out.on) out.emit(shown, see, { ...shown, cards: [card] });
  const r = removal(faction);
  takeOff(s, r, PLOT, clearing, 1, out);
  // §18.2.4: a raid that was exposed places nobody.
  r.raids.length = 0;
  return triggers(s, r, out);
}

export const exposureProcedure: Section<ExposureFrame> = {
  again: { kind: 'rule', run: (s, f) => (mightExpose(s, f.faction) ? 'guess' : 'done') },
  guess: {
    kind: 'choice',
    window: 'corvids-exposure',
    law: '18.2.4',
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      listExposures(s, f.faction, ask);
      ask.offer(verbs.pass());
    },
    take(s, f, o) {
      if (o.verb !== 'expose') {
        s.corvids.declined = exposable(s, f.faction);
        s.corvids.declinedHand = handSize(s, f.faction);
        return 'done';
      }
      f.clearing = o.clearing;
      f.plot = o.plot;
      return 'card';
    },
  },
  // §18.2.4, §18.2.4-R4: a card of the clearing's suit; which one is told to the Corvids only.
  card: {
    kind: 'choice',
    window: 'corvids-exposure-card',
    law: '18.2.4',
    part: true,
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      const suit = s.suit[f.clearing]!;
      eachTitle(s, handOf(f.faction), (title, card) =>
        offerUnless(ask, corvidsVerbs.show(title), fits(card, suit) ? undefined : NO_CARD, suit),
      );
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'show') return 'card';
      const calls = answer(s, f, copyIn(s, handOf(f.faction), o.title), out);
      return { calls, by: s.seat[f.faction]!, law: '1.1.3', then: f.once === 1 ? 'done' : 'again' };
    },
  },
};
