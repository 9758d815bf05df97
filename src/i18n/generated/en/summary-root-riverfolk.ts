// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootRiverfolkMessages } from '../summary-root-riverfolk.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootRiverfolkMessages = {
  'summary-root-riverfolk.goal.play': [tag('b', 'Sell'), ': others pay with warriors, and those are your funds.'],
  'summary-root-riverfolk.turn.birdsong': [tag('b', 'Birdsong'), ': empty Payments get 2\u00a0own warriors; dividends; everything becomes funds.'],
  'summary-root-riverfolk.turn.daylight': [tag('b', 'Daylight'), ': commit or spend funds, in any order.'],
  'summary-root-riverfolk.turn.evening': [tag('b', 'Evening'), ': down to 5\u00a0cards, set new prices.'],
  'summary-root-riverfolk.actions.commit': [tag('b', 'Commit 1'), ' (it returns next turn): a move, a battle, or a card from the deck.'],
  'summary-root-riverfolk.actions.craft': [tag('b', 'Craft'), ': commit funds on empty trade post spaces; or export the card for 1\u00a0warrior in Payments.'],
  'summary-root-riverfolk.actions.recruit': [tag('b', 'Spend 1'), ': a warrior in a clearing on the river.'],
  'summary-root-riverfolk.actions.post': [tag('b', 'Trade post'), ': spend 2\u00a0warriors of whoever rules the clearing.'],
  'summary-root-riverfolk.points.post': [tag('b', 'Each trade post'), ' scores the space it leaves.'],
  'summary-root-riverfolk.points.dividends': [tag('b', 'Dividends'), ': with a trade post on the map 1\u00a0point for every 2\u00a0funds.'],
  'summary-root-riverfolk.powers.services': [tag('b', 'Services'), ': a card of your open hand, riverboats, mercenaries. One a turn, more at trade posts.'],
  'summary-root-riverfolk.powers.swimmers': [tag('b', 'Swimmers'), ': the river is a path for you, whoever rules.'],
  'summary-root-riverfolk.powers.disruption': [tag('b', 'A lost trade post'), ' costs half of your funds.'],
};
