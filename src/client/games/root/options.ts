import type { RootOption } from '../../../games/root/kinds.ts';
import { LEADERS } from '../../../games/root/07-eyrie/state.ts';
import { CHARACTERS } from '../../../games/root/09-vagabond/characters.ts';
import { TITLES } from '../../../games/root/decks/index.ts';
import { QUESTS } from '../../../games/root/decks/quests.ts';
import { PIECES } from '../../../games/root/pieces.ts';
import { FACTIONS, ITEMS, SUITS } from '../../../games/root/words.ts';
import type { Names, QuestName } from './names.ts';

type Verb = RootOption['do'];

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

const isCardVerb = (verb: string): verb is keyof typeof CARD_OF => Object.hasOwn(CARD_OF, verb);

/** How a word of an option stands in its sentence. */
type Role =
  | 'card'
  | 'resolve'
  | 'activate'
  | 'number'
  | 'item'
  | 'instead'
  | 'byItem'
  | 'piece'
  | 'quest'
  | 'leader'
  | 'character'
  | 'at'
  | 'from'
  | 'to'
  | 'owner'
  | 'object'
  | 'fellow'
  | 'aided'
  | 'warriors'
  | 'against'
  | 'for'
  | 'column'
  | 'condition'
  | 'side'
  | 'load'
  | 'reward'
  | 'shift'
  | 'partisan';

/** The words that follow each verb. */
const ROLES: Readonly<Record<Verb, readonly Role[]>> = {
  pass: [],
  end: [],
  craft: ['card'],
  activate: ['activate'],
  move: ['from', 'to'],
  count: ['number'],
  battle: ['at', 'against'],
  ambush: ['card'],
  lose: ['piece'],
  begin: ['owner'],
  spend: ['card'],
  discard: ['card'],
  dominance: ['card'],
  take: ['card'],
  build: ['piece', 'at'],
  'recruit-at': ['at'],
  place: ['at'],
  armorers: [],
  sappers: [],
  'brutal-tactics': [],
  partisans: ['partisan'],
  'royal-claim': [],
  'stand-and-deliver': ['against'],
  'tax-collector': ['at'],
  'command-warren': [],
  'better-burrow-bank': ['for'],
  cobbler: [],
  codebreakers: ['against'],
  saboteurs: ['against', 'card'],
  propaganda: ['at', 'against'],
  'false-orders': ['against', 'from', 'to'],
  informants: ['card'],
  'charm-offensive': ['for'],
  'swap-meet': ['against'],
  'give-back': ['card'],
  league: ['byItem'],
  keep: ['at'],
  wood: ['from'],
  march: [],
  recruit: [],
  overwork: ['at'],
  extra: ['card'],
  save: ['card'],
  nest: ['at'],
  leader: ['leader'],
  tuck: ['card', 'column'],
  resolve: ['resolve'],
  revolt: ['at'],
  spread: ['at'],
  supporter: ['card'],
  mobilize: ['card'],
  train: ['card'],
  organize: ['at'],
  appease: ['card'],
  character: ['character'],
  camp: ['at'],
  refresh: ['item', 'condition'],
  slip: ['to'],
  go: ['to'],
  escort: ['warriors', 'number'],
  with: ['fellow'],
  explore: [],
  pick: ['item'],
  aid: ['aided'],
  exhaust: ['item'],
  give: ['card'],
  claim: ['item'],
  quest: ['quest'],
  improvise: ['quest', 'instead', 'item'],
  reward: ['reward'],
  strike: ['piece'],
  repair: ['item', 'side'],
  damage: ['item', 'side'],
  drop: ['item', 'load'],
  shift: ['item', 'shift'],
  coalition: ['card', 'fellow'],
  steal: ['against'],
  labor: ['card'],
  hideout: [],
  instigate: ['object', 'against'],
  enlist: ['object'],
  scorch: [],
  'swift-strike': [],
  glide: ['to'],
  swing: [],
};

const found = <T extends string>(list: readonly T[], word: string): T | undefined => list.find((one) => one === word);

/** The words of Root's options in one language. */
export interface OptionVoice {
  verb(word: string): string | undefined;
  word(word: string, verb: string, at: number): string | undefined;
  /** A whole option, as a log tells it. */
  sentence(text: string): string;
}

/** How options read. */
export function optionVoice(names: Names): OptionVoice {
  const { say, terms } = names;
  const lookup = (kind: string, word: string): string | undefined => {
    const key = `root.word.${kind}.${word}`;
    return say.has(key) ? say.lookup('root.word', `${kind}.${word}`) : undefined;
  };
  const faction = (word: string, form?: 'gen' | 'dat' | 'acc'): string | undefined => {
    const name = found(FACTIONS, word);
    return name === undefined ? undefined : names.faction(name, form);
  };
  const item = (word: string, form?: 'acc'): string | undefined => {
    const name = found(ITEMS, word);
    return name === undefined ? undefined : names.item(name, form);
  };
  const at = (role: 'at' | 'to', word: string): string =>
    word.startsWith('f')
      ? say.t(role === 'at' ? 'root.word.atForest' : 'root.word.toForest', { n: word.slice(1) })
      : say.t(`root.word.${role}`, { n: word.slice(1) });
  const with_ = (key: 'against' | 'for' | 'faction' | 'withAlly' | 'warriors', name: string | undefined) =>
    name === undefined ? undefined : say.t(`root.word.${key}`, { name });

  const read: Readonly<Record<Role, (word: string) => string | undefined>> = {
    card(word) {
      const title = found(TITLES, word);
      return title === undefined ? undefined : names.titleWithSuit(title);
    },
    resolve: (word) => lookup('resolve', word),
    activate: (word) => lookup('activate', word),
    number: (word) => word,
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
    to: (word) => at('to', word),
    from: (word) => say.t('root.word.from', { n: word.slice(1) }),
    owner: (word) => with_('faction', faction(word, 'gen')),
    object: (word) => with_('faction', faction(word, 'acc')),
    fellow: (word) => with_('withAlly', faction(word, 'gen')),
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
  };

  function verb(word: string): string | undefined {
    if (isCardVerb(word)) return say.t('root.verb.effect', { card: names.title(CARD_OF[word]) });
    return say.has(`root.verb.${word}`) ? say.lookup('root.verb', word) : undefined;
  }

  /** What the kernel asks to put first: a procedure, and what tells it from others like it. */
  function first(word: string, place: number): string | undefined {
    if (place === 0) return say.has(`root.proc.${word}`) ? say.lookup('root.proc', word) : undefined;
    if (/^[cf]\d+$/.test(word)) return at('at', word);
    const suit = found(SUITS, word);
    return suit === undefined ? faction(word) : names.suit(suit);
  }

  function word(text: string, of: string, place: number): string | undefined {
    if (of === 'first') return first(text, place);
    const role = Object.hasOwn(ROLES, of) ? ROLES[of as Verb][place] : undefined;
    return role === undefined ? undefined : read[role](text);
  }

  return {
    verb,
    word,
    sentence(text) {
      const [head = '', ...rest] = text.split(' ');
      return [verb(head) ?? head, ...rest.map((one, i) => word(one, head, i) ?? one)].join(' ');
    },
  };
}
