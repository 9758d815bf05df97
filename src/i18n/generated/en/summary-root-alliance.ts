// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootAllianceMessages } from '../summary-root-alliance.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootAllianceMessages = {
  'summary-root-alliance.goal.play': [tag('b', 'Spread sympathy'), '; let enemies pay for it; revolt where it hurts.'],
  'summary-root-alliance.turn.birdsong': [tag('b', 'Birdsong'), ': revolts, then sympathy, paid with supporters.'],
  'summary-root-alliance.turn.daylight': [tag('b', 'Daylight'), ': craft with sympathy, mobilize and train with cards.'],
  'summary-root-alliance.turn.evening': [tag('b', 'Evening'), ': one operation for each officer; draw 1\u00a0card and 1\u00a0for each base.'],
  'summary-root-alliance.actions.spread': [tag('b', 'Spread sympathy'), ' next to sympathy: 1, 2\u00a0or 3\u00a0supporters of the suit, 1\u00a0more under martial law.'],
  'summary-root-alliance.actions.revolt': [tag('b', 'Revolt'), ': 2\u00a0supporters of the suit remove all enemy pieces there; a base, warriors, an officer.'],
  'summary-root-alliance.actions.mobilize': [tag('b', 'Mobilize'), ': a hand card becomes a supporter.'],
  'summary-root-alliance.actions.train': [tag('b', 'Train'), ': a card of a base’s suit makes an officer.'],
  'summary-root-alliance.actions.operate': [tag('b', 'Operations'), ': move, battle, recruit at a base, organize (a warrior becomes sympathy).'],
  'summary-root-alliance.points.sympathy': [tag('b', 'Each sympathy token'), ': 0\u00a0to 4\u00a0points, more the further you are.'],
  'summary-root-alliance.points.revolt': [tag('b', 'Revolts'), ' score every building and token they remove.'],
  'summary-root-alliance.powers.outrage': [tag('b', 'Outrage'), ': who removes sympathy or moves warriors into it gives you a card of the suit.'],
  'summary-root-alliance.powers.guerrilla': [tag('b', 'Guerrilla War'), ': defending, you deal the higher roll.'],
  'summary-root-alliance.powers.base': [tag('b', 'A lost base'), ' costs its supporters, all birds and half of the officers.'],
};
