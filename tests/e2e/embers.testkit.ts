import type { GameUi, GameTexts } from '../../src/client/registry/game-ui.ts';
import type { Language } from '../../src/i18n/index.ts';
import { type EmbersEvent, LAW } from '../../src/test-game/index.ts';

/** Embers in three languages: uk, ru, en. */
type Three = readonly [uk: string, ru: string, en: string];

const PLACE: Readonly<Record<Language, 0 | 1 | 2>> = { uk: 0, ru: 1, en: 2 };

const VERBS: Readonly<Record<string, Three>> = {
  lay: ['Покласти', 'Положить', 'Lay'],
  name: ['Назвати', 'Назвать', 'Name'],
  rest: ['Відпочити', 'Отдохнуть', 'Rest'],
  stir: ['Поворушити', 'Поворошить', 'Stir'],
  show: ['Показати', 'Показать', 'Show'],
  feed: ['Підкинути', 'Подбросить', 'Feed'],
  many: ['Кількість', 'Количество', 'How many'],
  give: ['Дати', 'Дать', 'Give to'],
  hand: ['Карта', 'Карта', 'Card'],
  peer: ['Зазирнути', 'Заглянуть', 'Peer at'],
  look: ['Глянути', 'Взглянуть', 'Look at'],
  rake: ['Вигребти', 'Выгрести', 'Rake'],
  pay: ['Заплатити', 'Заплатить', 'Pay'],
  barter: ['Обміняти', 'Обменять', 'Barter'],
  snatch: ['Вихопити', 'Выхватить', 'Snatch from'],
  gust: ['Порив', 'Порыв', 'Gust'],
  hood: ['Каптур', 'Капюшон', 'Hood'],
  pass: ['Пропустити', 'Пропустить', 'Pass'],
  drop: ['Скинути', 'Сбросить', 'Drop'],
  tell: ['Сказати', 'Сказать', 'Tell'],
  first: ['Спершу', 'Сначала', 'First'],
};

const COLOURS: Readonly<Record<string, Three>> = {
  red: ['червоне', 'красное', 'red'],
  gold: ['золоте', 'золотое', 'gold'],
  blue: ['синє', 'синее', 'blue'],
  gust: ['порив', 'порыв', 'gust'],
  hood: ['каптур', 'капюшон', 'hood'],
  smoke: ['дим', 'дым', 'smoke'],
  spark: ['іскра', 'искра', 'spark'],
  flare: ['спалах', 'вспышка', 'flare'],
};

const WINDOWS: Readonly<Record<string, Three>> = {
  turn: ['Ваш хід', 'Ваш ход', 'Your turn'],
  lay: ['Покладіть 2 карти долілиць', 'Положите 2 карты лицевой стороной вниз', 'Lay 2 cards face down'],
  wind: ['Вітер: назвіть жарину', 'Ветер: назовите уголь', 'Wind: name an ember'],
  pay: ['Чим заплатити', 'Чем заплатить', 'What to pay with'],
  gift: ['Яку карту дати', 'Какую карту дать', 'Which card to give'],
  count: ['Скільки підкинути', 'Сколько подбросить', 'How many to feed'],
  show: ['Яку карту показати', 'Какую карту показать', 'Which card to show'],
  smoke: ['Дим: скиньте карту', 'Дым: сбросьте карту', 'Smoke: drop a card'],
  gust: ['У вас вихоплюють карту', 'У вас выхватывают карту', 'They snatch from you'],
  hood: ['Проти вас порив', 'Против вас порыв', 'A gust against you'],
  order: ['Що спершу', 'Что сначала', 'What comes first'],
};

const EVENTS: Readonly<Partial<Record<EmbersEvent['type'], Three>>> = {
  round: ['новий раунд', 'новый раунд', 'a new round'],
  weather: ['погода', 'погода', 'weather'],
  embers: ['нові жарини', 'новые угли', 'new embers'],
  reshuffled: ['скид перетасовано', 'сброс перемешан', 'the discard is shuffled'],
  drew: ['взято карту', 'взята карта', 'a card drawn'],
  discarded: ['скинуто карту', 'сброшена карта', 'a card discarded'],
  scored: ['очки', 'очки', 'points'],
  turn: ['хід', 'ход', 'turn'],
  rested: ['відпочинок', 'отдых', 'rest'],
  stirred: ['ворушіння', 'ворошение', 'stirring'],
  dice: ['кидок', 'бросок', 'roll'],
  feeds: ['підкидання дров', 'подбрасывание дров', 'feeding'],
  gives: ['дарунок', 'дар', 'a gift'],
  showed: ['показано карту', 'показана карта', 'a card shown'],
  gave: ['віддано карту', 'отдана карта', 'a card given'],
  peered: ['погляд на руку', 'взгляд на руку', 'a look at a hand'],
  looked: ['погляд на жарину', 'взгляд на уголь', 'a look at an ember'],
  named: ['названо жарину', 'назван уголь', 'an ember named'],
  rakes: ['вигрібання', 'выгребание', 'raking'],
  raked: ['жарину відкрито', 'уголь открыт', 'an ember turned up'],
  snatches: ['спроба вихопити', 'попытка выхватить', 'a snatch'],
  snatched: ['вихоплено карту', 'выхвачена карта', 'a card snatched'],
  said: ['сказано', 'сказано', 'said'],
};

const SETTINGS: Readonly<Record<string, readonly [name: Three, about: Three]>> = {
  target: [
    ['Очки для перемоги', 'Очки для победы', 'Points to win'],
    ['Хто набере стільки, перемагає.', 'Кто наберёт столько, побеждает.', 'The first to reach this wins.'],
  ],
  rounds: [
    ['Найбільше раундів', 'Наибольшее число раундов', 'Most rounds'],
    [
      'Після останнього перемагає більший рахунок.',
      'После последнего побеждает больший счёт.',
      'After the last one the higher score wins.',
    ],
  ],
  together: [
    ['Усі разом', 'Все вместе', 'Together'],
    [
      'Очки складають, перемагають або програють разом.',
      'Очки складывают, побеждают или проигрывают вместе.',
      'Scores are added up; all win or lose together.',
    ],
  ],
};

const TITLE: Three = ['Жарини', 'Угли', 'Embers'];

function voiceIn(language: Language): GameTexts {
  const say = (three: Three | undefined): string | undefined => three?.[PLACE[language]];
  return {
    title: say(TITLE) ?? '',
    verb: (word) => say(VERBS[word]),
    word(word) {
      const [stem = '', number] = word.split('-');
      const colour = say(COLOURS[stem]);
      if (colour !== undefined) return number === undefined ? colour : `${colour} ${number}`;
      const seat = /^s(\d)$/.exec(word)?.[1];
      return seat === undefined ? undefined : `№\u00A0${Number(seat) + 1}`;
    },
    window: (name) => say(WINDOWS[name]),
    reason: () => undefined,
    event(event, names) {
      const { type, ...rest } = event as EmbersEvent & Readonly<Record<string, unknown>>;
      const text = say(EVENTS[type]) ?? type;
      const seat = typeof rest['seat'] === 'number' ? names[rest['seat']] : undefined;
      const points = typeof rest['points'] === 'number' ? ` +${rest['points']}` : '';
      return seat === undefined ? [text] : [{ tag: 'b', parts: [seat] }, `: ${text}${points}`];
    },
    field: () => undefined,
    setting(id, choice) {
      const [name, about] = SETTINGS[id] ?? [];
      return name === undefined || choice !== undefined
        ? undefined
        : { name: say(name) ?? id, about: say(about) ?? '' };
    },
    law: (id) => (LAW as Readonly<Record<string, string>>)[id],
  };
}

/** How the test game reads on the screen. It has no board: the plain one must do for any game. */
export const face: GameUi = {
  texts: async (language) => voiceIn(language),
  isRoll: (event) => (event as EmbersEvent).type === 'dice',
};
