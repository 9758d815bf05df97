// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootRiverfolkMessages } from '../root-riverfolk.ts';

const { arg, plural } = wordsIn('en');

export const messages: RootRiverfolkMessages = {
  'root-riverfolk.verb.price': 'set the price of',
  'root-riverfolk.verb.buy-card': 'buy the card',
  'root-riverfolk.verb.buy-riverboats': 'buy riverboats',
  'root-riverfolk.verb.buy-mercenaries': 'buy mercenaries',
  'root-riverfolk.verb.fund': 'take from the Funds a warrior of',
  'root-riverfolk.verb.export': 'export',
  'root-riverfolk.verb.draw': 'draw a card',
  'root-riverfolk.verb.trade-post': 'establish a trade post',
  'root-riverfolk.word.priced': (a) => ['“', arg('service', a.service), '”:'],
  'root-riverfolk.service.hand-card': 'Take any card from the open hand of the Riverfolk.',
  'root-riverfolk.service.riverboats': 'Rivers are paths for you until the end of the turn; rule is still needed.',
  'root-riverfolk.service.mercenaries': 'In Daylight and Evening Riverfolk warriors count as yours for rule and in battle, but not against the Riverfolk.',
  'root-riverfolk.log.warriors': (a) => [arg('owner', a.owner), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0warrior'], other: [n, '\u00a0warriors'] })), ', ', arg('from', a.from), ' → ', arg('to', a.to)],
  'root-riverfolk.log.price': (a) => [arg('faction', a.faction), ': price of “', arg('service', a.service), '”, ', arg('n', a.n)],
  'root-riverfolk.log.bought': (a) => [arg('faction', a.faction), ': “', arg('service', a.service), '” bought for ', arg('n', a.n)],
  'root-riverfolk.box.supply': 'supply',
  'root-riverfolk.box.payments': 'Payments',
  'root-riverfolk.box.funds': 'Funds',
  'root-riverfolk.box.committed': 'Commitments',
  'root-riverfolk.ability.swimmers': 'Rivers are paths for you, whoever rules.',
  'root-riverfolk.ability.public-hand': 'Your hand lies open.',
  'root-riverfolk.ability.trade-disruption': 'A removed trade post leaves the game and takes half of your Funds with it.',
  'root-riverfolk.ability.protectionism': 'With empty Payments you put two own warriors there.',
  'root-riverfolk.ability.dividends': 'With a trade post on the map you score a point for every two Funds.',
  'root-riverfolk.action.move': 'Commit 1: a move.',
  'root-riverfolk.action.battle': 'Commit 1: a battle.',
  'root-riverfolk.action.craft': 'Commit to empty trade post spaces: craft.',
  'root-riverfolk.action.export': 'Instead of crafting: discard the card, one own warrior to Payments.',
  'root-riverfolk.action.draw': 'Commit 1: draw a card.',
  'root-riverfolk.action.recruit': 'Spend 1: a warrior in a clearing on the river.',
  'root-riverfolk.action.trade-post': 'Spend 2\u00a0warriors of whoever rules there: a trade post, a warrior, 2\u00a0points.',
};
