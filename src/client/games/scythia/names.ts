import { type Language, load, loadTerms, type Name, type Terms } from '../../../i18n/index.ts';
import { componentsOf } from '../../../games/scythia/components/components.ts';
import { BUILT_IN } from '../../../games/scythia/components/built-in.ts';
import type { Pack } from '../../../games/scythia/components/pack.ts';
import { BUILDINGS, CIVS, COLOURS, DICE, VILLAGE_QUESTS } from '../../../games/scythia/words.ts';
import { type EffectTexts, effectTexts, type ScythiaSpeaker } from './effects.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** The components that the numbers of views, events and reasons speak of: those of the open table. */
export let COMPONENTS = componentsOf(BUILT_IN);

/** Shows a table with these component values; undefined: the built-in ones. */
export function showPack(pack: Pack = BUILT_IN): void {
  if (COMPONENTS.pack !== pack) COMPONENTS = componentsOf(pack);
}

/** The names of the things of Raiders of Scythia in one language; all by the numbers of the box. */
export interface Names {
  readonly say: ScythiaSpeaker;
  readonly terms: Terms<'scythia'>;
  readonly text: EffectTexts;
  character(kind: number): string;
  hero(hero: number): string;
  building(building: number): string;
  /** A worker of some colour. */
  worker(colour: number): string;
  /** The same with its forms, as messages decline it. */
  workerName(colour: number): Name;
  /** The colours of a set of them. */
  colours(mask: number): readonly string[];
  civ(civ: number, form?: 'acc'): string;
  settlement(settlement: number, form?: 'acc'): string;
  settlementName(settlement: number): Name;
  /** A raid spot by its civilisation and its number from the left. */
  spot(spot: number): string;
  /** A quest place: of the village or of a raid spot. */
  place(place: number): string;
  /** Plunder that lies together, or nothing. */
  plunder(amounts: readonly number[]): readonly string[];
  quest(quest: number): string;
  animal(animal: number): string;
  die(die: number): string;
  chief(character: number): string;
  scheme(scheme: number): string;
  /** Why something is not possible, with its numbers. */
  reason(why: string, a: number, b: number): string | undefined;
}

/** Loads all names and messages of Raiders of Scythia. */
export async function loadNames(language: Language): Promise<Names> {
  const [say, terms] = await Promise.all([load(language, 'scythia', 'scythia-cards'), loadTerms(language, 'scythia')]);
  return namesFrom(say, terms);
}

/** Of a list of one civilisation the place of something, from 1. */
const orderOf = (settlement: number): number =>
  COMPONENTS.settlement.civ.slice(0, settlement).filter((civ) => civ === COMPONENTS.settlement.civ[settlement]).length +
  1;

function namesFrom(say: ScythiaSpeaker, terms: Terms<'scythia'>): Names {
  const text = effectTexts(say, terms);
  /** The name of a thing of the pack; one of its own goes before the glossary. */
  function named(kind: 'hero' | 'character' | 'ai', thing: (typeof BUILT_IN.heroes)[number] | { id: string }): string {
    const own = 'name' in thing ? thing.name?.[say.language] : undefined;
    const id = `scythia.${kind}.${kind === 'ai' ? 'ai-' : ''}${thing.id}`;
    return own ?? (terms.has(id) ? terms.name(id) : thing.id);
  }
  const names: Names = {
    say,
    terms,
    text,
    character: (kind) => named('character', COMPONENTS.pack.characters[kind]!),
    hero: (hero) => named('hero', COMPONENTS.pack.heroes[hero]!),
    building: (building) => terms.name(`scythia.building.${BUILDINGS[building]!}`),
    worker: (colour) => terms.name(`scythia.worker.${COLOURS[colour]!}`),
    workerName: (colour) => terms.named(`scythia.worker.${COLOURS[colour]!}`),
    colours: (mask) =>
      COLOURS.filter((_, colour) => (mask & (1 << colour)) !== 0).map((colour) =>
        say.t(`scythia.word.colour.${colour}`),
      ),
    civ: (civ, form) => terms.name(`scythia.civ.${CIVS[civ]!}`, form),
    settlement(settlement, form) {
      const place = say.lookup('scythia.word.settlement', String(orderOf(settlement)));
      return say.t('scythia.word.settlement', { civ: names.civ(COMPONENTS.settlement.civ[settlement]!, form), place });
    },
    settlementName: (settlement) => ({
      text: names.settlement(settlement),
      forms: { acc: names.settlement(settlement, 'acc') },
    }),
    spot: (spot) =>
      say.t('scythia.word.spot', { civ: names.civ(COMPONENTS.spot.civ[spot]!), n: COMPONENTS.spot.column[spot]! }),
    place: (place) =>
      place < VILLAGE_QUESTS.length ? say.t('scythia.word.villagePlace') : names.spot(place - VILLAGE_QUESTS.length),
    plunder(amounts) {
      const [gold = 0, equipment = 0, wagons = 0, livestock = 0] = amounts;
      const some = Object.entries({ gold, equipment, wagons, livestock }).filter(([, n]) => n > 0);
      return some.length === 0 ? [say.t('scythia.word.nothing')] : text.items(Object.fromEntries(some));
    },
    quest(quest) {
      const data = COMPONENTS.pack.quests[quest]!;
      return say.t('scythia-cards.quest.text', { n: data.vp, cost: text.cost(data) });
    },
    animal(animal) {
      const data = COMPONENTS.pack.animals[animal]!;
      return say.t('scythia-cards.animal.both', { eagle: text.eagle(data), horse: text.horse(data) });
    },
    die: (die) => terms.name(`scythia.die.${DICE[die >> 1]!}`),
    // English tells the chief's characters from others of the name by a remark in brackets.
    chief: (character) => named('ai', COMPONENTS.pack.chiefs[character]!).replace(/ \(.*\)$/, ''),
    scheme: (scheme) => capitalize(say.t('scythia.word.scheme', { n: scheme + 1 })),
    reason(why, a, b) {
      if (!say.has(`scythia.reason.${why}`)) return undefined;
      // Reasons about colours say which are accepted and which the worker has; all others what is needed and there.
      const colour = COLOURS[b];
      const worker = colour === undefined ? '' : say.t(`scythia.word.colour.${colour}`);
      return say.lookup('scythia.reason', why, { a, b, colours: names.colours(a), worker });
    },
  };
  return names;
}
