import type { OffWindowRefusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { isVagabond } from '../../rules/02-key-terms/players.ts';
import type { Root, RootOption } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { ADVENTURER, HARRIER, RANGER, SCOUNDREL, THIEF, TINKER, VAGRANT } from './characters.ts';
import { vagabondOf } from './items.ts';

const SPECIALS: readonly (readonly [verb: RootOption['verb'], law: RootLaw, character: number])[] = [
  ['steal', 'E.1.2', THIEF],
  ['labor', 'E.2.2', TINKER],
  ['hideout', 'E.3.2', RANGER],
  ['instigate', 'E.4.2', VAGRANT],
  ['scorch', 'E.6.2', SCOUNDREL],
  ['improvise', '9.5.5', ADVENTURER],
  ['glide', '9.5.9', HARRIER],
];

/** §9.5.9: the special actions belong to his Daylight; each concerns the Vagabond with that character. */
export function vagabondElsewhere(): OffWindowRefusal<Root>[] {
  return SPECIALS.map(([verb, law, character]) => ({
    verb,
    refusal: refusal(law, 'in-daylight'),
    concerns(s, seat) {
      const f = s.faction[seat]!;
      return isVagabond(f) && vagabondOf(s, f).character === character;
    },
  }));
}
