// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootCultMessages } from '../summary-root-cult.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootCultMessages = {
  'summary-root-cult.goal.play': [tag('b', 'Grow gardens'), ', show cards instead of spending them, and let the outcast suit open your conspiracies.'],
  'summary-root-cult.turn.birdsong': [tag('b', 'Birdsong'), ': the outcast follows the Lost Souls; spend acolytes on conspiracies.'],
  'summary-root-cult.turn.daylight': [tag('b', 'Daylight'), ': reveal hand cards, one ritual for each.'],
  'summary-root-cult.turn.evening': [tag('b', 'Evening'), ': cards come back; craft with gardens of the outcast suit; draw 1\u00a0card and 1\u00a0for each open bonus.'],
  'summary-root-cult.actions.build': [tag('b', 'Build'), ': a garden in a ruled clearing of the card’s suit.'],
  'summary-root-cult.actions.recruit': [tag('b', 'Recruit'), ': 1\u00a0warrior in any clearing of the card’s suit.'],
  'summary-root-cult.actions.sacrifice': [tag('b', 'Sacrifice'), ': a bird card makes an acolyte.'],
  'summary-root-cult.actions.crusade': [tag('b', 'Crusade'), ', 2\u00a0acolytes: battle in an outcast clearing, or move from one and battle.'],
  'summary-root-cult.actions.convert': [tag('b', 'Convert'), ', 2\u00a0acolytes: an enemy warrior there becomes yours.'],
  'summary-root-cult.actions.sanctify': [tag('b', 'Sanctify'), ', 3\u00a0acolytes: an enemy building there becomes a garden.'],
  'summary-root-cult.points.score': [tag('b', 'Score'), ': spend the card for the points of its garden track, once for each suit a turn.'],
  'summary-root-cult.powers.pilgrims': [tag('b', 'Pilgrims'), ': you rule every clearing with a garden.'],
  'summary-root-cult.powers.revenge': [tag('b', 'Revenge'), ': warriors lost in defence become acolytes.'],
  'summary-root-cult.powers.fear': [tag('b', 'Fear of the Faithful'), ': each lost garden costs a random card.'],
};
