// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryWildMessages } from '../summary-wild.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryWildMessages = {
  'summary-wild.goal.win': [tag('b', 'Ви перемагаєте разом'), ', коли кожен збудував усі табори, а всі збудовані заводи знищено.'],
  'summary-wild.goal.lose': [tag('b', 'Поразка'), ': шостий завод, сьома отруєна ділянка або двоє загиблих оборонців однієї місцевості.'],
  'summary-wild.turn.planning': [tag('b', 'Планування'), ', мовчки: кожен вибирає активного оборонця, усі розкривають разом.'],
  'summary-wild.turn.actions': [tag('b', 'Дії'), ': витрачайте очки карти там, де ваш лідер; далі карти тієї самої місцевості додають по 1.'],
  'summary-wild.turn.machine': [tag('b', 'Карта машин'), ': одна після кожного ходу.'],
  'summary-wild.actions.move': [tag('b', 'Переміщення'), ': один відкритий крок або сполученою місцевістю активної карти.'],
  'summary-wild.actions.camp': [tag('b', 'Табір'), ': максимальний рівень підтримки, рідна місцевість чи знищений завод, табору немає. Візьміть карти до відкритого числа.'],
  'summary-wild.actions.clear': [tag('b', 'Очищення забруднення'), '; отруєна ділянка коштує 1\u00a0пошкодження.'],
  'summary-wild.actions.mech': [tag('b', 'Знищення меха'), ' на вашій клітинці.'],
  'summary-wild.actions.breach': [tag('b', 'Проламування стіни'), ' вашої клітинки, назавжди та для всіх.'],
  'summary-wild.actions.factory': [tag('b', 'Знищення заводу'), ', на якому ви стоїте, без мехів та забруднення.'],
  'summary-wild.actions.camps': [tag('b', 'У таборі'), ': зцілення, предмет, перегрупування до свого.'],
  'summary-wild.support.support': [tag('b', 'Підтримка'), ': по 1\u00a0за меха, проламану стіну, очищену клітинку та завод.'],
  'summary-wild.support.damage': [tag('b', 'Кидок на пошкодження'), ' після дії поруч зі снайпером чи на клітинці з мехом; четверте пошкодження вбиває оборонця.'],
  'summary-wild.factions.order': [tag('b', 'Орден, ліси'), ': мапи, переміщення чи перегрупування.'],
  'summary-wild.factions.council': [tag('b', 'Рада, степи'), ': хліб, ще 1\u00a0дія.'],
  'summary-wild.factions.coven': [tag('b', 'Ковен, болота'), ': зілля, мінус 1\u00a0пошкодження або очищена клітинка.'],
  'summary-wild.factions.sect': [tag('b', 'Секта, гори'), ': ракети, мех або стіна.'],
  'summary-wild.machine.constructors': [tag('b', 'Конструктори'), ' ×2: кожен двічі просувається й лишає стіни.'],
  'summary-wild.machine.factories': [tag('b', 'Заводи'), ' ×2: один на оточеній клітинці; якщо такої немає, шириться забруднення.'],
  'summary-wild.machine.mechs': [tag('b', 'Мехи'), ' ×2: нові мисливці, а ті, що поблизу, переслідують вас.'],
  'summary-wild.machine.reboot': [tag('b', 'Перезавантаження'), ': напрямок змінюється, далі як заводи.'],
};
