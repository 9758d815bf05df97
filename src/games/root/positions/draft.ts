import { CHARACTERS } from '../factions/09-vagabond/characters.ts';
import { newDraft, isBlank } from '../rules/15-advanced-setup/state.ts';
import { joinFaction, type RootState } from '../state.ts';
import { CLEARINGS, FACTIONS } from '../words.ts';
import { type Reader, withoutEmpty } from '../../../kernel/index.ts';

const NONE = 'none';
const KEYS = ['row', 'locked', 'characters', 'homelands'];

/** §15.8.2: who plays what at a table that drafts, before anything else is read. */
export function readDrafted(reader: Reader, raw: unknown, s: RootState): void {
  if (raw === undefined) return;
  if (s.settings.setup !== 'advanced') {
    reader.note('drafted', 'no-draft');
    return;
  }
  const names = reader.items(raw, 'drafted');
  if (names.length !== s.settings.seats) reader.note('drafted', 'everybody-once');
  names.forEach((name, seat) => {
    if (name === NONE || seat >= s.settings.seats) return;
    const f = reader.name(name, `drafted.${seat}`, FACTIONS);
    if (f < 0) return;
    if (s.seat[f]! >= 0) reader.note(`drafted.${seat}`, 'twice', { name: FACTIONS[f]! });
    else joinFaction(s, seat, f);
  });
}

/** §15.8: the row of setup cards while factions are drafted. */
export function readDraft(reader: Reader, raw: unknown, s: RootState): void {
  if (raw === undefined) return;
  const from = reader.object(raw, 'draft', KEYS);
  const draft = newDraft();
  draft.row = reader.distinct(from['row'], 'draft.row', FACTIONS);
  if (from['locked'] !== undefined) draft.locked = reader.name(from['locked'], 'draft.locked', FACTIONS);
  reader.items(from['characters'], 'draft.characters').forEach((each, i) => {
    if (i < 2 && each !== NONE) draft.characters[i] = reader.name(each, `draft.characters.${i}`, CHARACTERS);
  });
  for (const [key, value] of Object.entries(reader.object(from['homelands'], 'draft.homelands', CLEARINGS)))
    draft.homeland[CLEARINGS.indexOf(key as (typeof CLEARINGS)[number])] = reader.name(
      value,
      `draft.homelands.${key}`,
      FACTIONS,
    );
  s.draft = draft;
}

/** Who plays what, by seat; undefined where the settings say it. */
export const writeDrafted = (s: RootState): string[] | undefined =>
  s.settings.setup === 'advanced' ? s.faction.map((f) => FACTIONS[f] ?? NONE) : undefined;

/** The row of setup cards; undefined when none is laid out. */
export function writeDraft(s: RootState): object | undefined {
  if (isBlank(s.draft)) return undefined;
  const { row, locked, characters, homeland } = s.draft;
  const homelands = homeland.flatMap((f, c) => (f < 0 ? [] : [[CLEARINGS[c]!, FACTIONS[f]!] as const]));
  return withoutEmpty({
    row: row.map((f) => FACTIONS[f]),
    locked: FACTIONS[locked],
    characters: characters.map((c) => CHARACTERS[c] ?? NONE),
    homelands: homelands.length > 0 ? Object.fromEntries(homelands) : undefined,
  });
}
