import { isVagabond, playing } from '../rules/02-key-terms/players.ts';
import { newRuins } from '../rules/02-key-terms/ruins-state.ts';
import { CHARACTER_DATA, CHARACTERS } from '../factions/09-vagabond/characters.ts';
import {
  ALLIED,
  CONDITIONS,
  HOSTILE,
  NO_MARKER,
  newVagabond,
  QUEST_DONE,
  QUEST_FACE_UP,
  type VagabondState,
} from '../factions/09-vagabond/state.ts';
import { isUp } from '../rules/14-hirelings/parties.ts';
import { QUESTS } from '../components/cards/quests.ts';
import { geographyOf, type RootState } from '../state.ts';
import {
  BAG,
  BOOT,
  CLEARING_COUNT,
  CLEARINGS,
  COIN,
  CROSSBOW,
  type Faction,
  FACTIONS,
  HAMMER,
  ITEMS,
  PLACES,
  SWORD,
  TEA,
  VAGABOND,
  VAGABOND2,
} from '../words.ts';
import { readMask, writeMask } from './cards.ts';
import { counted, type Raw, type Reader, repeated, said } from './reader.ts';

/** Where his items are, by number. */
const WHERE = ['track', 'satchel', 'exhausted', 'damaged', 'damagedExhausted', 'trackExhausted'] as const;
/** §9.2.9: spaces of the chart; -1 and -2 come first. */
const SPACES = ['none', 'hostile', 'indifferent', 'first', 'second', 'allied'];
const FIRST_SPACE = NO_MARKER;
/** §9.2.5.I: the items that have a track. */
export const TRACKS = [TEA, COIN, BAG];
const MOST_ON_TRACK = 3;
const MOST_FACE_UP = 3;
const MOST_PER_RUIN = 2;
const QUEST_IDS = QUESTS.map((q) => q.id);
/** §9.3.4 */
const R_ITEMS = [BAG, BOOT, HAMMER, SWORD];
/** §5.1.5: the shared supply. */
const SUPPLY = [BOOT, BOOT, BAG, BAG, CROSSBOW, HAMMER, SWORD, SWORD, TEA, TEA, COIN, COIN];

/** The keys a Vagabond has of his own. */
export const VAGABOND_KEYS = [
  'character',
  'place',
  'belongings',
  'ruinItems',
  'lost',
  'relations',
  'aids',
  'improvised',
];

const sets = (s: RootState): number => {
  if (s.seat[VAGABOND]! < 0) return s.hundreds.mood >= 0 || isUp(s, 'the-exile', 'demoted') ? 1 : 0;
  return s.seat[VAGABOND2]! < 0 ? 1 : 2;
};

/** A Vagabond right after his set-up: the items of his character, every other faction Indifferent. */
function afterSetup(s: RootState, character: number): VagabondState {
  const v = newVagabond();
  v.character = character;
  for (const item of character < 0 ? [] : CHARACTER_DATA[character]!.items) {
    const number = ITEMS.indexOf(item);
    v.items[number * CONDITIONS + (TRACKS.includes(number) ? 0 : 1)]!++;
  }
  for (const f of playing(s)) if (!isVagabond(f)) v.relation[f] = 0;
  return v;
}

/** Reads the board of a Vagabond. */
export function readVagabond(reader: Reader, raw: Raw, path: string, s: RootState, f: Faction, inSetup: boolean): void {
  const need = (key: string): boolean => {
    if (raw[key] === undefined && !inSetup) reader.note(`${path}.${key}`, 'missing');
    return raw[key] !== undefined;
  };
  const character = need('character') ? reader.name(raw['character'], `${path}.character`, CHARACTERS) : -1;
  const v = afterSetup(s, character);
  s.vagabonds[f - VAGABOND] = v;
  if (need('place')) {
    v.place = reader.name(raw['place'], `${path}.place`, PLACES);
    if (v.place >= CLEARING_COUNT + geographyOf(s).aroundForest.length) reader.note(`${path}.place`, 'no-such-forest');
  }
  if (raw['belongings'] !== undefined) readBelongings(reader, raw['belongings'], `${path}.belongings`, v);
  if (character >= 0 && s.vagabonds[0]!.character === s.vagabonds[1]!.character)
    reader.note(`${path}.character`, 'twice', { name: CHARACTERS[character]! });
  for (const item of reader.distinct(raw['ruinItems'], `${path}.ruinItems`, ITEMS)) v.marked[item] = 1;
  v.gone = reader.tally(raw['lost'], `${path}.lost`, ITEMS);
  for (const [name, space] of Object.entries(reader.object(raw['relations'], `${path}.relations`))) {
    const other = reader.name(name, `${path}.relations.${name}`, FACTIONS);
    const number = reader.name(space, `${path}.relations.${name}`, SPACES);
    if (other < 0 || number < 0) continue;
    if (s.seat[other]! < 0 || isVagabond(other)) reader.note(`${path}.relations.${name}`, 'no-relation');
    else v.relation[other] = FIRST_SPACE + number;
  }
  v.aids = reader.counts(raw['aids'], `${path}.aids`, FACTIONS, MOST_ON_TRACK);
  v.improvised = raw['improvised'] === undefined ? 0 : reader.flag(raw['improvised'], `${path}.improvised`);
}

function readBelongings(reader: Reader, raw: unknown, path: string, v: VagabondState): void {
  v.items.fill(0);
  const from = reader.object(raw, path, WHERE);
  WHERE.forEach((where, k) => {
    reader.tally(from[where], `${path}.${where}`, ITEMS).forEach((count, item) => {
      v.items[item * CONDITIONS + k] = count;
      if (count === 0 || (k !== 0 && k !== 5)) return;
      if (!TRACKS.includes(item)) reader.note(`${path}.${where}`, 'no-track', { item: ITEMS[item]! });
      else if (v.items[item * CONDITIONS]! + v.items[item * CONDITIONS + 5]! > MOST_ON_TRACK)
        reader.note(`${path}.${where}`, 'track-full', { item: ITEMS[item]! });
    });
  });
}

/** Reads the quests; those that are not named are in their deck. */
export function readQuests(reader: Reader, raw: unknown, s: RootState): void {
  const players = [VAGABOND, VAGABOND2].filter((f) => s.seat[f]! >= 0);
  const from = reader.object(raw, 'quests', ['faceUp', ...players.map((f) => FACTIONS[f]!)]);
  const put = (key: string, where: number): number => {
    const found = reader.distinct(from[key], `quests.${key}`, QUEST_IDS);
    for (const quest of found)
      if (s.quests[quest] === 0) s.quests[quest] = where;
      else reader.note(`quests.${key}`, 'twice', { name: QUEST_IDS[quest]! });
    return found.length;
  };
  if (put('faceUp', QUEST_FACE_UP) > MOST_FACE_UP) reader.note('quests.faceUp', 'three-quests');
  for (const f of players) put(FACTIONS[f]!, QUEST_DONE + f - VAGABOND);
}

/** Right after set-up: one set of R items per Vagabond under the ruins, seen by nobody. */
function fillRuins(s: RootState): void {
  s.ruins = newRuins();
  for (const item of R_ITEMS) s.ruins.hidden[item] = sets(s);
  for (let c = 0; c < CLEARING_COUNT; c++) s.ruins.count[c] = s.ruin[c]! * sets(s);
}

/** Reads what lies under the ruins. */
export function readRuinItems(reader: Reader, raw: unknown, s: RootState): void {
  if (raw === undefined) fillRuins(s);
  else {
    const from = reader.object(raw, 'ruinItems', ['hidden', ...CLEARINGS]);
    s.ruins.hidden = reader.tally(from['hidden'], 'ruinItems.hidden', ITEMS);
    CLEARINGS.forEach((name, c) => {
      if (from[name] === undefined) return;
      const path = `ruinItems.${name}`;
      const ruin = reader.object(from[name], path, ['count', 'items', 'seen']);
      s.ruins.count[c] = reader.whole(ruin['count'], `${path}.count`, 0, MOST_PER_RUIN);
      const items = reader.names(ruin['items'], `${path}.items`, ITEMS).sort((a, b) => a - b);
      if (items.length > s.ruins.count[c]) reader.note(`${path}.items`, 'range', { least: 0, most: s.ruins.count[c] });
      items.slice(0, MOST_PER_RUIN).forEach((item, k) => {
        s.ruins.under[c * MOST_PER_RUIN + k] = item;
      });
      s.ruins.seenBy[c] = readMask(reader, ruin['seen'], `${path}.seen`, s);
      if (s.ruins.count[c] > 0 && s.ruin[c] === 0) reader.note(path, 'no-ruin-there', { clearing: name });
    });
  }
  const lying = s.ruins.count.reduce((sum, n) => sum + n, 0);
  const items = s.ruins.hidden.reduce((sum, n) => sum + n, 0) + s.ruins.under.filter((item) => item >= 0).length;
  if (lying !== items) reader.note('ruinItems', 'ruin-items', { under: lying, items });
}

/** The shared supply of items that is left after what everybody holds; below zero: too many are held. */
export function itemsLeft(s: RootState): number[] {
  const left = ITEMS.map(() => 0);
  for (const item of SUPPLY) left[item]!++;
  for (const item of R_ITEMS) left[item]! += sets(s) - s.ruins.hidden[item]!;
  for (const item of s.ruins.under) if (item >= 0) left[item]!--;
  s.crafted.forEach((count, i) => {
    left[i % ITEMS.length]! -= count;
  });
  for (const v of s.vagabonds) {
    if (v.character >= 0) for (const item of CHARACTER_DATA[v.character]!.items) left[ITEMS.indexOf(item)]!++;
    v.items.forEach((count, i) => {
      left[Math.floor(i / CONDITIONS)]! -= count;
    });
    v.gone.forEach((count, item) => {
      left[item]! -= count;
    });
  }
  ITEMS.forEach((_, item) => {
    const { packed, packedSpent, packedLost } = s.hirelings;
    left[item]! -= s.hundreds.hoard[item]! + s.hundreds.gone[item]!;
    left[item]! -= packed[item]! + packedSpent[item]! + packedLost[item]!;
  });
  return left;
}

/** The board of a Vagabond, as far as it is not as after his set-up. */
export function writeVagabond(s: RootState, f: Faction): Record<string, unknown> {
  const v = s.vagabonds[f - VAGABOND]!;
  const usual = afterSetup(s, v.character);
  const sameItems = v.items.every((count, i) => count === usual.items[i]);
  const belongings = WHERE.map((where, k) => [where, ITEMS.flatMap((item, i) => at(v, item, i, k))] as const);
  const relations = v.relation.flatMap((space, other) =>
    space === usual.relation[other] ? [] : [[FACTIONS[other]!, SPACES[space - FIRST_SPACE]!] as const],
  );
  return {
    ...(v.character < 0 ? {} : { character: CHARACTERS[v.character] }),
    ...(v.place < 0 ? {} : { place: PLACES[v.place] }),
    ...(sameItems ? {} : { belongings: said(Object.fromEntries(belongings)) }),
    ...said({
      ruinItems: repeated(v.marked, ITEMS),
      lost: repeated(v.gone, ITEMS),
      relations: Object.fromEntries(relations),
      aids: counted(v.aids, FACTIONS),
      improvised: v.improvised === 1 ? true : undefined,
    }),
  };
}

const at = (v: VagabondState, name: string, item: number, where: number): string[] =>
  Array.from({ length: v.items[item * CONDITIONS + where]! }, () => name);

/** The quests that are not in their deck. */
export function writeQuests(s: RootState): Record<string, string[]> {
  const of = (where: number): string[] => QUEST_IDS.filter((_, quest) => s.quests[quest] === where);
  return said({
    faceUp: of(QUEST_FACE_UP),
    vagabond: of(QUEST_DONE),
    vagabond2: of(QUEST_DONE + 1),
  }) as Record<string, string[]>;
}

/** What lies under the ruins, unless it is as after set-up. */
export function writeRuinItems(s: RootState): Record<string, unknown> | undefined {
  const usual = { ...s, ruins: newRuins() };
  fillRuins(usual);
  if (JSON.stringify(usual.ruins) === JSON.stringify(s.ruins)) return undefined;
  const file: Record<string, unknown> = { hidden: repeated(s.ruins.hidden, ITEMS) };
  CLEARINGS.forEach((name, c) => {
    const items = s.ruins.under.slice(c * MOST_PER_RUIN, (c + 1) * MOST_PER_RUIN).filter((item) => item >= 0);
    const seen = s.ruins.seenBy[c]!;
    if (s.ruins.count[c] === 0 && items.length === 0 && seen === 0) return;
    file[name] = {
      count: s.ruins.count[c],
      ...said({ items: items.map((item) => ITEMS[item]), seen: seen === 0 ? undefined : writeMask(s, seen) }),
    };
  });
  return file;
}

/** How a relation is called. */
export const spaceName = (space: number): string => SPACES[space - FIRST_SPACE] ?? 'none';
/** True for a relation worth showing. */
export const isSpecial = (space: number): boolean => space === HOSTILE || (space > 0 && space <= ALLIED);
/** The places of a Vagabond's items, by number. */
export const BELONGINGS: readonly string[] = WHERE;
