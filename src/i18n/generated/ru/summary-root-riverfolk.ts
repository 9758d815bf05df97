// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootRiverfolkMessages } from '../summary-root-riverfolk.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootRiverfolkMessages = {
  'summary-root-riverfolk.goal.play': [tag('b', 'Продавайте'), ': другие платят воинами, и это ваш капитал.'],
  'summary-root-riverfolk.turn.birdsong': [tag('b', 'Утро'), ': в пустые «Платежи» кладут 2\u00a0своих воинов; доход; всё становится капиталом.'],
  'summary-root-riverfolk.turn.daylight': [tag('b', 'День'), ': вкладывайте или тратьте капитал, в любом порядке.'],
  'summary-root-riverfolk.turn.evening': [tag('b', 'Вечер'), ': оставьте не больше 5\u00a0карт, установите новые цены.'],
  'summary-root-riverfolk.actions.commit': [tag('b', 'Вложите 1'), ' (вернётся в следующий ход): перемещение, сражение или карта из колоды.'],
  'summary-root-riverfolk.actions.craft': [tag('b', 'Ремесло'), ': вложите на пустые места торговых постов; или экспортируйте карту за 1\u00a0воина в «Платежах».'],
  'summary-root-riverfolk.actions.recruit': [tag('b', 'Потратьте 1'), ': воин на поляне у реки.'],
  'summary-root-riverfolk.actions.post': [tag('b', 'Торговый пост'), ': потратьте 2\u00a0воинов того, кто правит поляной.'],
  'summary-root-riverfolk.points.post': [tag('b', 'Каждый торговый пост'), ' даёт очки места, которое освободил.'],
  'summary-root-riverfolk.points.dividends': [tag('b', 'Доход'), ': с торговым постом на поле 1\u00a0очко за каждых 2\u00a0воинов капитала.'],
  'summary-root-riverfolk.powers.services': [tag('b', 'Услуги'), ': карта из вашей открытой руки, лодки, наёмники. Одна за ход, у торговых постов больше.'],
  'summary-root-riverfolk.powers.swimmers': [tag('b', 'Пловцы'), ': река для вас тропа, кто бы там ни правил.'],
  'summary-root-riverfolk.powers.disruption': [tag('b', 'Потерянный торговый пост'), ' стоит половины капитала.'],
};
