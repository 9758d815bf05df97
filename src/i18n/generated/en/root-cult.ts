// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootCultMessages } from '../root-cult.ts';

const { arg, plural } = wordsIn('en');

export const messages: RootCultMessages = {
  'root-cult.verb.first-garden': 'plant the first garden',
  'root-cult.verb.outcast': 'declare outcast:',
  'root-cult.verb.convert': 'convert',
  'root-cult.verb.sanctify': 'sanctify',
  'root-cult.verb.reveal': 'reveal',
  'root-cult.verb.score': 'score victory points',
  'root-cult.verb.sacrifice': 'sacrifice',
  'root-cult.log.outcast': (a) => [arg('faction', a.faction), ': outcast suit, ', arg('suit', a.suit)],
  'root-cult.log.hated': (a) => [arg('faction', a.faction), ': hated outcast, ', arg('suit', a.suit)],
  'root-cult.log.acolytes': (a) => [arg('faction', a.faction), ': acolytes now, ', arg('n', a.n)],
  'root-cult.log.souls': (a) => [arg('faction', a.faction), ': Lost Souls discarded, ', plural(a.n, (n) => ({ one: [n, '\u00a0card'], other: [n, '\u00a0cards'] }))],
  'root-cult.log.returned': (a) => [arg('faction', a.faction), ': back in hand, ', arg('cards', a.cards)],
  'root-cult.log.returnedNone': (a) => [arg('faction', a.faction), ': no card comes back'],
  'root-cult.ability.hatred-of-birds': 'Bird cards are not wild for your rituals.',
  'root-cult.ability.revenge': 'Your warriors lost in defense become acolytes.',
  'root-cult.ability.pilgrims': 'You rule every clearing with a garden of yours.',
  'root-cult.ability.fear-of-the-faithful': 'For each garden removed you discard a random card.',
  'root-cult.ability.lost-souls': 'Cards that anybody spends or discards go to the Lost Souls first.',
  'root-cult.action.crusade': '2\u00a0acolytes (1\u00a0if hated): battle in an outcast clearing, or move from one and then battle if you wish.',
  'root-cult.action.convert': '2\u00a0acolytes (1\u00a0if hated): replace an enemy warrior in an outcast clearing with yours.',
  'root-cult.action.sanctify': '3\u00a0acolytes (2\u00a0if hated): replace an enemy building in an outcast clearing with a garden.',
  'root-cult.action.build': 'Reveal a card: a garden in a clearing of its suit that you rule.',
  'root-cult.action.recruit': 'Reveal a card: a warrior in a clearing of its suit.',
  'root-cult.action.score': 'Spend a revealed card: the points of its suit’s garden track, once per suit.',
  'root-cult.action.sacrifice': 'Reveal a bird card: one warrior becomes an acolyte.',
};
