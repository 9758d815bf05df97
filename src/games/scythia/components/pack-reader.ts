import { type Raw, Reader } from '../../../kernel/index.ts';
import {
  ARROWS,
  BUILDINGS,
  type Building,
  CIVS,
  type Civ,
  COLOURS,
  type Colour,
  EAGLES,
  FIRST_PLUNDER,
  ITEMS,
  PLUNDER,
  ROW,
} from '../words.ts';
import { readEffects, readItems, readRaidEffects } from './read-effects.ts';
import type {
  Alternative,
  AnimalData,
  Band,
  BuildingData,
  CharacterData,
  ChiefData,
  CivData,
  DieData,
  HeroData,
  QuestData,
  SchemeData,
  SettlementData,
  SpotData,
} from './pack.ts';

/** The number of each component, as the rulebook lists them. */
export const COUNTS = {
  heroes: 8,
  characters: 76,
  animals: 36,
  quests: 26,
  schemes: 14,
  chiefs: 4,
  faces: 6,
  spots: 24,
};

/** Largest number that a component may have; no printed one is larger. */
const MOST = 99;
const ID = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const LANGUAGES = ['uk', 'ru', 'en'];
/** Fields that every entry may have. */
export const MARKS = ['reconstructed', 'name'];

/** Reads a pack. One problem is enough to refuse it; every problem is reported with its path. */
export class PackReader extends Reader {
  id(raw: unknown, path: string): string {
    if (typeof raw === 'string' && ID.test(raw)) return raw;
    this.note(path, raw === undefined ? 'missing' : 'not-an-id');
    return '';
  }
  count(raw: unknown, path: string, most = MOST, least = 0): number {
    return this.whole(raw, path, least, most);
  }
  colours(raw: unknown, path: string): Colour[] {
    const list = this.list(raw, path, (one, p) => this.word(one, p, COLOURS));
    if (Array.isArray(raw) && list.length === 0) this.note(path, 'nothing');
    return list;
  }
  marks(from: Raw, path: string): Pick<HeroData, 'reconstructed' | 'name'> {
    const { reconstructed, name } = from;
    if (name !== undefined)
      for (const [key, text] of Object.entries(this.object(name, `${path}.name`, LANGUAGES)))
        if (typeof text !== 'string' || text === '') this.note(`${path}.name.${key}`, 'not-a-text');
    const fields =
      reconstructed === undefined
        ? []
        : this.list(reconstructed, `${path}.reconstructed`, (one, p) =>
            this.word(one, p, typeof one === 'string' ? [one] : ['']),
          );
    return {
      ...(reconstructed !== undefined && { reconstructed: fields }),
      ...(name !== undefined && { name: name as NonNullable<HeroData['name']> }),
    };
  }
  entry(raw: unknown, path: string, fields: readonly string[]): Raw {
    return this.object(raw, path, ['id', ...fields, ...MARKS]);
  }

  alternative = (raw: unknown, path: string, centre: boolean): Alternative => {
    const from = this.object(raw, path, ['id', 'effects', 'workers']);
    const some = from['workers'] === undefined ? {} : { workers: this.colours(from['workers'], `${path}.workers`) };
    return {
      id: this.id(from['id'], `${path}.id`),
      effects: readEffects(this, from['effects'], `${path}.effects`, centre),
      ...some,
    };
  };
  building = (raw: unknown, path: string): BuildingData => {
    const from = this.entry(raw, path, ['allowedWorkers', 'startWorker', 'options']);
    const id = this.word<Building>(from['id'], `${path}.id`, BUILDINGS);
    const start = from['startWorker'];
    return {
      id,
      allowedWorkers: this.colours(from['allowedWorkers'], `${path}.allowedWorkers`),
      ...(start !== undefined && { startWorker: this.word<Colour>(start, `${path}.startWorker`, COLOURS) }),
      options: this.list(from['options'], `${path}.options`, (one, p) =>
        this.alternative(one, p, id === 'village-centre'),
      ),
      ...this.marks(from, path),
    };
  };
  die(raw: unknown, path: string): DieData {
    const from = this.object(raw, path, ['faces', ...MARKS]);
    const faces = this.list(
      from['faces'],
      `${path}.faces`,
      (one, p) => {
        const face = this.object(one, p, ['strength', 'wounds']);
        return {
          strength: this.count(face['strength'], `${p}.strength`, 9),
          wounds: this.count(face['wounds'], `${p}.wounds`, 9),
        };
      },
      COUNTS.faces,
    );
    return { faces, ...this.marks(from, path) };
  }
  /** §S-6.8: from 0 upwards, each beginning above the one before. */
  bands(raw: unknown, path: string): Band[] {
    const list = this.list(raw, path, (one, p) => {
      const from = this.object(one, p, ['min', 'vp', 'wounds']);
      return {
        min: this.count(from['min'], `${p}.min`),
        vp: this.count(from['vp'], `${p}.vp`),
        wounds: this.count(from['wounds'], `${p}.wounds`, 20),
      };
    });
    if (list.length === 0 || list[0]!.min !== 0) this.note(`${path}.0.min`, 'not-in-range', { least: 0, most: 0 });
    list.forEach((band, i) => {
      if (i > 0 && band.min <= list[i - 1]!.min) this.note(`${path}.${i}.min`, 'not-in-order');
    });
    return list;
  }
  spot = (raw: unknown, path: string): SpotData => {
    const from = this.object(raw, path, ['id', 'column', 'plunder', 'worker', 'minPlayers']);
    return {
      id: this.id(from['id'], `${path}.id`),
      column: this.count(from['column'], `${path}.column`, 9, 1),
      plunder: this.count(from['plunder'], `${path}.plunder`, 9, 1),
      worker: this.word<Colour>(from['worker'], `${path}.worker`, COLOURS),
      minPlayers: this.count(from['minPlayers'], `${path}.minPlayers`, 4, 1),
    };
  };
  settlement = (raw: unknown, path: string): SettlementData => {
    const from = this.entry(raw, path, ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots']);
    return {
      id: this.id(from['id'], `${path}.id`),
      allowedWorkers: this.colours(from['allowedWorkers'], `${path}.allowedWorkers`),
      crew: this.count(from['crew'], `${path}.crew`, 5, 1),
      provisions: this.count(from['provisions'], `${path}.provisions`, 8),
      wagons: this.count(from['wagons'], `${path}.wagons`, 8),
      bands: this.bands(from['bands'], `${path}.bands`),
      spots: this.list(from['spots'], `${path}.spots`, this.spot),
      ...this.marks(from, path),
    };
  };
  civ = (raw: unknown, path: string): CivData => {
    const from = this.entry(raw, path, ['red', 'white', 'hasQuests', 'settlements']);
    return {
      id: this.word<Civ>(from['id'], `${path}.id`, CIVS),
      red: this.count(from['red'], `${path}.red`, 2),
      white: this.count(from['white'], `${path}.white`, 2),
      hasQuests: this.flag(from['hasQuests'], `${path}.hasQuests`),
      settlements: this.list(from['settlements'], `${path}.settlements`, this.settlement),
      ...this.marks(from, path),
    };
  };
  hero = (raw: unknown, path: string): HeroData => {
    const from = this.entry(raw, path, ['ability']);
    return {
      id: this.id(from['id'], `${path}.id`),
      ability: readEffects(this, from['ability'], `${path}.ability`),
      ...this.marks(from, path),
    };
  };
  character = (raw: unknown, path: string): CharacterData => {
    const from = this.entry(raw, path, ['copies', 'cost', 'strength', 'vp', 'raid', 'play']);
    return {
      id: this.id(from['id'], `${path}.id`),
      copies: this.count(from['copies'], `${path}.copies`, 9, 1),
      cost: this.count(from['cost'], `${path}.cost`, 20),
      strength: this.count(from['strength'], `${path}.strength`, 20),
      vp: this.count(from['vp'], `${path}.vp`, 20),
      raid: readRaidEffects(this, from['raid'], `${path}.raid`),
      play: readEffects(this, from['play'], `${path}.play`),
      ...this.marks(from, path),
    };
  };
  animal = (raw: unknown, path: string): AnimalData => {
    const from = this.entry(raw, path, ['eagle', 'horse']);
    const eagle = this.object(from['eagle'], `${path}.eagle`, ['kind', 'strength', 'vp']);
    const horse = this.object(from['horse'], `${path}.horse`, ['strength', 'vp']);
    const half = (raw2: Raw, p: string): { strength: number; vp: number } => ({
      strength: this.count(raw2['strength'], `${p}.strength`, 20),
      vp: this.count(raw2['vp'], `${p}.vp`, 20),
    });
    return {
      id: this.id(from['id'], `${path}.id`),
      eagle: { kind: this.word(eagle['kind'], `${path}.eagle.kind`, EAGLES), ...half(eagle, `${path}.eagle`) },
      horse: half(horse, `${path}.horse`),
      ...this.marks(from, path),
    };
  };
  quest = (raw: unknown, path: string): QuestData => {
    const from = this.entry(raw, path, ['cost', 'vp']);
    const cost = this.object(from['cost'], `${path}.cost`, ['items', 'discardStrength']);
    const payable = ITEMS.filter(
      (item, k) => item === 'silver' || (k >= FIRST_PLUNDER && (PLUNDER as readonly string[]).includes(item)),
    );
    const strength = cost['discardStrength'];
    return {
      id: this.id(from['id'], `${path}.id`),
      cost:
        strength === undefined
          ? { items: readItems(this, cost['items'], `${path}.cost.items`, payable) }
          : { discardStrength: this.count(strength, `${path}.cost.discardStrength`, 40, 1) },
      vp: this.count(from['vp'], `${path}.vp`, 20),
      ...this.marks(from, path),
    };
  };
  chief = (raw: unknown, path: string): ChiefData => {
    const from = this.entry(raw, path, ['strength', 'provisions', 'extraProvision']);
    const number = (name: string): number => this.count(from[name], `${path}.${name}`, 20);
    return {
      id: this.id(from['id'], `${path}.id`),
      strength: number('strength'),
      provisions: number('provisions'),
      extraProvision: number('extraProvision'),
      ...this.marks(from, path),
    };
  };
  scheme = (raw: unknown, path: string): SchemeData => {
    const from = this.entry(raw, path, [
      'civ',
      'column',
      'provisions',
      'strength',
      'vp',
      'quest',
      'gain',
      'horse',
      'blocks',
    ]);
    return {
      id: this.id(from['id'], `${path}.id`),
      civ: this.word<Civ>(from['civ'], `${path}.civ`, CIVS),
      column: this.count(from['column'], `${path}.column`, 9, 1),
      provisions: this.count(from['provisions'], `${path}.provisions`, 20),
      strength: this.count(from['strength'], `${path}.strength`, 20),
      vp: this.count(from['vp'], `${path}.vp`, 40),
      quest: this.word(from['quest'], `${path}.quest`, ARROWS),
      gain: this.count(from['gain'], `${path}.gain`, 20),
      horse: this.word(from['horse'], `${path}.horse`, ROW),
      blocks: this.word<Building>(from['blocks'], `${path}.blocks`, BUILDINGS),
      ...this.marks(from, path),
    };
  };
  numbers<W extends string>(raw: unknown, path: string, words: readonly W[]): Record<W, number> {
    const from = this.object(raw, path, words);
    return Object.fromEntries(words.map((w) => [w, this.count(from[w], `${path}.${w}`)])) as Record<W, number>;
  }
}
