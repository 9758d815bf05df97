// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { PacksMessages } from '../packs.ts';

const { arg } = wordsIn('ru');

export const messages: PacksMessages = {
  'packs.problem.missing': 'не хватает',
  'packs.problem.unknown': 'такого поля нет',
  'packs.problem.not-an-object': 'нужен объект',
  'packs.problem.not-a-list': 'нужен список',
  'packs.problem.not-so-many': (a) => ['нужно столько записей: ', arg('count', a.count)],
  'packs.problem.not-in-range': (a) => ['нужно целое число от ', arg('least', a.least), ' до ', arg('most', a.most)],
  'packs.problem.not-a-text': 'нужен текст',
  'packs.problem.not-yes-or-no': 'нужно да или нет',
  'packs.problem.not-one-of': 'такого слова нет',
  'packs.problem.missing-id': (a) => ['нет записи с именем ', arg('id', a.id)],
  'packs.problem.repeated-id': (a) => ['имя употреблено больше одного раза: ', arg('id', a.id)],
  'packs.problem.unknown-id': (a) => ['такого имени нет: ', arg('id', a.id)],
  'packs.problem.used-twice': (a) => ['имя употреблено дважды: ', arg('id', a.id)],
  'packs.problem.not-an-id': 'это не имя',
  'packs.problem.nothing': 'здесь ничего нет',
  'packs.problem.empty': 'здесь ничего нет',
  'packs.problem.repeated': 'это здесь дважды',
  'packs.problem.not-in-order': 'не в том порядке',
  'packs.problem.unknown-effect': (a) => ['такого эффекта нет: ', arg('effect', a.effect)],
  'packs.problem.village-centre-only': (a) => ['этот эффект бывает только в «Центре селения»: ', arg('effect', a.effect)],
  'packs.problem.not-known-yet': (a) => ['в этот момент это ещё неизвестно: ', arg('trigger', a.trigger)],
  'packs.problem.not-true': 'здесь может быть только «да»',
  'packs.problem.two-rerolls': 'возможен только один переброс',
  'packs.problem.wrong-moment': (a) => ['этот эффект не может наступить в этот момент: ', arg('effect', a.effect)],
  'packs.problem.no-place-for': (a) => ['слишком мало построек принимает рабочих этого цвета: ', arg('colour', a.colour)],
  'packs.problem.no-gift-for': (a) => ['ни одна постройка не даёт рабочим этого цвета ничего бесплатно: ', arg('colour', a.colour)],
  'packs.problem.columns': 'столбцы не совпадают',
  'packs.problem.no-spot-in-solo': 'для игры в одиночку ничего не остаётся',
  'packs.problem.too-few': (a) => ['слишком мало: ', arg('found', a.found), ', нужно ', arg('needed', a.needed)],
  'packs.problem.no-such-column': 'такого столбца нет',
  'packs.problem.unknown-op': (a) => ['такого шага нет: ', arg('op', a.op)],
  'packs.problem.wrong-timing': (a) => ['этому шагу нужен другой момент: ', arg('op', a.op)],
  'packs.problem.other-faction': 'нужна другая фракция',
  'packs.problem.not-half-home': (a) => ['половина карт этого лидера должна быть из родной местности: ', arg('leader', a.leader)],
  'packs.problem.other-kind': 'нужен другой вид',
  'packs.problem.other-level': 'нужен другой уровень',
  'packs.problem.not-on-the-board': 'этого на поле нет',
  'packs.problem.not-a-covering': 'клетки не покрывают поле без пропусков',
  'packs.problem.not-at-the-border': 'это должно стоять на краю поля',
  'packs.problem.not-shared-evenly': 'разделено не поровну',
};
