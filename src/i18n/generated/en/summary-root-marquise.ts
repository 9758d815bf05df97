// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootMarquiseMessages } from '../summary-root-marquise.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootMarquiseMessages = {
  'summary-root-marquise.goal.play': [tag('b', 'Build'), ' every turn and keep the buildings: wood is all you need.'],
  'summary-root-marquise.turn.birdsong': [tag('b', 'Birdsong'), ': 1\u00a0wood at each sawmill.'],
  'summary-root-marquise.turn.daylight': [tag('b', 'Daylight'), ': craft with workshops, then 3\u00a0actions; each bird card spent buys one more.'],
  'summary-root-marquise.turn.evening': [tag('b', 'Evening'), ': draw 1\u00a0card and 1\u00a0for each open bonus.'],
  'summary-root-marquise.actions.battle': [tag('b', 'Battle'), ' in one clearing.'],
  'summary-root-marquise.actions.march': [tag('b', 'March'), ': up to two moves.'],
  'summary-root-marquise.actions.recruit': [tag('b', 'Recruit'), ', once a turn: 1\u00a0warrior at each recruiter.'],
  'summary-root-marquise.actions.build': [tag('b', 'Build'), ' in a ruled clearing: wood linked to it by your clearings pays.'],
  'summary-root-marquise.actions.overwork': [tag('b', 'Overwork'), ': a card of the suit of a sawmill’s clearing for 1\u00a0wood there.'],
  'summary-root-marquise.points.building': [tag('b', 'Each building'), ': the points of its space, more for each next one.'],
  'summary-root-marquise.powers.keep': [tag('b', 'The keep'), ': nobody else may place pieces in its clearing.'],
  'summary-root-marquise.powers.hospitals': [tag('b', 'Field Hospitals'), ': a card of the suit of the clearing brings fallen warriors back to the keep.'],
};
