import type { ParseResult } from '../../../kernel/index.ts';
import { BUILDINGS, CIVS, COLOURS, type Colour, DICE, type Die, PLUNDER, type Plunder } from '../words.ts';
import { COUNTS, MARKS, PackReader } from './pack-reader.ts';
import type { DieData, Pack } from './pack.ts';
import { checkWhole } from './check-pack.ts';

/** The fields of a pack; any other field is a problem. */
const FIELDS = [
  'format',
  'id',
  'workers',
  'plunder',
  'buildings',
  'dice',
  'civilisations',
  'heroes',
  'characters',
  'animals',
  'quests',
  'chiefs',
  'schemes',
  ...MARKS,
];

/** Reads a pack from a file: the pack, or a list of all its problems. */
export function readPack(raw: unknown): ParseResult<Pack> {
  const r = new PackReader();
  const from = r.object(raw, '', FIELDS);
  if (from['format'] !== 1) r.note('format', 'not-in-range', { least: 1, most: 1 });
  const dice = r.object(from['dice'], 'dice', DICE);
  const pack: Pack = {
    format: 1,
    id: r.id(from['id'], 'id'),
    workers: r.numbers<Colour>(from['workers'], 'workers', COLOURS),
    plunder: r.numbers<Plunder>(from['plunder'], 'plunder', PLUNDER),
    buildings: r.list(from['buildings'], 'buildings', r.building, BUILDINGS.length),
    dice: Object.fromEntries(DICE.map((die) => [die, r.die(dice[die], `dice.${die}`)])) as unknown as Record<
      Die,
      DieData
    >,
    civilisations: r.list(from['civilisations'], 'civilisations', r.civ, CIVS.length),
    heroes: r.list(from['heroes'], 'heroes', r.hero, COUNTS.heroes),
    characters: r.list(from['characters'], 'characters', r.character),
    animals: r.list(from['animals'], 'animals', r.animal, COUNTS.animals),
    quests: r.list(from['quests'], 'quests', r.quest, COUNTS.quests),
    chiefs: r.list(from['chiefs'], 'chiefs', r.chief, COUNTS.chiefs),
    schemes: r.list(from['schemes'], 'schemes', r.scheme, COUNTS.schemes),
    ...r.marks(from, ''),
  };
  if (r.problems.length === 0) checkWhole(pack, r);
  return r.result(pack);
}
