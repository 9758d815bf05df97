import type { ChildFrame, Seat } from '../../../../kernel/index.ts';
import type { Collector, Root, RootOption, Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';
import type { Faction, HirelingName, Party } from '../../words.ts';
import { kindOf } from './boxes.ts';
import { isDemoted } from './parties.ts';

/** What one side of a hireling card brings to the common procedures (14.3). */
export interface HirelingRules {
  /** §14.1.3: sets it up; the seat decides, which may have no faction yet. */
  setup?(s: RootState, seat: Seat, out: Sink): ChildFrame<Root> | undefined;
  /** §14.3.1: what the new controller must do. */
  hired?(s: RootState, f: Faction): ChildFrame<Root> | undefined;
  /** §14.3.3: what the controller may or must do at the start of Birdsong. */
  birdsong?(s: RootState, f: Faction): ChildFrame<Root> | undefined;
  /** §14.3.4: the first half of the once-per-Daylight action, and the action itself. */
  readonly daylight?: {
    options(s: RootState, f: Faction, ask: Collector): void;
    command(s: RootState, f: Faction): ChildFrame<Root>;
  };
}

/** Options that a card adds to a player's own turn besides `command` (14.7.7, 14.7.8). */
export interface CardOptions {
  readonly verbs: readonly RootOption['verb'][];
  /** Also possible in Birdsong and Evening. */
  readonly anytime: boolean;
  options(s: RootState, f: Faction, ask: Collector): void;
  take(s: RootState, f: Faction, o: RootOption, out: Sink): readonly ChildFrame<Root>[];
}

/** Both sides of every card, filled in by the file that imports them all. */
export const HIRELING_RULES = {} as Record<
  HirelingName,
  { readonly promoted: HirelingRules; readonly demoted: HirelingRules }
>;

/** Such options of all cards, in written order. */
export const CARD_OPTIONS: CardOptions[] = [];

/** The rules of the side that is up. */
export const rulesOf = (s: RootState, party: Party): HirelingRules =>
  HIRELING_RULES[kindOf(party)][isDemoted(s, party) ? 'demoted' : 'promoted'];
