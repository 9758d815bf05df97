// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootKeepersMessages } from '../summary-root-keepers.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootKeepersMessages = {
  'summary-root-keepers.goal.play': [tag('b', 'Relics'), ': delve them from forests, carry them to waystations, recover them for points.'],
  'summary-root-keepers.turn.birdsong': [tag('b', 'Birdsong'), ': warriors become waystations or the other way round; recruit at them.'],
  'summary-root-keepers.turn.daylight': [tag('b', 'Daylight'), ': craft with waystations, then the retinue from left to right.'],
  'summary-root-keepers.turn.evening': [tag('b', 'Evening'), ': crowds thin out, the retinue grows, draw 1\u00a0card and 1\u00a0for each waystation.'],
  'summary-root-keepers.actions.move': [tag('b', 'Column 1'), ': move; each warrior may carry a relic.'],
  'summary-root-keepers.actions.delve': [tag('b', 'Column 2'), ': battle, then delve a relic from a neighbouring forest.'],
  'summary-root-keepers.actions.recover': [tag('b', 'Column 3'), ': move, or recover a relic whose kind the waystation shows.'],
  'summary-root-keepers.actions.recruit': [tag('b', 'Recruit'), ': a card for 2\u00a0warriors at a waystation of its suit.'],
  'summary-root-keepers.points.relic': [tag('b', 'A relic'), ': its value, 2\u00a0more when a column of three kinds is full.'],
  'summary-root-keepers.powers.knights': [tag('b', 'Devout Knights'), ': with a relic there you ignore the first hit.'],
  'summary-root-keepers.powers.test': [tag('b', 'The test'), ': ruling fewer clearings than the relic’s value costs the card.'],
  'summary-root-keepers.powers.trophies': [tag('b', 'Prized Trophies'), ': enemies score 2\u00a0for a relic they remove.'],
  'summary-root-keepers.powers.land': [tag('b', 'Live Off the Land'), ': four or more warriors together lose one each Evening.'],
};
