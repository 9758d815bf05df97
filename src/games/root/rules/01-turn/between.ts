import { type ChildFrame, reactionHook } from '../../../../kernel/index.ts';
import { inPlay } from '../02-key-terms/players.ts';
import type { Collector, Root, RootOption } from '../../types.ts';
import type { RootState } from '../../state.ts';
import type { Faction } from '../../words.ts';
import type { Slot } from '../../card-effects/slot.ts';

/**
 * A moment between two steps of a turn: times of crafted effects, and further ones of Evening: before its draw (`evening`), after
 * the draw and before the last step (`evening-drawn`), after the last step of those who draw no cards (`evening-end`).
 */
export type TurnGap = Slot | 'evening' | 'evening-drawn' | 'evening-end';

/** §18.2.4: what the player of a turn may do between two steps of it, whichever they are. */
export const betweenSteps = reactionHook<Root, [s: RootState, f: Faction, at: TurnGap]>('betweenSteps');

/** Goes on with a step after what the player may do before it. */
export function between<S extends string>(
  s: RootState,
  f: Faction,
  at: TurnGap,
  then: S,
): S | { readonly calls: readonly ChildFrame<Root>[]; readonly then: S } {
  const calls = betweenSteps.gather([], s, f, at);
  return calls.length === 0 ? then : { calls, then };
}

/** §18.2.4: what a player may do between any two actions because of another faction's rules. */
export interface TurnOption {
  /** The faction whose rules give it: without that there is none. */
  readonly faction: Faction;
  options(s: RootState, f: Faction, ask: Collector): void;
  /** What taking such an option starts; undefined for any other. */
  take(f: Faction, o: RootOption): readonly ChildFrame<Root>[] | undefined;
  /** True when such an option might be there, judged by what everybody knows. */
  isOpen(s: RootState, f: Faction): boolean;
}

/** All of them in written order, filled in by the file that imports all factions. */
export const TURN_OPTIONS: TurnOption[] = [];

/** Lists what the player of a turn may do between any two actions because of other factions. */
export function listTurnOptions(s: RootState, f: Faction, ask: Collector): void {
  for (let i = 0; i < TURN_OPTIONS.length; i++)
    if (inPlay(s, TURN_OPTIONS[i]!.faction)) TURN_OPTIONS[i]!.options(s, f, ask);
}

/** Carries out an option of `listTurnOptions`; undefined for any other. */
export function takeTurnOption(f: Faction, o: RootOption): readonly ChildFrame<Root>[] | undefined {
  for (const option of TURN_OPTIONS) {
    const calls = option.take(f, o);
    if (calls) return calls;
  }
  return undefined;
}
