// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { LawScythiaEffectsMessages } from '../law-scythia-effects.ts';

const { tag } = wordsIn('en');

export const messages: LawScythiaEffectsMessages = {
  'law-scythia-effects.title.e-1.1': 'Gaining cards and points',
  'law-scythia-effects.text.e-1.1': 'Gaining cards means drawing that many from the character deck; gaining VP moves the score forward.',
  'law-scythia-effects.title.e-1.2': 'Paying cards and points',
  'law-scythia-effects.text.e-1.2': 'Paying cards means discarding that many of your choice from hand; paying VP moves the score back, never below 0.',
  'law-scythia-effects.title.e-1.3': 'Finite supply',
  'law-scythia-effects.text.e-1.3': ['Gold, equipment, wagons and livestock may run out: a gain larger than the supply gives what is left. Silver, provisions and kumis never run out (', tag('law', 'A-09'), ').'],
  'law-scythia-effects.title.e-1.4': 'Counts',
  'law-scythia-effects.text.e-1.4': 'Wounds are those now on all your crew. Eagles and horses count only while paired: those whose slot holds a crew member.',
  'law-scythia-effects.title.e-1.5': 'No limits inside effects',
  'law-scythia-effects.text.e-1.5': ['The limits of 8\u00a0apply only at the end of the turn (', tag('law', 'S-10.1'), ').'],
  'law-scythia-effects.title.e-2': 'Play effects',
  'law-scythia-effects.text.e-2': 'Effects of buildings, heroes and played cards run in the order they are written, and each is optional. A card may be played only if at least one of its effects is possible.',
  'law-scythia-effects.title.e-3.1': 'Triggers of raid effects',
  'law-scythia-effects.text.e-3.1': 'In order: when paying, after the roll, when strength is summed up, as a reward, when wounds are counted, for the wounded and the killed, after plunder. Within one moment the raider chooses the order.',
  'law-scythia-effects.title.e-3.2': 'Verbs of raid effects',
  'law-scythia-effects.text.e-3.2': 'An ability lowers the cost, rerolls dice, adds strength, brings items or lowers the wounds. One ability rerolls different dice, each of them only once. A doubling eagle doubles the numbers.',
  'law-scythia-effects.title.e-3.3': 'Conditions of raid effects',
  'law-scythia-effects.text.e-3.3': 'A civilisation, kumis paid, a horse or eagle at the slot, wounds at the start of the raid, the highest band, plunder taken. All conditions of an ability must hold.',
  'law-scythia-effects.title.e-4.1': 'Eagles with numbers',
  'law-scythia-effects.text.e-4.1': 'Such an eagle adds its strength in raids while it is paired, and its VP at the end.',
  'law-scythia-effects.title.e-4.2': 'Doubling eagles',
  'law-scythia-effects.text.e-4.2': 'It doubles the raid ability of its member: not printed strength, not the play ability, not printed VP, not animals, not conditions.',
  'law-scythia-effects.title.e-4.3': 'Play eagles',
  'law-scythia-effects.text.e-4.3': 'It lets the Village Centre use the play ability of its member.',
  'law-scythia-effects.title.e-4.4': 'Once in a turn',
  'law-scythia-effects.text.e-4.4': 'In one turn the hero may be used once and each eagle once. Cards from hand have no such limit.',
  'law-scythia-effects.title.e-5': 'Quest costs',
  'law-scythia-effects.text.e-5': ['Silver and plunder are paid to the supply. For a strength any hand cards that reach it are discarded, and the excess is lost (', tag('law', 'A-18'), ').'],
  'law-scythia-effects.title.e-6': 'AI schemes',
  'law-scythia-effects.text.e-6': ['A scheme names a civilisation, a raid spot, provisions, strength and VP, what happens at each failure, and a blocked building (', tag('law', 'S-12.3'), ').'],
};
