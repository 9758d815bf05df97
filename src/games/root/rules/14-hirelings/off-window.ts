import type { OffWindowRefusal } from '../../../../kernel/index.ts';
import { current } from '../02-key-terms/players.ts';
import type { Root, RootOption } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Faction } from '../../words.ts';
import { controllerOf, holder, isUp } from './parties.ts';
import { rulesOf } from './rules.ts';

const IN_DAYLIGHT = refusal('14.3.4', 'in-daylight');
const ANY_TIME_IN_DAYLIGHT = refusal('14.3.2', 'in-daylight');
/** On one's own turn only an open question is in the way. */
const FINISH_FIRST = refusal('14.7.7', 'must-choose');
const ON_YOUR_TURN = refusal('14.7.7', 'on-your-turn');

const row = (
  verb: RootOption['verb'],
  no: typeof IN_DAYLIGHT,
  concerns: (s: RootState, f: Faction) => boolean,
): OffWindowRefusal<Root> => ({
  verb,
  refusal: no,
  concerns: (s, seat) => s.faction[seat]! >= 0 && concerns(s, s.faction[seat]!),
});

const commandsSome = (s: RootState, f: Faction): boolean =>
  s.hirelings.parties.some((party) => controllerOf(s, party) === f && rulesOf(s, party).daylight !== undefined);
const hasBrigand = (s: RootState, f: Faction): boolean => holder(s, 'the-exile', 'demoted') === f;

/** When the cards of hirelings have their time, for all other windows. */
export const hirelingsOffWindow: readonly OffWindowRefusal<Root>[] = [
  row('command', IN_DAYLIGHT, commandsSome),
  row('plunder', IN_DAYLIGHT, hasBrigand),
  row('rob', IN_DAYLIGHT, hasBrigand),
  row('smuggle', ANY_TIME_IN_DAYLIGHT, (s, f) => holder(s, 'flame-bearers', 'demoted') === f),
  row('contribute', ON_YOUR_TURN, (s, f) => isUp(s, 'the-exile', 'promoted') && current(s) !== f),
  row('contribute', FINISH_FIRST, (s, f) => isUp(s, 'the-exile', 'promoted') && current(s) === f),
];
