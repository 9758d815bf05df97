import { EAGLES, SIDES, SLOTS, DIE_NAMES, HORSE, BUILDINGS, ROW } from '../../../games/scythia/words.ts';
import type { ScythiaOption } from '../../../games/scythia/verbs.ts';
import type { ScythiaView, SlotView } from '../../../games/scythia/view-types.ts';
import { COMPONENTS, type Names } from './names.ts';

type Verb = ScythiaOption['verb'];

/** How a word of an option stands in its sentence. */
type Role =
  | 'pair'
  | 'card'
  | 'forCard'
  | 'toBuilding'
  | 'fromBuilding'
  | 'settlement'
  | 'alternative'
  | 'choice'
  | 'member'
  | 'wounded'
  | 'hired'
  | 'toSlot'
  | 'animalSlot'
  | 'bySlot'
  | 'animal'
  | 'side'
  | 'quest'
  | 'kumis'
  | 'die'
  | 'spot';

/** The words that follow each verb. */
const ROLES: Readonly<Record<Verb, readonly Role[]>> = {
  pair: ['pair'],
  drop: ['card'],
  place: ['toBuilding'],
  take: ['fromBuilding'],
  raid: ['settlement'],
  dismiss: ['member'],
  use: ['alternative'],
  pass: [],
  pay: [],
  choose: ['choice'],
  play: ['card'],
  eagle: ['member'],
  hire: ['hired', 'toSlot'],
  heal: ['member'],
  swap: ['member', 'forCard'],
  tame: ['animal', 'side', 'animalSlot'],
  release: ['member'],
  complete: ['quest'],
  discard: ['card'],
  kumis: ['kumis'],
  reroll: ['bySlot', 'die'],
  roll: [],
  keep: [],
  wound: ['wounded'],
  plunder: ['spot'],
};

const NOBODY: SlotView = { crew: -1, wounds: 0, eagle: -1, horse: -1 };

/** The words of options in one language. */
export interface OptionTexts {
  verb(word: string): string | undefined;
  /** A later word of an option, and the word before it; what lies where it points to is named if the view shows it. */
  word(word: string, verb: string, at: number, view?: ScythiaView, before?: string): string | undefined;
}

/** Makes the texts of options of Raiders of Scythia in one language. */
export function optionTexts(names: Names): OptionTexts {
  const { say, text } = names;
  const slotOf = (word: string, view: ScythiaView | undefined): SlotView =>
    view?.players[view.active]?.slots[SLOTS.findIndex((slot) => slot === word)] ?? NOBODY;
  /** Looks a word up in a list of the box and reads its number. */
  const numbered =
    (list: readonly string[], read: (number: number, view: ScythiaView | undefined) => string) =>
    (word: string, view: ScythiaView | undefined): string | undefined => {
      const at = list.indexOf(word);
      return at < 0 ? undefined : read(at, view);
    };
  const card = (kind: number): string => say.t('scythia.word.card', { name: names.character(kind) });

  const read: Readonly<
    Record<Role, (word: string, view: ScythiaView | undefined, before: string | undefined) => string | undefined>
  > = {
    pair: numbered(COMPONENTS.hero.names, (at, view) => {
      const hero = names.hero(at);
      const partner = view?.offer.find((pair) => pair.hero === at)?.character ?? -1;
      if (partner < 0) return say.t('scythia.word.hero', { hero });
      return say.t('scythia.word.pair', { hero, character: names.character(partner) });
    }),
    card: numbered(COMPONENTS.kind.names, card),
    // §S-5.2: with what it costs now.
    hired: numbered(COMPONENTS.kind.names, (kind, view) => {
      if (view === undefined) return card(kind);
      const { cost, strength } = COMPONENTS.pack.characters[kind]!;
      const silver = text.count('silver', Math.max(0, cost - view.task.discount));
      return say.t('scythia.word.hired', { name: names.character(kind), silver, strength });
    }),
    forCard: numbered(COMPONENTS.kind.names, (kind) => say.t('scythia.word.forCard', { name: names.character(kind) })),
    toBuilding: numbered(BUILDINGS, (at) => say.t('scythia.word.toBuilding', { name: names.building(at) })),
    fromBuilding: numbered(BUILDINGS, (at) => say.t('scythia.word.fromBuilding', { name: names.building(at) })),
    settlement: numbered(COMPONENTS.settlement.names, (at) =>
      say.t('scythia.word.onSettlement', { name: names.settlement(at, 'acc') }),
    ),
    alternative: numbered(COMPONENTS.alternative.names, (at) => {
      const building = COMPONENTS.alternative.building[at]!;
      return say.t('scythia.word.alternative', {
        building: names.building(building),
        effect: alternativeText(names, at),
      });
    }),
    choice(word, view) {
      const list = view?.task.lists[Number(word) - 1];
      if (list === undefined) return say.t('scythia.word.option', { n: word });
      return say.t('scythia.word.choice', { effect: text.play(COMPONENTS.written[list]!) });
    },
    member(word, view) {
      const { crew } = slotOf(word, view);
      if (crew < 0) return say.t('scythia.word.slot', { n: word });
      return say.t('scythia.word.member', { name: names.character(crew), n: word });
    },
    wounded(word, view) {
      const { crew, wounds } = slotOf(word, view);
      if (crew < 0) return say.t('scythia.word.slot', { n: word });
      const left = COMPONENTS.kind.strength[crew]! - wounds;
      const who = { name: names.character(crew), n: word };
      return left === 0 ? say.t('scythia.word.memberDies', who) : say.t('scythia.word.memberLeft', { ...who, left });
    },
    toSlot(word, view) {
      const { crew } = slotOf(word, view);
      if (crew < 0) return say.t('scythia.word.toSlot', { n: word });
      return say.t('scythia.word.toSlotOf', { name: names.character(crew), n: word });
    },
    // §S-8.2: an animal lies beside the member of its slot, and discards the animal that lies there already.
    animalSlot(word, view, side) {
      const { crew, horse, eagle } = slotOf(word, view);
      const isHorse = side === SIDES[HORSE];
      if ((isHorse ? horse : eagle) >= 0)
        return say.t(isHorse ? 'scythia.word.toSlotOfHorse' : 'scythia.word.toSlotOfEagle', { n: word });
      if (crew < 0) return say.t('scythia.word.toSlot', { n: word });
      return say.t('scythia.word.toMember', { name: names.character(crew), n: word });
    },
    bySlot(word, view) {
      const { crew } = slotOf(word, view);
      if (crew < 0) return say.t('scythia.word.bySlot', { n: word });
      return say.t('scythia.word.byMember', { name: names.character(crew) });
    },
    // The row shows both halves; the next word says what the chosen one gives.
    animal: numbered(COMPONENTS.animal.names, (at, view) => {
      const place = ROW[view?.row.indexOf(at) ?? -1];
      return place === undefined
        ? say.t('scythia.word.animal', { animal: names.animal(at) })
        : say.t(`scythia.word.inRow.${place}`);
    }),
    side(word, _view, animal) {
      if (!(SIDES as readonly string[]).includes(word)) return undefined;
      const data = COMPONENTS.pack.animals.find(({ id }) => id === animal);
      const isHorse = word === SIDES[HORSE];
      if (data === undefined) return say.t(isHorse ? 'scythia.word.asHorse' : 'scythia.word.asEagle');
      const what = isHorse ? text.horse(data) : text.eagle(data);
      return say.t(isHorse ? 'scythia.word.asHorseWith' : 'scythia.word.asEagleWith', { what });
    },
    quest: numbered(COMPONENTS.quest.names, (at) => names.quest(at)),
    kumis: (word) => text.count('kumis', Number(word)),
    die: numbered(DIE_NAMES, (at, view) => {
      const face = view?.raid?.dice.find(({ die }) => die === at);
      if (face === undefined) return say.t('scythia.word.die', { die: names.die(at) });
      const { strength, wounds } = face;
      return say.t('scythia.word.dieFace', { die: names.die(at), strength, wounds });
    }),
    spot: numbered(COMPONENTS.spot.names, (at, view) => {
      const spot = view?.spots[at];
      if (spot === undefined || spot.worker < 0) return names.spot(at);
      return say.t('scythia.word.spotWith', {
        civ: names.civ(COMPONENTS.spot.civ[at]!),
        n: COMPONENTS.spot.column[at]!,
        plunder: names.plunder(spot.plunder),
        worker: names.worker(spot.worker),
      });
    }),
  };

  return {
    verb: (word) => (say.has(`scythia.verb.${word}`) ? say.lookup('scythia.verb', word) : undefined),
    word(word, verb, at, view, before) {
      const role = Object.hasOwn(ROLES, verb) ? ROLES[verb as Verb][at] : undefined;
      return role === undefined ? undefined : read[role](word, view, before);
    },
  };
}

/** The offered moves in the order in which the board shows what they name. */
export function arranged(moves: readonly string[], view: object): readonly string[] {
  return likeTheOffer(emptySlotsFirst(moves, view), view);
}

/** Pairs in the order in which they lie on the board (§S-2.9). */
function likeTheOffer(moves: readonly string[], view: object): readonly string[] {
  if (!moves.every((one) => one.startsWith('pair '))) return moves;
  const places = (view as ScythiaView).offer.map(({ hero }) => `pair ${COMPONENTS.hero.names[hero]!}`);
  return moves.toSorted((a, b) => places.indexOf(a) - places.indexOf(b));
}

/** Moves that put a card on an empty place go before those that discard the member (§S-7.8) or the animal there (§S-8.2). */
function emptySlotsFirst(moves: readonly string[], view: object): readonly string[] {
  const { players, active } = view as ScythiaView;
  const dismisses = (text: string): boolean => {
    const [verb, , ...rest] = text.split(' ');
    const slot = players[active]?.slots[SLOTS.findIndex((one) => one === rest.at(-1))];
    if (slot === undefined) return false;
    if (verb === 'tame') return (rest[0] === SIDES[HORSE] ? slot.horse : slot.eagle) >= 0;
    return verb === 'hire' && slot.crew >= 0;
  };
  return moves.some(dismisses) ? [...moves.filter((one) => !dismisses(one)), ...moves.filter(dismisses)] : moves;
}

/** What an alternative of a building does. */
export function alternativeText(names: Names, alternative: number, spoken = false): string {
  const [building = '', id = ''] = COMPONENTS.alternative.names[alternative]!.split('.');
  const data = COMPONENTS.pack.buildings.find((one) => one.id === building)!.options.find((one) => one.id === id)!;
  return names.text.play(data.effects, spoken);
}

/** Whether an eagle doubles the raid ability of its member. */
export const isDoubling = (animal: number): boolean => EAGLES[COMPONENTS.animal.eagle[animal]!] === 'double';

/** Whether an eagle lends the play ability of its member to the Village Centre (§E-4.3). */
export const isLending = (animal: number): boolean => EAGLES[COMPONENTS.animal.eagle[animal]!] === 'play';
