// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { PacksMessages } from '../packs.ts';

const { arg } = wordsIn('uk');

export const messages: PacksMessages = {
  'packs.problem.missing': 'бракує',
  'packs.problem.unknown': 'такого поля немає',
  'packs.problem.not-an-object': 'потрібен обʼєкт',
  'packs.problem.not-a-list': 'потрібен список',
  'packs.problem.not-so-many': (a) => ['потрібно стільки записів: ', arg('count', a.count)],
  'packs.problem.not-in-range': (a) => ['потрібне ціле число від ', arg('least', a.least), ' до ', arg('most', a.most)],
  'packs.problem.not-a-text': 'потрібен текст',
  'packs.problem.not-yes-or-no': 'потрібно так чи ні',
  'packs.problem.not-one-of': 'такого слова немає',
  'packs.problem.missing-id': (a) => ['немає запису з назвою ', arg('id', a.id)],
  'packs.problem.repeated-id': (a) => ['назву вжито більше ніж раз: ', arg('id', a.id)],
  'packs.problem.unknown-id': (a) => ['такої назви немає: ', arg('id', a.id)],
  'packs.problem.used-twice': (a) => ['назву вжито двічі: ', arg('id', a.id)],
  'packs.problem.not-an-id': 'це не назва',
  'packs.problem.nothing': 'тут нічого немає',
  'packs.problem.empty': 'тут нічого немає',
  'packs.problem.repeated': 'це тут двічі',
  'packs.problem.not-in-order': 'не в тому порядку',
  'packs.problem.unknown-effect': (a) => ['такого ефекту немає: ', arg('effect', a.effect)],
  'packs.problem.village-centre-only': (a) => ['цей ефект буває лише в «Центрі селища»: ', arg('effect', a.effect)],
  'packs.problem.not-known-yet': (a) => ['цієї миті це ще невідомо: ', arg('trigger', a.trigger)],
  'packs.problem.not-true': 'тут може бути лише «так»',
  'packs.problem.two-rerolls': 'можливе лише одне перекидання',
  'packs.problem.wrong-moment': (a) => ['цей ефект не може настати цієї миті: ', arg('effect', a.effect)],
  'packs.problem.no-place-for': (a) => ['замало будівель приймає робітників цього кольору: ', arg('colour', a.colour)],
  'packs.problem.no-gift-for': (a) => ['жодна будівля не дає робітникам цього кольору нічого безплатно: ', arg('colour', a.colour)],
  'packs.problem.columns': 'стовпчики не збігаються',
  'packs.problem.no-spot-in-solo': 'для гри наодинці нічого не лишається',
  'packs.problem.too-few': (a) => ['замало: ', arg('found', a.found), ', треба ', arg('needed', a.needed)],
  'packs.problem.no-such-column': 'такого стовпчика немає',
  'packs.problem.unknown-op': (a) => ['такого кроку немає: ', arg('op', a.op)],
  'packs.problem.wrong-timing': (a) => ['цей крок потребує іншої миті: ', arg('op', a.op)],
  'packs.problem.other-faction': 'потрібна інша фракція',
  'packs.problem.not-half-home': (a) => ['половина карт цього лідера має бути з рідної місцевості: ', arg('leader', a.leader)],
  'packs.problem.other-kind': 'потрібен інший вид',
  'packs.problem.other-level': 'потрібен інший рівень',
  'packs.problem.not-on-the-board': 'цього на полі немає',
  'packs.problem.not-a-covering': 'клітинки не вкривають поле без пропусків',
  'packs.problem.not-at-the-border': 'це має стояти на краю поля',
  'packs.problem.not-shared-evenly': 'поділено не порівну',
};
