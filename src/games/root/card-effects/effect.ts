import { type ChildFrame, reactionHook } from '../../../kernel/index.ts';
import { copyIn, discard } from '../rules/02-key-terms/cards.ts';
import { COPIES_OF, type Title, title, type TitleName } from '../components/cards/index.ts';
import type { Collector, Root, RootOption, Sink } from '../types.ts';
import { playArea } from '../components/piles.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import type { Slot, ChosenSlot } from './slot.ts';

const USED = refusal('4.1.3', 'used-this-turn');

/** A crafted card that its owner may use at a certain time of the turn (4.1.3). */
export interface Effect {
  readonly title: TitleName;
  readonly slot: ChosenSlot;
  /** True when it works once a turn. */
  readonly once: boolean;
  /** The verb of its options. */
  readonly verb: RootOption['verb'];
  /** Its options; decided by what everybody knows, except in Daylight, where the window is open anyway. */
  options(s: RootState, f: Faction, ask: Collector): void;
  /** What using it does, and what must be run then. */
  take(s: RootState, f: Faction, o: RootOption, out: Sink): readonly ChildFrame<Root>[];
}

/** All such effects in written order, filled in by the file that imports them all. */
export const EFFECTS: Effect[] = [];

/** An effect and the number of its card. */
interface NumberedEffect {
  readonly effect: Effect;
  readonly card: Title;
}

const BY_SLOT: Partial<Record<Slot, readonly NumberedEffect[]>> = {};

/** The effects that can be used at a time, in written order; made once, because looking a card up by its name takes time. */
const effectsAt = (slot: Slot): readonly NumberedEffect[] =>
  (BY_SLOT[slot] ??= EFFECTS.filter((effect) => effect.slot === slot).map((effect) => ({
    effect,
    card: title(effect.title),
  })));

/** What lasting effects demand at a time, before any that is optional. */
export const obligations = reactionHook<Root, [s: RootState, f: Faction, slot: Slot, out: Sink]>('obligations');

/** §4.1.3: true when the faction has crafted the card. */
export function hasCrafted(s: RootState, f: Faction, t: Title): boolean {
  const pile = playArea(f);
  if (s.cards.size[pile] === 0) return false;
  const copies = COPIES_OF[t]!;
  for (let i = 0; i < copies.length; i++) if (s.cards.at[copies[i]!] === pile) return true;
  return false;
}

/** Tells that a faction uses one of its crafted cards. */
export function tellUse(s: RootState, f: Faction, t: Title, out: Sink): void {
  if (out.on) out.emit({ type: 'effect', faction: f, card: copyIn(s, playArea(f), t) });
}

/** Gives a crafted card up: from the play area to the discard pile. */
export function giveUp(s: RootState, f: Faction, t: Title, out: Sink): void {
  discard(s, f, copyIn(s, playArea(f), t), '4.1.3', out);
}

/** Refuses all that would be offered. */
function refusing(ask: Collector): Collector {
  return {
    wantsRefusals: true,
    isSatisfied: false,
    offer: (o) => ask.refuse(o, USED),
    refuse: (o, r, a, b) => ask.refuse(o, r, a, b),
  };
}

/** Lists the effects of the faction's crafted cards that can be used at a time. */
export function listEffects(s: RootState, f: Faction, slot: Slot, ask: Collector): void {
  if (s.cards.size[playArea(f)] === 0) return;
  for (const { effect, card: t } of effectsAt(slot)) {
    if (!hasCrafted(s, f, t)) continue;
    if (!effect.once || !s.usedEffects.includes(t)) effect.options(s, f, ask);
    else if (ask.wantsRefusals) effect.options(s, f, refusing(ask));
  }
}

/** True when a crafted card of the faction still has its time there, whether or not it could do anything. */
export function hasUnused(s: RootState, f: Faction, slot: Slot): boolean {
  if (s.cards.size[playArea(f)] === 0) return false;
  return EFFECTS.some(
    (e) => e.slot === slot && hasCrafted(s, f, title(e.title)) && !s.usedEffects.includes(title(e.title)),
  );
}

/** Uses an effect; undefined when the option is none of an effect's. */
export function useEffect(s: RootState, f: Faction, o: RootOption, out: Sink): readonly ChildFrame<Root>[] | undefined {
  // Without a crafted card there is no effect to use.
  if (s.cards.size[playArea(f)] === 0) return undefined;
  const effect = EFFECTS.find((e) => e.verb === o.verb);
  if (!effect) return undefined;
  const t = title(effect.title);
  tellUse(s, f, t, out);
  if (effect.once) s.usedEffects = s.usedEffects.concat(t);
  return effect.take(s, f, o, out);
}
