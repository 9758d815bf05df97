// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootCardsMessages } from '../root-cards.ts';

const { arg, plural } = wordsIn('ru');

export const messages: RootCardsMessages = {
  'root-cards.effect.item': (a) => ['Ремесло: предмет «', arg('item', a.item), '», ', plural(a.n, (n) => ({ one: [n, '\u00a0победное очко'], few: [n, '\u00a0победных очка'], many: [n, '\u00a0победных очков'], other: [n, '\u00a0победного очка'] }))],
  'root-cards.effect.ambush': (a) => ['Сражение. Защищающийся: 2\u00a0урона нападающему до броска. Нападающий: обнаруживает такую засаду. Поляна: ', arg('suit', a.suit), '.'],
  'root-cards.effect.ambushAny': 'Сражение, любая поляна. Защищающийся: 2\u00a0урона нападающему до броска. Нападающий: обнаруживает такую засаду.',
  'root-cards.effect.dominance': (a) => ['День, при 10\u00a0победных очках: очков вы больше не получаете, а побеждаете в начале своего утра, если правите тремя полянами масти: ', arg('suit', a.suit), '.'],
  'root-cards.effect.dominanceBird': 'День, при 10\u00a0победных очках: очков вы больше не получаете, а побеждаете в начале своего утра, если правите двумя противоположными углами.',
  'root-cards.effect.armorers': 'Сражение: сбросьте эту карту, чтобы игнорировать весь урон от кубика по вам.',
  'root-cards.effect.sappers': 'Защита: сбросьте эту карту, чтобы нанести дополнительный урон.',
  'root-cards.effect.brutal-tactics': 'Нападение: дополнительный урон; защищающийся получает 1\u00a0победное очко.',
  'root-cards.effect.royal-claim': 'Утро: сбросьте эту карту и получите по 1\u00a0победному очку за каждую поляну, которой правите.',
  'root-cards.effect.stand-and-deliver': 'Утро, один раз: возьмите случайную карту у игрока; тот получает 1\u00a0победное очко.',
  'root-cards.effect.tax-collector': 'День, один раз: уберите своего воина с поляны и возьмите карту.',
  'root-cards.effect.favor-of-the-foxes': 'Ремесло: уберите все компоненты противников с лисьих полян и получите за них очки.',
  'root-cards.effect.favor-of-the-rabbits': 'Ремесло: уберите все компоненты противников с заячьих полян и получите за них очки.',
  'root-cards.effect.favor-of-the-mice': 'Ремесло: уберите все компоненты противников с мышиных полян и получите за них очки.',
  'root-cards.effect.command-warren': 'Начало дня: можно начать сражение.',
  'root-cards.effect.better-burrow-bank': 'Начало утра: вы и игрок по вашему выбору берёте по карте.',
  'root-cards.effect.cobbler': 'Начало вечера: можно переместиться.',
  'root-cards.effect.scouting-party': 'Когда вы нападаете, засады на вас не действуют.',
  'root-cards.effect.codebreakers': 'День, один раз: посмотрите руку другого игрока.',
  'root-cards.effect.saboteurs': 'Начало утра: сбросьте эту карту, чтобы сбросить смастерённую карту противника.',
  'root-cards.effect.soup-kitchens': 'При правлении каждый ваш жетон считается за два.',
  'root-cards.effect.boat-builders': 'Реки для вас\u00a0— тропы.',
  'root-cards.effect.corvid-planners': 'Вы перемещаетесь независимо от правления.',
  'root-cards.effect.eyrie-emigre': 'Конец утра: перемещение, затем сражение там, куда вы пришли; иначе сбросьте эту карту.',
  'root-cards.effect.fox-partisans': 'Сражение на лисьей поляне: дополнительный урон, затем сбросьте все карты, кроме лисьих.',
  'root-cards.effect.rabbit-partisans': 'Сражение на заячьей поляне: дополнительный урон, затем сбросьте все карты, кроме заячьих.',
  'root-cards.effect.mouse-partisans': 'Сражение на мышиной поляне: дополнительный урон, затем сбросьте все карты, кроме мышиных.',
  'root-cards.effect.propaganda-bureau': 'День, один раз: потратьте карту, чтобы заменить воина противника на совпадающей поляне своим.',
  'root-cards.effect.false-orders': 'Утро: сбросьте эту карту; половина воинов противника с одной поляны перемещается на соседнюю.',
  'root-cards.effect.informants': 'Вечер: вместо карт из колоды возьмите карту засады из сброса.',
  'root-cards.effect.tunnels': 'Поляны с вашими ремесленными орудиями считаются соседними для ваших перемещений.',
  'root-cards.effect.charm-offensive': 'Начало вечера: возьмите карту; другой игрок получает 1\u00a0победное очко.',
  'root-cards.effect.swap-meet': 'Утро, один раз: возьмите случайную карту у игрока и отдайте одну взамен.',
  'root-cards.effect.coffin-makers': 'Убранные воины лежат здесь. Начало вашего утра: 1\u00a0победное очко за каждых пятерых, затем все возвращаются.',
  'root-cards.effect.league-of-adventurous-mice': 'День, один раз: переверните свой смастерённый предмет лицом вниз, чтобы переместиться или начать сражение.',
  'root-cards.effect.murine-broker': 'Когда другой игрок мастерит предмет, возьмите карту.',
  'root-cards.effect.master-engravers': 'Каждый смастерённый вами предмет даёт ещё 1\u00a0победное очко.',
};
