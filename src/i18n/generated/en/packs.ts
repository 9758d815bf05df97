// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { PacksMessages } from '../packs.ts';

const { arg } = wordsIn('en');

export const messages: PacksMessages = {
  'packs.problem.missing': 'missing',
  'packs.problem.unknown': 'there is no such field',
  'packs.problem.not-an-object': 'an object is needed',
  'packs.problem.not-a-list': 'a list is needed',
  'packs.problem.not-so-many': (a) => ['so many entries are needed: ', arg('count', a.count)],
  'packs.problem.not-in-range': (a) => ['a whole number from ', arg('least', a.least), ' to ', arg('most', a.most), ' is needed'],
  'packs.problem.not-a-text': 'a text is needed',
  'packs.problem.not-yes-or-no': 'true or false is needed',
  'packs.problem.not-one-of': 'there is no such word',
  'packs.problem.missing-id': (a) => ['there is no entry with the id ', arg('id', a.id)],
  'packs.problem.repeated-id': (a) => ['the id is used more than once: ', arg('id', a.id)],
  'packs.problem.unknown-id': (a) => ['there is no such id: ', arg('id', a.id)],
  'packs.problem.used-twice': (a) => ['the id is used twice: ', arg('id', a.id)],
  'packs.problem.not-an-id': 'not a valid id',
  'packs.problem.nothing': 'nothing stands here',
  'packs.problem.empty': 'nothing stands here',
  'packs.problem.repeated': 'this stands here twice',
  'packs.problem.not-in-order': 'not in the right order',
  'packs.problem.unknown-effect': (a) => ['there is no such effect: ', arg('effect', a.effect)],
  'packs.problem.village-centre-only': (a) => ['this effect belongs to the Village Centre only: ', arg('effect', a.effect)],
  'packs.problem.not-known-yet': (a) => ['this cannot be known at this moment: ', arg('trigger', a.trigger)],
  'packs.problem.not-true': 'only “true” may stand here',
  'packs.problem.two-rerolls': 'only one reroll is possible',
  'packs.problem.wrong-moment': (a) => ['this effect cannot happen at this moment: ', arg('effect', a.effect)],
  'packs.problem.no-place-for': (a) => ['too few buildings accept workers of this colour: ', arg('colour', a.colour)],
  'packs.problem.no-gift-for': (a) => ['no building gives workers of this colour anything for nothing: ', arg('colour', a.colour)],
  'packs.problem.columns': 'the columns do not fit',
  'packs.problem.no-spot-in-solo': 'nothing is left for a solo match',
  'packs.problem.too-few': (a) => ['too few: ', arg('found', a.found), ', needed ', arg('needed', a.needed)],
  'packs.problem.no-such-column': 'there is no such column',
  'packs.problem.unknown-op': (a) => ['there is no such step: ', arg('op', a.op)],
  'packs.problem.wrong-timing': (a) => ['this step needs another moment: ', arg('op', a.op)],
  'packs.problem.other-faction': 'another faction is needed',
  'packs.problem.not-half-home': (a) => ['half of this leader’s cards must be of the home terrain: ', arg('leader', a.leader)],
  'packs.problem.other-kind': 'another kind is needed',
  'packs.problem.other-level': 'another level is needed',
  'packs.problem.not-on-the-board': 'this is not on the board',
  'packs.problem.not-a-covering': 'the slots do not cover the board exactly',
  'packs.problem.not-at-the-border': 'this must stand at the border of the board',
  'packs.problem.not-shared-evenly': 'not shared out evenly',
};
