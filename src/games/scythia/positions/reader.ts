import type { Components } from '../components/components.ts';
import { type Raw, type Reader, ownCards, ownPool } from '../../../kernel/index.ts';
import {
  AVAILABLE,
  CHIEF,
  crewOf,
  DISCARDED,
  FACE_DOWN,
  handOf,
  KEPT,
  NONE,
  OFFER,
  ON_BOARD,
  OPEN,
  OWNED,
  OWNERS,
  UNDECIDED,
} from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { BUILDINGS, COLOURS, CREW_SLOTS, HELD, ITEMS, PLUNDER, ROW, VILLAGE_QUESTS } from '../words.ts';
import { FACE_DOWN_WORD, NOTHING, SPOT_STATES } from './write.ts';

const MANY = 999;

/** Reads one position into a new state. */
export class PositionReader {
  readonly c: Components;
  readonly s: ScythiaState;
  readonly reader: Reader;
  readonly #waiting: { readonly kind: number; readonly pile: number; readonly path: string }[] = [];
  readonly #placed: boolean[];

  constructor(c: Components, s: ScythiaState, reader: Reader) {
    this.c = c;
    this.s = s;
    this.reader = reader;
    this.#placed = c.cards.names.map(() => false);
  }

  id(raw: unknown, path: string, names: readonly string[], orNothing = false): number {
    if (orNothing && raw === NOTHING) return NONE;
    return names.indexOf(this.reader.word(raw, path, names));
  }
  ids(raw: unknown, path: string, names: readonly string[]): number[] {
    return this.reader.list(raw ?? [], path, (one, p) => this.id(one, p, names));
  }

  /** Puts a card, named exactly or by its kind, into a pile. Cards named by kind are placed after all exact names. */
  card(raw: unknown, path: string, pile: number): number {
    const exact = this.c.cards.names.indexOf(String(raw));
    if (exact < 0) {
      const kind = this.id(raw, path, this.c.kind.names);
      this.#waiting.push({ kind, pile, path });
      return kind;
    }
    if (this.#placed[exact]) this.reader.note(path, 'used-twice');
    else this.#lay(exact, pile);
    return this.c.cards.kind[exact]!;
  }
  #lay(card: number, pile: number): void {
    this.#placed[card] = true;
    ownCards(this.s.cards).at[card] = pile;
  }
  cards(raw: unknown, path: string, pile: number): void {
    this.reader.list(raw ?? [], path, (one, p) => this.card(one, p, pile));
  }

  /** `hero`: the player's hero if the position names none. */
  player(from: Raw, seat: number, hero: string): void {
    const { c, s, reader } = this;
    const path = `players.${seat}`;
    reader.object(from, path, ['hero', 'score', ...ITEMS, 'worker', 'hand', 'crew', 'quests']);
    s.heroes[seat] = this.id(from['hero'] ?? hero, `${path}.hero`, c.hero.names, true);
    s.score[seat] = reader.whole(from['score'] ?? 0, `${path}.score`, 0, MANY);
    for (let item = 0; item < HELD; item++)
      s.held[seat * HELD + item] = reader.whole(from[ITEMS[item]!] ?? 0, `${path}.${ITEMS[item]}`, 0, MANY);
    s.worker[seat] = this.id(from['worker'] ?? 'blue', `${path}.worker`, COLOURS, true);
    this.cards(from['hand'], `${path}.hand`, handOf(seat));
    const slots = reader.list(from['crew'] ?? [], `${path}.crew`, (raw, p) => ({ raw, p }));
    if (slots.length > CREW_SLOTS)
      reader.note(`${path}.crew`, 'not-so-many', { count: CREW_SLOTS, found: slots.length });
    slots.slice(0, CREW_SLOTS).forEach(({ raw, p }, slot) => this.slot(raw, p, seat, slot));
    for (const tile of this.ids(from['quests'], `${path}.quests`, c.quest.names)) this.quest(tile, KEPT + seat, path);
  }
  slot(raw: unknown, path: string, seat: number, slot: number): void {
    const { c, s, reader } = this;
    const at = seat * CREW_SLOTS + slot;
    const from =
      typeof raw === 'string'
        ? { character: raw }
        : reader.object(raw, path, ['character', 'wounds', 'eagle', 'horse']);
    const { character, wounds, eagle, horse } = from as Readonly<
      Record<'character' | 'wounds' | 'eagle' | 'horse', unknown>
    >;
    if (character !== undefined && character !== NOTHING) {
      s.crew[at] = this.card(character, `${path}.character`, crewOf(seat));
      s.wounds[at] = reader.whole(wounds ?? 0, `${path}.wounds`, 0, c.kind.strength[s.crew[at]]!);
    }
    if (eagle !== undefined) s.eagles[at] = this.animal(eagle, `${path}.eagle`, OWNED);
    if (horse !== undefined) s.horses[at] = this.animal(horse, `${path}.horse`, OWNED);
  }
  animal(raw: unknown, path: string, where: number): number {
    const animal = this.id(raw, path, this.c.animal.names);
    if (this.s.animals[animal] !== 0) this.reader.note(path, 'used-twice');
    this.s.animals[animal] = where;
    return animal;
  }
  quest(tile: number, where: number, path: string): void {
    if (this.s.quests[tile] !== UNDECIDED) this.reader.note(path, 'used-twice');
    this.s.quests[tile] = where;
  }
  place(raw: unknown, path: string, place: number): void {
    const { s } = this;
    if (raw === FACE_DOWN_WORD) s.places[place] = FACE_DOWN;
    else s.places[place] = this.id(raw, path, this.c.quest.names, true);
    if (s.places[place] >= 0) this.quest(s.places[place], ON_BOARD, path);
  }

  /** Reads the raid spots. A missing spot is as at the start of a game, but without plunder. */
  spots(raw: unknown): void {
    const { c, s, reader } = this;
    const all = reader.object(raw ?? {}, 'spots', c.spot.names);
    c.spot.names.forEach((name, spot) => {
      const path = `spots.${name}`;
      const inPlay = s.spots[spot] === AVAILABLE;
      const from = reader.object(all[name] ?? {}, path, ['state', 'plunder', 'worker', 'quest']);
      const state = SPOT_STATES.indexOf(
        reader.word(from['state'] ?? (inPlay ? 'available' : 'unused'), `${path}.state`, SPOT_STATES),
      );
      const open = state === AVAILABLE;
      s.spots[spot] = state;
      s.spotWorkers[spot] = this.id(
        from['worker'] ?? (open ? COLOURS[c.spot.worker[spot]!] : NOTHING),
        `${path}.worker`,
        COLOURS,
        true,
      );
      const quest = open && c.civ.hasQuests[c.spot.civ[spot]!] ? FACE_DOWN_WORD : NOTHING;
      this.place(from['quest'] ?? quest, `${path}.quest`, VILLAGE_QUESTS.length + spot);
      const plunder = reader.object(from['plunder'] ?? {}, `${path}.plunder`, PLUNDER);
      PLUNDER.forEach((p, k) => {
        s.plunder[spot * PLUNDER.length + k] = reader.whole(plunder[p] ?? 0, `${path}.plunder.${p}`, 0, MANY);
      });
    });
  }
  board(from: Raw): void {
    const { c, s, reader } = this;
    const usual = Object.fromEntries(BUILDINGS.map((name, k) => [name, COLOURS[c.building.start[k]!] ?? NOTHING]));
    const village = reader.object(from['village'] ?? usual, 'village', BUILDINGS);
    s.village = BUILDINGS.map((name) => this.id(village[name] ?? NOTHING, `village.${name}`, COLOURS, true));
    const open = reader.list(from['villageQuests'] ?? [], 'villageQuests', (one, p) => ({ one, p }));
    VILLAGE_QUESTS.forEach((_, place) =>
      this.place(open[place]?.one ?? NOTHING, open[place]?.p ?? 'villageQuests', place),
    );
    this.spots(from['spots']);
    const stationed = reader.object(from['stationed'] ?? {}, 'stationed', c.settlement.names);
    c.settlement.names.forEach((name, k) => {
      const workers = reader.object(stationed[name] ?? {}, `stationed.${name}`, COLOURS);
      COLOURS.forEach((colourName, colour) => {
        s.stationed[k * COLOURS.length + colour] = reader.whole(
          workers[colourName] ?? 0,
          `stationed.${name}.${colourName}`,
          0,
          MANY,
        );
      });
    });
    for (const one of this.ids(from['animalDiscard'], 'animalDiscard', c.animal.names))
      this.animal(c.animal.names[one], 'animalDiscard', DISCARDED);
    const row = reader.list(from['row'] ?? this.#firstAnimals(), 'row', (one, p) =>
      one === NOTHING ? NONE : this.animal(one, p, OPEN),
    );
    if (row.length < ROW.length || row.length > ROW.length + 1)
      reader.note('row', 'not-so-many', { count: ROW.length, found: row.length });
    s.row = row;
  }
  #firstAnimals(): string[] {
    return this.c.animal.names.filter((_, a) => this.s.animals[a] === 0).slice(0, ROW.length);
  }
  chief(raw: unknown): void {
    const { c, s, reader } = this;
    const from = reader.object(raw ?? {}, 'chief', [
      'score',
      'provisions',
      'horses',
      'quests',
      'scheme',
      'schemesGone',
    ]);
    s.chiefScore = reader.whole(from['score'] ?? 0, 'chief.score', 0, MANY);
    s.chiefProvisions = reader.whole(from['provisions'] ?? 0, 'chief.provisions', 0, MANY);
    s.chiefHorses = reader.list(from['horses'] ?? [], 'chief.horses', (one, p) => this.animal(one, p, OWNED));
    for (const tile of this.ids(from['quests'], 'chief.quests', c.quest.names))
      this.quest(tile, KEPT + CHIEF, 'chief.quests');
    s.scheme = this.id(from['scheme'] ?? NOTHING, 'chief.scheme', c.scheme.names, true);
    for (const scheme of this.ids(from['schemesGone'], 'chief.schemesGone', c.scheme.names))
      s.schemes[scheme] = DISCARDED;
    if (s.scheme !== NONE) s.schemes[s.scheme] = OPEN;
  }
  offer(raw: unknown): void {
    const { c, s, reader } = this;
    reader.list(raw ?? [], 'offer', (one, p) => {
      const pair = reader.object(one, p, ['hero', 'character']);
      s.offerHeroes.push(this.id(pair['hero'], `${p}.hero`, c.hero.names));
      if (pair['character'] !== NOTHING) s.offerCharacters.push(this.card(pair['character'], `${p}.character`, OFFER));
    });
  }

  settleCards(raw: Raw): void {
    const { c, s, reader } = this;
    for (const { kind, pile, path } of this.#waiting) {
      const card = c.cards.kind.findIndex((of, at) => of === kind && !this.#placed[at]);
      if (card < 0) reader.note(path, 'too-many-copies', { character: c.kind.names[kind]! });
      else this.#lay(card, pile);
    }
    const seen = reader.object(raw['seen'] ?? {}, 'cards.seen', c.cards.names);
    const pools = reader.object(raw['pools'] ?? {}, 'cards.pools', c.cards.names);
    s.cards.size = OWNERS.map((_, pile) => s.cards.at.filter((at) => at === pile).length);
    c.cards.names.forEach((name, card) => {
      ownCards(s.cards).knows[card] = reader.whole(
        seen[name] ?? OWNERS[s.cards.at[card]!],
        `cards.seen.${name}`,
        0,
        255,
      );
      ownPool(s.cards)[card] = reader.whole(pools[name] ?? 0, `cards.pools.${name}`, 0, MANY);
    });
  }
  /** Counts the pieces that are nowhere: plunder goes to the supply, workers are unused. */
  settlePieces(): void {
    const { c, s, reader } = this;
    PLUNDER.forEach((name, p) => {
      const used = (list: readonly number[], size: number, from: number): number =>
        list.reduce((sum, n, i) => sum + (i % size === from ? n : 0), 0);
      s.supply[p] = c.plunder[p]! - used(s.plunder, PLUNDER.length, p) - used(s.held, HELD, HELD - PLUNDER.length + p);
      if (s.supply[p] < 0) reader.note('', 'too-much-plunder', { item: name });
    });
    COLOURS.forEach((name, colour) => {
      const standing = [...s.village, ...s.spotWorkers, ...s.worker].filter((of) => of === colour).length;
      const stationed = s.stationed.reduce((sum, n, i) => sum + (i % COLOURS.length === colour ? n : 0), 0);
      s.unused[colour] = c.workers[colour]! - standing - stationed;
      if (s.unused[colour] < 0) reader.note('', 'too-many-workers', { colour: name });
    });
  }
}
