import { optionParser, numberWords, type OptionOf, verb } from '../../kernel/index.ts';
import { BUILDINGS, DIE_NAMES, SIDES, SLOTS } from './words.ts';

/** The words of a pack that options are written with. */
interface PackWords {
  readonly characters: readonly string[];
  readonly heroes: readonly string[];
  readonly animals: readonly string[];
  readonly quests: readonly string[];
  readonly alternatives: readonly string[];
  readonly settlements: readonly string[];
  readonly spots: readonly string[];
}

/** Most kumis an option can name: far more than one turn can bring. */
const MOST_KUMIS = 60;

/** The verbs of a game with the words of a pack; each makes the options of one kind: `c.verbs.complete(quest)`. */
export function verbsOf(w: PackWords) {
  return {
    pair: verb('pair', 'hero', w.heroes),
    drop: verb('drop', 'character', w.characters),
    place: verb('place', 'building', BUILDINGS),
    take: verb('take', 'building', BUILDINGS),
    raid: verb('raid', 'settlement', w.settlements),
    dismiss: verb('dismiss', 'slot', SLOTS),
    use: verb('use', 'alternative', w.alternatives),
    pass: verb('pass'),
    pay: verb('pay'),
    choose: verb('choose', 'number', numberWords(9)),
    play: verb('play', 'character', w.characters),
    eagle: verb('eagle', 'slot', SLOTS),
    hire: verb('hire', 'character', w.characters, 'slot', SLOTS),
    heal: verb('heal', 'slot', SLOTS),
    swap: verb('swap', 'slot', SLOTS, 'character', w.characters),
    tame: verb('tame', 'animal', w.animals, 'side', SIDES, 'slot', SLOTS),
    release: verb('release', 'slot', SLOTS),
    complete: verb('complete', 'quest', w.quests),
    discard: verb('discard', 'character', w.characters),
    kumis: verb('kumis', 'amount', numberWords(MOST_KUMIS)),
    reroll: verb('reroll', 'slot', SLOTS, 'die', DIE_NAMES),
    roll: verb('roll'),
    keep: verb('keep'),
    wound: verb('wound', 'slot', SLOTS),
    plunder: verb('plunder', 'spot', w.spots),
  };
}

/** The verbs of a game made from some pack. */
export type Verbs = ReturnType<typeof verbsOf>;

/** An option of Raiders of Scythia. */
export type ScythiaOption = OptionOf<Verbs[keyof Verbs]>;

/** Reads an option of a game made from some pack from its text. */
export const parserOf = (verbs: Verbs) => optionParser(...Object.values(verbs));
