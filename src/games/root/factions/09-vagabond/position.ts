import { QUESTS } from '../../components/cards/quests.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { isVagabond, playing } from '../../rules/02-key-terms/players.ts';
import { geographyOf, type RootState } from '../../state.ts';
import {
  BAG,
  CLEARING_COUNT,
  COIN,
  type Faction,
  FACTIONS,
  ITEMS,
  PLACES,
  TEA,
  VAGABOND,
  VAGABOND2,
} from '../../words.ts';
import { CHARACTER_DATA, CHARACTERS } from './characters.ts';
import {
  ALLIED,
  CONDITIONS,
  HOSTILE,
  NO_MARKER,
  newVagabond,
  QUEST_DONE,
  QUEST_FACE_UP,
  type VagabondState,
} from './state.ts';
import { counted, type Raw, type Reader, repeated, withoutEmpty, withValue } from '../../../../kernel/index.ts';

/** Where his items are, by number. */
const WHERE = ['track', 'satchel', 'exhausted', 'damaged', 'damagedExhausted', 'trackExhausted'] as const;
/** §9.2.9: spaces of the chart; -1 and -2 come first. */
const SPACES = ['none', 'hostile', 'indifferent', 'first', 'second', 'allied'];
const FIRST_SPACE = NO_MARKER;
/** §9.2.5.I: the items that have a track. */
export const TRACKS = [TEA, COIN, BAG];
const MOST_ON_TRACK = 3;
const MOST_FACE_UP = 3;
const QUEST_IDS = QUESTS.map((q) => q.id);

const KEYS = ['character', 'place', 'belongings', 'ruinItems', 'lost', 'relations', 'aids', 'improvised'];

/** A Vagabond right after his set-up: the items of his character, every other faction Indifferent. */
function afterSetup(s: RootState, character: number): VagabondState {
  const v = newVagabond();
  v.character = character;
  for (const item of character < 0 ? [] : CHARACTER_DATA[character]!.items) {
    const number = ITEMS.indexOf(item);
    v.items[number * CONDITIONS + (TRACKS.includes(number) ? 0 : 1)]!++;
  }
  for (const f of playing(s)) if (!isVagabond(f)) v.relation = withValue(v.relation, f, 0);
  return v;
}

/** Reads the board of a Vagabond. */
function readVagabond(reader: Reader, raw: Raw, path: string, s: RootState, f: Faction, inSetup: boolean): void {
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
  for (const item of reader.distinct(raw['ruinItems'], `${path}.ruinItems`, ITEMS))
    v.marked = withValue(v.marked, item, 1);
  v.gone = reader.tally(raw['lost'], `${path}.lost`, ITEMS);
  for (const [name, space] of Object.entries(reader.object(raw['relations'], `${path}.relations`))) {
    const other = reader.name(name, `${path}.relations.${name}`, FACTIONS);
    const number = reader.name(space, `${path}.relations.${name}`, SPACES);
    if (other < 0 || number < 0) continue;
    if (s.seat[other]! < 0 || isVagabond(other)) reader.note(`${path}.relations.${name}`, 'no-relation');
    else v.relation = withValue(v.relation, other, FIRST_SPACE + number);
  }
  v.aids = reader.counts(raw['aids'], `${path}.aids`, FACTIONS, MOST_ON_TRACK);
  v.improvised = raw['improvised'] === undefined ? 0 : Number(reader.flag(raw['improvised'], `${path}.improvised`));
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
function readQuests(reader: Reader, raw: unknown, s: RootState): void {
  const players = [VAGABOND, VAGABOND2].filter((f) => s.seat[f]! >= 0);
  const from = reader.object(raw, 'quests', ['faceUp', ...players.map((f) => FACTIONS[f]!)]);
  const put = (key: string, where: number): number => {
    const found = reader.distinct(from[key], `quests.${key}`, QUEST_IDS);
    for (const quest of found)
      if (s.quests[quest] === 0) s.quests = withValue(s.quests, quest, where);
      else reader.note(`quests.${key}`, 'twice', { name: QUEST_IDS[quest]! });
    return found.length;
  };
  if (put('faceUp', QUEST_FACE_UP) > MOST_FACE_UP) reader.note('quests.faceUp', 'three-quests');
  for (const f of players) put(FACTIONS[f]!, QUEST_DONE + f - VAGABOND);
}

/** The board of a Vagabond, as far as it is not as after his set-up. */
function writeVagabond(s: RootState, f: Faction): Record<string, unknown> {
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
    ...(sameItems ? {} : { belongings: withoutEmpty(Object.fromEntries(belongings)) }),
    ...withoutEmpty({
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
function writeQuests(s: RootState): Record<string, string[]> {
  const of = (where: number): string[] => QUEST_IDS.filter((_, quest) => s.quests[quest] === where);
  return withoutEmpty({
    faceUp: of(QUEST_FACE_UP),
    vagabond: of(QUEST_DONE),
    vagabond2: of(QUEST_DONE + 1),
  }) as Record<string, string[]>;
}

/** How a relation is called. */
const spaceName = (space: number): string => SPACES[space - FIRST_SPACE] ?? 'none';
/** True for a relation worth showing. */
const isSpecial = (space: number): boolean => space === HOSTILE || (space > 0 && space <= ALLIED);
/** The places of a Vagabond's items, by number. */
export const BELONGINGS: readonly string[] = WHERE;

function showVagabond(s: RootState, f: Faction): readonly (readonly [label: string, text: string])[] {
  const v = s.vagabonds[f - VAGABOND]!;
  const relations = v.relation.flatMap((space, other) =>
    isSpecial(space) ? [`${FACTIONS[other]} ${spaceName(space)}`] : [],
  );
  return [
    ['character', CHARACTERS[v.character] ?? ''],
    ['place', PLACES[v.place] ?? ''],
    ...BELONGINGS.map((label, k) => {
      const counts = ITEMS.map((_, item) => v.items[item * CONDITIONS + k]!);
      return [label, repeated(counts, ITEMS).join(', ')] as const;
    }),
    ['relations', relations.join(', ')],
  ];
}

/** Either Vagabond's part of position files, and the quests they share. */
export const vagabondPosition: FactionPosition = {
  keys: KEYS,
  read: readVagabond,
  write: writeVagabond,
  show: showVagabond,
  table: {
    keys: ['quests'],
    read: (reader, raw, s) => readQuests(reader, raw['quests'], s),
    write: (s) => ({ quests: writeQuests(s) }),
    show: (s) => [['quests', QUEST_IDS.filter((_, q) => s.quests[q] === QUEST_FACE_UP).join(', ')]],
  },
};
