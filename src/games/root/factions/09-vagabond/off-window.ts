import type { OffWindowRefusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { isVagabond } from '../../rules/02-key-terms/players.ts';
import type { Root, RootOption } from '../../types.ts';
import { offWindowRows } from '../off-window-rows.ts';
import { ADVENTURER, HARRIER, RANGER, SCOUNDREL, THIEF, TINKER, VAGRANT } from './characters.ts';
import { vagabondOf } from './items.ts';
import { isAllied } from './relations.ts';
import { FACTIONS } from '../../words.ts';

const SPECIALS: readonly (readonly [verb: RootOption['verb'], law: RootLaw, character: number])[] = [
  ['steal', 'E.1.2', THIEF],
  ['labor', 'E.2.2', TINKER],
  ['hideout', 'E.3.2', RANGER],
  ['instigate', 'E.4.2', VAGRANT],
  ['scorch', 'E.6.2', SCOUNDREL],
  ['improvise', '9.5.5', ADVENTURER],
  ['glide', '9.5.9', HARRIER],
];

/** When his actions have their time, for all other windows; §9.5.9: the special ones concern the Vagabond with that character. */
export const vagabondOffWindow: readonly OffWindowRefusal<Root>[] = [
  ...offWindowRows(isVagabond, [
    ['refresh', '9.4.1', 'in-birdsong'],
    ['slip', '9.4.2', 'in-birdsong'],
    ['go', '9.5.1', 'in-daylight'],
    ['battle', '9.5.2', 'in-daylight'],
    ['explore', '9.5.3', 'in-daylight'],
    ['aid', '9.5.4', 'in-daylight'],
    ['quest', '9.5.5', 'in-daylight'],
    ['strike', '9.5.6', 'in-daylight'],
    ['repair', '9.5.7', 'in-daylight'],
    ['craft', '9.5.8', 'in-daylight'],
    ['coalition', '9.2.8', 'in-daylight'],
  ]),
  // §9.2.9.II.c: asked at the start of his battle, where an ally has warriors.
  ...offWindowRows(
    (f, s) => isVagabond(f) && FACTIONS.some((_, ally) => isAllied(s, f, ally)),
    [['with', '9.2.9.II.c', 'with-ally']],
  ),
  ...SPECIALS.flatMap(([verb, law, character]) =>
    offWindowRows((f, s) => isVagabond(f) && vagabondOf(s, f).character === character, [[verb, law, 'in-daylight']]),
  ),
];
