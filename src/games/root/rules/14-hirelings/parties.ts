import type { RootState } from '../../state.ts';
import { type Faction, hireling, type HirelingName, isFaction, NO_FACTION, type Party } from '../../words.ts';
import { kindNumber } from './state.ts';

/** §14.2.0: the player who controls hirelings; nobody while their card lies in the supply. */
export const controllerOf = (s: RootState, party: Party): Faction => s.hirelings.controller[kindNumber(party)]!;

/** §14.4.7: the player who moves or removes with the pieces of a party; nobody for uncontrolled hirelings. */
export const playerOf = (s: RootState, party: Party): Faction => (isFaction(party) ? party : controllerOf(s, party));

/** True when the demoted side of the card is up. */
export const isDemoted = (s: RootState, party: Party): boolean => s.hirelings.demoted[kindNumber(party)] === 1;

/** True when the hirelings are in play with this side up. */
export function isUp(s: RootState, name: HirelingName, side: 'promoted' | 'demoted'): boolean {
  const { parties } = s.hirelings;
  if (parties.length === 0) return false;
  const party = hireling(name);
  return parties.includes(party) && isDemoted(s, party) === (side === 'demoted');
}

/** §14.3.0: the player who controls this side of a card, nobody when another side is up or nobody holds it. */
export const holder = (s: RootState, name: HirelingName, side: 'promoted' | 'demoted'): Faction =>
  isUp(s, name, side) ? controllerOf(s, hireling(name)) : NO_FACTION;

/** §14.4.1: the hirelings that count as the faction's own for rule. */
export const commands = (s: RootState, f: Faction, party: Party): boolean => controllerOf(s, party) === f;

/** §14.4.2: enemies of hirelings: everybody but their controller, the controller's partners and what those control. */
export function areEnemies(
  s: RootState,
  a: Party,
  b: Party,
  enemies: (s: RootState, a: Faction, b: Faction) => boolean,
): boolean {
  if (a === b) return false;
  const one = playerOf(s, a);
  const other = playerOf(s, b);
  return one < 0 || other < 0 || enemies(s, one, other);
}
