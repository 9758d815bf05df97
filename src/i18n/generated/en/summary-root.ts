// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootMessages } from '../summary-root.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootMessages = {
  'summary-root.goal.win': [tag('b', '30\u00a0points'), ' win at once, in anybody’s turn.'],
  'summary-root.goal.dominance': [tag('b', 'Dominance card'), ': from 10\u00a0points on, instead of points. Hold 3\u00a0clearings of its suit, or with birds 2\u00a0opposite corners.'],
  'summary-root.turn.birdsong': [tag('b', 'Birdsong'), ': what your faction begins with.'],
  'summary-root.turn.daylight': [tag('b', 'Daylight'), ': crafting and the actions of your faction.'],
  'summary-root.turn.evening': [tag('b', 'Evening'), ': points for some, drawing cards, then down to 5\u00a0in hand.'],
  'summary-root.actions.move': [tag('b', 'Move'), ': any number of warriors along a path. Rule where you leave or where you arrive.'],
  'summary-root.actions.battle': [tag('b', 'Battle'), ': two dice. The attacker deals the higher, the defender the lower, at most one hit per warrior.'],
  'summary-root.actions.ambush': [tag('b', 'Ambush'), ': the defender’s card of the suit of the clearing, 2\u00a0hits before the roll. The attacker’s own ambush foils it.'],
  'summary-root.actions.craft': [tag('b', 'Craft'), ': crafting pieces in clearings of the suits shown, each once a turn.'],
  'summary-root.points.remove': [tag('b', '1\u00a0point'), ' for every enemy building or token you remove.'],
  'summary-root.points.items': [tag('b', 'Items'), ' give the points on their card when crafted.'],
  'summary-root.points.own': [tag('b', 'Your own way'), ': every faction scores by what it does best.'],
  'summary-root.powers.rule': [tag('b', 'Rule'), ': most warriors and buildings together. Tokens and pawns do not count; a tie rules nothing.'],
  'summary-root.powers.birds': [tag('b', 'Birds'), ' are wild: a bird card may be spent for any suit.'],
  'summary-root.powers.defenseless': [tag('b', 'Defenseless'), ': a defender without warriors takes 1\u00a0extra hit.'],
};
