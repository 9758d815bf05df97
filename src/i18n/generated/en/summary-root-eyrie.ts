// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootEyrieMessages } from '../summary-root-eyrie.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootEyrieMessages = {
  'summary-root-eyrie.goal.play': [tag('b', 'Build roosts'), ' early and carry out the whole Decree every turn.'],
  'summary-root-eyrie.turn.birdsong': [tag('b', 'Birdsong'), ': an empty hand draws 1; add 1\u00a0or 2\u00a0cards to the Decree, at most one bird.'],
  'summary-root-eyrie.turn.daylight': [tag('b', 'Daylight'), ': craft with roosts, then the Decree from left to right.'],
  'summary-root-eyrie.turn.evening': [tag('b', 'Evening'), ': roosts score; draw 1\u00a0card and 1\u00a0for each open bonus.'],
  'summary-root-eyrie.actions.recruit': [tag('b', 'Recruit'), ': 1\u00a0warrior at a roost in a clearing of the suit.'],
  'summary-root-eyrie.actions.move': [tag('b', 'Move'), ' from a clearing of the suit, at least 1\u00a0warrior.'],
  'summary-root-eyrie.actions.battle': [tag('b', 'Battle'), ' in a clearing of the suit.'],
  'summary-root-eyrie.actions.build': [tag('b', 'Build'), ' a roost in a ruled clearing of the suit without one.'],
  'summary-root-eyrie.points.roosts': [tag('b', 'Roosts'), ': 0, 1, 2, 3, 4, 4, 5\u00a0points every Evening, by the number of roosts.'],
  'summary-root-eyrie.points.items': [tag('b', 'Disdain for Trade'), ': a crafted item gives only 1\u00a0point, unless the Builder leads.'],
  'summary-root-eyrie.powers.ties': [tag('b', 'Lords of the Forest'), ': you rule clearings where you tie for the most.'],
  'summary-root-eyrie.powers.turmoil': [tag('b', 'Turmoil'), ', if an order fails: 1\u00a0point lost for each bird in the Decree, the Decree discarded, a new leader.'],
  'summary-root-eyrie.powers.leaders': [tag('b', 'Leaders'), ': Builder (full points for items), Charismatic (recruits 2), Commander (extra hit attacking), Despot (extra point for removals).'],
};
