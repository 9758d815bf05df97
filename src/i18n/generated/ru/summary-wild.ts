// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryWildMessages } from '../summary-wild.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryWildMessages = {
  'summary-wild.goal.win': [tag('b', 'Вы побеждаете вместе'), ', когда каждый построил все лагеря, а все построенные заводы уничтожены.'],
  'summary-wild.goal.lose': [tag('b', 'Поражение'), ': шестой завод, седьмой отравленный участок или два погибших защитника одной местности.'],
  'summary-wild.turn.planning': [tag('b', 'Планирование'), ', молча: каждый выбирает активного защитника, все открывают вместе.'],
  'summary-wild.turn.actions': [tag('b', 'Действия'), ': тратьте очки карты там, где ваш лидер; затем карты той же местности добавляют по 1.'],
  'summary-wild.turn.machine': [tag('b', 'Карта машин'), ': одна после каждого хода.'],
  'summary-wild.actions.move': [tag('b', 'Перемещение'), ': один открытый шаг или по соединённой местности активной карты.'],
  'summary-wild.actions.camp': [tag('b', 'Лагерь'), ': максимальный уровень поддержки, родная местность или уничтоженный завод, лагеря нет. Возьмите карты до открытого числа.'],
  'summary-wild.actions.clear': [tag('b', 'Очистка от загрязнения'), '; отравленный участок стоит 1\u00a0урон.'],
  'summary-wild.actions.mech': [tag('b', 'Уничтожение меха'), ' на вашей клетке.'],
  'summary-wild.actions.breach': [tag('b', 'Пролом стены'), ' вашей клетки, навсегда и для всех.'],
  'summary-wild.actions.factory': [tag('b', 'Уничтожение завода'), ', на котором вы стоите, без мехов и загрязнения.'],
  'summary-wild.actions.camps': [tag('b', 'В лагере'), ': исцеление, предмет, перегруппировка к своему.'],
  'summary-wild.support.support': [tag('b', 'Поддержка'), ': по 1\u00a0за меха, пролом, очищенную клетку и завод.'],
  'summary-wild.support.damage': [tag('b', 'Бросок на урон'), ' после действия рядом со снайпером или на клетке с мехом; четвёртый урон убивает защитника.'],
  'summary-wild.factions.order': [tag('b', 'Орден, леса'), ': карты местности, перемещение или перегруппировка.'],
  'summary-wild.factions.council': [tag('b', 'Совет, степи'), ': хлеб, ещё 1\u00a0действие.'],
  'summary-wild.factions.coven': [tag('b', 'Ковен, болота'), ': зелье, минус 1\u00a0урон или очищенная клетка.'],
  'summary-wild.factions.sect': [tag('b', 'Секта, горы'), ': ракеты, мех или стена.'],
  'summary-wild.machine.constructors': [tag('b', 'Конструкторы'), ' ×2: каждый дважды продвигается и оставляет стены.'],
  'summary-wild.machine.factories': [tag('b', 'Заводы'), ' ×2: один на окружённой клетке; если такой нет, ширится загрязнение.'],
  'summary-wild.machine.mechs': [tag('b', 'Мехи'), ' ×2: новые охотники, а ближние преследуют вас.'],
  'summary-wild.machine.reboot': [tag('b', 'Перезагрузка'), ': направление меняется, далее как заводы.'],
};
