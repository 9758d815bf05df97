import type { FactionVerb } from '../../../games/root/factions/kinds.ts';
import type { RootOption } from '../../../games/root/types.ts';
import { LEADERS } from '../../../games/root/factions/07-eyrie/state.ts';
import { CHARACTERS } from '../../../games/root/factions/09-vagabond/characters.ts';
import { SERVICES } from '../../../games/root/factions/11-riverfolk/state.ts';
import { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import { RELIC_FACES } from '../../../games/root/factions/13-keepers/state.ts';
import { TITLES } from '../../../games/root/components/cards/index.ts';
import { QUESTS } from '../../../games/root/components/cards/quests.ts';
import { PIECES } from '../../../games/root/components/pieces.ts';
import { LANDMARKS } from '../../../games/root/rules/21-landmarks/landmark.ts';
import { ITEMS, PARTIES, SUITS } from '../../../games/root/words.ts';
import { DISTINCT_UIS } from './factions/index.ts';
import type { Names, QuestName } from './names.ts';
import { COMMON_ROLES, EFFECT_ROLES } from './texts/common.ts';
import { DRAFT_ROLES } from './texts/draft.ts';
import { HIRELING_ROLES } from './texts/hirelings.ts';
import { LANDMARK_ROLES } from './texts/landmarks.ts';
import { isOwnRole, type OwnRole, type Role, type RolesOf } from './texts/roles.ts';

type Verb = RootOption['verb'];

/** Verbs that use a crafted card, and the card. */
const CARD_OF = {
  armorers: 'armorers',
  sappers: 'sappers',
  'brutal-tactics': 'brutal-tactics',
  'royal-claim': 'royal-claim',
  'stand-and-deliver': 'stand-and-deliver',
  'tax-collector': 'tax-collector',
  'command-warren': 'command-warren',
  'better-burrow-bank': 'better-burrow-bank',
  cobbler: 'cobbler',
  codebreakers: 'codebreakers',
  saboteurs: 'saboteurs',
  propaganda: 'propaganda-bureau',
  'false-orders': 'false-orders',
  informants: 'informants',
  'charm-offensive': 'charm-offensive',
  'swap-meet': 'swap-meet',
  league: 'league-of-adventurous-mice',
} as const satisfies Partial<Record<Verb, (typeof TITLES)[number]>>;

/** What a verb acts on, where it is chosen after the places: a sentence says it first, then the places from the last. */
const OBJECTS: ReadonlySet<Role | OwnRole> = new Set(['relicLast', 'warriorOf', 'own-plot']);

const isCardVerb = (verb: string): verb is keyof typeof CARD_OF => Object.hasOwn(CARD_OF, verb);

/** The words that follow each verb: a verb without them does not compile. */
const ROLES: Readonly<Record<Verb, readonly (Role | OwnRole)[]>> = {
  ...COMMON_ROLES,
  ...EFFECT_ROLES,
  ...(Object.assign({}, ...DISTINCT_UIS.map(({ roles }) => roles)) as RolesOf<Record<string, FactionVerb>>),
  ...HIRELING_ROLES,
  ...DRAFT_ROLES,
  ...LANDMARK_ROLES,
};

const found = <T extends string>(list: readonly T[], word: string): T | undefined => list.find((one) => one === word);

/** The words of Root's options in one language. */
export interface OptionTexts {
  verb(word: string): string | undefined;
  word(word: string, verb: string, at: number, isShort?: boolean): string | undefined;
  /** The words after a verb in the order in which a sentence says them, by their places; undefined: as they are chosen. */
  readingOrder(verb: string): readonly number[] | undefined;
  /** A whole option, as the log writes it. */
  sentence(text: string): string;
}

/** Makes the texts of options of Root in one language. */
export function optionTexts(names: Names): OptionTexts {
  const { say, terms } = names;
  const lookup = (kind: string, word: string): string | undefined => names.textOf('word', `${kind}.${word}`);
  const faction = (word: string, form?: 'gen' | 'dat' | 'acc'): string | undefined => {
    const name = found(PARTIES, word);
    return name === undefined ? undefined : names.party(name, form);
  };
  const item = (word: string, form?: 'acc'): string | undefined => {
    const name = found(ITEMS, word);
    return name === undefined ? undefined : names.item(name, form);
  };
  const at = (role: 'at' | 'to', word: string): string =>
    word === 'burrow'
      ? say.t(role === 'at' ? 'root-duchy.word.inBurrow' : 'root-duchy.word.toBurrow')
      : word.startsWith('f')
        ? say.t(role === 'at' ? 'root.word.atForest' : 'root.word.toForest', { n: word.slice(1) })
        : say.t(`root.word.${role}`, { n: word.slice(1) });
  const with_ = (key: 'against' | 'for' | 'faction' | 'warrior' | 'warriors', name: string | undefined) =>
    name === undefined ? undefined : say.t(`root.word.${key}`, { name });

  const read: Readonly<Record<Role, (word: string) => string | undefined>> = {
    card(word) {
      const title = found(TITLES, word);
      return title === undefined ? undefined : names.titleWithSuit(title);
    },
    toTake(word) {
      const title = found(TITLES, word);
      return title === undefined ? undefined : say.t('root.word.toTake', { card: names.titleWithSuit(title) });
    },
    resolve: (word) => lookup('resolve', word),
    activate: (word) => lookup('activate', word),
    number: (word) => word,
    suit(word) {
      const suit = found(SUITS, word);
      return suit === undefined ? undefined : names.suit(suit);
    },
    ofSuit(word) {
      const suit = found(SUITS, word);
      return suit === undefined ? undefined : `(${names.suit(suit)})`;
    },
    item: (word) => item(word, 'acc'),
    instead(word) {
      const name = item(word);
      return name === undefined ? undefined : say.t('root.word.stands', { item: name });
    },
    byItem(word) {
      const name = item(word);
      return name === undefined ? undefined : say.t('root.word.byItem', { item: name });
    },
    piece(word) {
      const piece = found(PIECES, word);
      return piece === undefined ? undefined : names.piece(piece);
    },
    quest: (word) => (QUESTS.some(({ id }) => id === word) ? names.quest(word as QuestName) : undefined),
    leader(word) {
      const leader = found(LEADERS, word);
      return leader === undefined ? undefined : terms.name(`root.leader.${leader}`, 'acc');
    },
    character(word) {
      const character = found(CHARACTERS, word);
      return character === undefined ? undefined : terms.name(`root.vagabond.${character}`, 'acc');
    },
    at: (word) => at('at', word),
    atThen: (word) => at('at', word),
    onto: (word) =>
      word === 'burrow' ? say.t('root-duchy.word.ontoBurrow') : say.t('root.word.onto', { n: word.slice(1) }),
    to: (word) => at('to', word),
    from: (word) =>
      word === 'burrow'
        ? say.t('root-duchy.word.fromBurrow')
        : say.t(word.startsWith('f') ? 'root.word.fromForest' : 'root.word.from', { n: word.slice(1) }),
    owner: (word) => with_('faction', faction(word, 'gen')),
    object: (word) => with_('faction', faction(word, 'acc')),
    partner(word) {
      const name = found(PARTIES, word);
      return name === undefined ? undefined : say.t('root.word.partner', { name: names.partyName(name) });
    },
    fellow(word) {
      const name = found(PARTIES, word);
      return name === undefined ? undefined : say.t('root.word.withAlly', { name: names.partyName(name) });
    },
    aided: (word) => with_('faction', faction(word, 'dat')),
    warriors: (word) => with_('warriors', faction(word, 'gen')),
    against: (word) => with_('against', faction(word, 'gen')),
    for: (word) => with_('for', faction(word, 'gen')),
    column: (word) => lookup('column', word),
    condition: (word) => lookup('condition', word),
    side: (word) => lookup('side', word),
    load: (word) => lookup('load', word),
    reward: (word) => lookup('reward', word),
    shift: (word) => lookup('shift', word),
    partisan(word) {
      const title = found(TITLES, `${word}-partisans`);
      return title === undefined ? undefined : names.titleWithSuit(title);
    },
    priced(word) {
      const service = found(SERVICES, word);
      return service === undefined
        ? undefined
        : say.t('root-riverfolk.word.priced', { service: names.service(service) });
    },
    mood(word) {
      const mood = found(MOODS, word);
      return mood === undefined ? undefined : say.t('root-hundreds.word.mood', { mood: names.mood(mood) });
    },
    relic(word) {
      const face = found(RELIC_FACES, word);
      return face === undefined ? undefined : names.relic(face, 'acc');
    },
    relicLast(word) {
      const face = found(RELIC_FACES, word);
      return face === undefined ? undefined : say.t('root-keepers.word.relicLast', { relic: names.relicName(face) });
    },
    station: (word) => lookup('station', word),
    stationSide: (word) => lookup('side', word),
    toRetinue: (word) => lookup('to', word),
    fromRetinue: (word) => lookup('from', word),
    hireling: (word) => with_('faction', faction(word, 'acc')),
    acting: (word) => with_('faction', faction(word)),
    warriorOf: (word) => with_('warrior', faction(word, 'gen')),
    between: (word) => say.t('root-hirelings.word.between', { n: word.slice(1) }),
    and: (word) => say.t('root-hirelings.word.and', { n: word.slice(1) }),
    landmark(word) {
      const landmark = found(LANDMARKS, word);
      return landmark === undefined ? undefined : terms.name(`root.landmark.${landmark}`, 'acc');
    },
    slot: (word) => lookup('slot', word),
  };

  const own = Object.assign({}, ...DISTINCT_UIS.map(({ words }) => words?.(names))) as Readonly<
    Record<string, (word: string) => string | undefined>
  >;

  function verb(word: string): string | undefined {
    if (isCardVerb(word)) return say.t('root.verb.effect', { card: names.title(CARD_OF[word]) });
    return names.textOf('verb', word);
  }

  /** What the kernel asks to put first: a procedure, and what tells it from others like it. */
  function first(word: string, place: number): string | undefined {
    if (place === 0) return names.textOf('proc', word);
    if (/^[cf]\d+$/.test(word)) return at('at', word);
    const suit = found(SUITS, word);
    const what = suit === undefined ? faction(word) : names.suit(suit);
    return what === undefined ? undefined : `(${what})`;
  }

  /** Places that are chosen before what stands there are said behind it. */
  function readingOrder(of: string): readonly number[] | undefined {
    const roles = Object.hasOwn(ROLES, of) ? ROLES[of as Verb] : [];
    const isLater = roles.length > 1 && (roles[0] === 'atThen' || OBJECTS.has(roles.at(-1)!));
    return isLater ? roles.map((_, i) => roles.length - 1 - i) : undefined;
  }

  function word(text: string, of: string, place: number, isShort = false): string | undefined {
    if (of === 'first') return first(text, place);
    const role = Object.hasOwn(ROLES, of) ? ROLES[of as Verb][place] : undefined;
    if (role === undefined) return undefined;
    // The hand shows the suit.
    const title = isShort && role === 'card' ? found(TITLES, text) : undefined;
    if (title !== undefined) return names.titleInQuotes(title);
    return isOwnRole(role) ? own[role]?.(text) : read[role](text);
  }

  return {
    verb,
    word,
    readingOrder,
    sentence(text) {
      const [head = '', ...rest] = text.split(' ');
      const said = rest.map((one, i) => word(one, head, i) ?? one);
      const order = readingOrder(head);
      const read = order?.length === said.length ? order.map((i) => said[i]!) : said;
      return [verb(head) ?? head, ...read].join(' ');
    },
  };
}
