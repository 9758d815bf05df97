import { offerUnless, type Refusal } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { handSize } from '../rules/02-key-terms/cards.ts';
import { isEnemy } from '../rules/02-key-terms/players.ts';
import type { Collector, RootOption } from '../types.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';

/** The chosen player is a coalition partner. */
export const NOT_ENEMY = refusal('2.7', 'not-enemy');
const EMPTY_HAND = refusal('4.1.3', 'empty-hand');

/** Calls for every other player, in the order of the seats. */
export function eachOther(s: RootState, f: Faction, call: (other: Faction) => void): void {
  for (const other of s.faction) if (other !== f) call(other);
}

/** What forbids to take a card of another player's hand: nothing is there. */
export const noHand = (s: RootState, other: Faction): Refusal<RootLaw> | undefined =>
  handSize(s, other) === 0 ? EMPTY_HAND : undefined;

/** What forbids to choose an enemy. */
export const noEnemy = (s: RootState, f: Faction, other: Faction): Refusal<RootLaw> | undefined =>
  isEnemy(s, f, other) ? undefined : NOT_ENEMY;

/** Offers or refuses an option for every other player. */
export function offerOthers(
  s: RootState,
  f: Faction,
  ask: Collector,
  option: (other: Faction) => RootOption,
  no: (other: Faction) => Refusal<RootLaw> | undefined = () => undefined,
): void {
  eachOther(s, f, (other) => {
    const reason = no(other);
    offerUnless(ask, option(other), reason);
  });
}
