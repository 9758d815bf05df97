import {
  type Form,
  isSubject,
  type Language,
  load,
  loadTerms,
  type Name,
  type Speaker,
  type Subject,
  type TermId,
  type Terms,
  type Value,
} from '../../../i18n/index.ts';
import { FACTS, TITLES, type TitleName } from '../../../games/root/components/cards/index.ts';
import { QUESTS } from '../../../games/root/components/cards/quests.ts';
import type { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import type { RELIC_FACES } from '../../../games/root/factions/13-keepers/state.ts';
import type { SERVICES } from '../../../games/root/factions/11-riverfolk/state.ts';
import {
  type HiredPieceName,
  IS_WARRIOR,
  OWNER,
  type PieceName,
  PIECES,
  WARRIOR_OF,
} from '../../../games/root/components/pieces.ts';
import {
  type FactionName,
  FACTIONS,
  HIRELINGS,
  type HirelingName,
  type Item,
  ITEMS,
  PARTIES,
  SUITS,
  type Suit,
} from '../../../games/root/words.ts';

/** Messages that only one faction has. */
type FactionSubject = Extract<Subject, `root-${FactionName}`>;

const FACTION_SUBJECTS = FACTIONS.map((name) => `root-${name}`).filter((name): name is FactionSubject =>
  isSubject(name),
);

/** The subjects with the words of the rules: of all, then of factions, hirelings and the draft. */
const SPOKEN = ['root', ...FACTION_SUBJECTS, 'root-hirelings', 'root-draft'] as const;

/** Speaks all messages of Root. */
export type RootSpeaker = Speaker<(typeof SPOKEN)[number] | 'root-cards' | 'root-setup' | 'root-board'>;

/** What is found by an id of the engine, whichever subject has it. */
type TextKind = 'verb' | 'word' | 'window' | 'reason' | 'field' | 'proc';

/** What a card says: its name, its suit and what it does. */
export interface CardText {
  readonly name: string;
  readonly suit: string;
  readonly effect: string;
}

/** The names of Root's things in one language. */
export interface Names {
  readonly say: RootSpeaker;
  /** False when the messages of later factions, hirelings and drafts were left out. */
  readonly isAll: boolean;
  readonly terms: Terms<'root'>;
  /** The short name of a faction, in a case where the language has them. */
  faction(name: FactionName, form?: Form): string;
  /** A faction, or hirelings by the side that is up. */
  party(name: (typeof PARTIES)[number], form?: Form): string;
  /** The same with all its forms, as messages decline it. */
  partyName(name: (typeof PARTIES)[number]): Name;
  /** The same names at a table where some hirelings are demoted. */
  withDemoted(isDemoted: (name: HirelingName) => boolean): Names;
  /** The message of an id of the engine, if there is one. */
  textOf(kind: TextKind, id: string, args?: Readonly<Record<string, Value>>): string | undefined;
  /** The full name of a faction. */
  fullFaction(name: FactionName): string;
  suit(suit: Suit): string;
  /** A suit with the adjectives for its cards and clearings. */
  suitName(suit: Suit): Name;
  item(item: Item, form?: Form): string;
  itemName(item: Item): Name;
  /** Several items: equal ones as a number, each kind where its first one stands. */
  itemList(items: readonly Item[]): readonly Name[];
  /** The name of a card; where several cards share it, with the suit. */
  title(title: TitleName): string;
  /** The name of a card with its suit, as it is chosen. */
  titleWithSuit(title: TitleName): string;
  /** The same without the suit. */
  titleInQuotes(title: TitleName): string;
  /** A piece as the object of a verb. */
  piece(piece: PieceName): string;
  /** A number of pieces of one kind. */
  count(piece: PieceName, n: number): string;
  /** The same; its accusative is what somebody moves, places or loses. */
  countName(piece: PieceName, n: number): Name;
  /** A clearing or a forest by its word: `c4`, `f2`. */
  place(word: string): string;
  /** The same; its forms begin with their prepositions: from there, there, to there. */
  placeName(word: string): Name;
  quest(id: QuestName): string;
  service(name: (typeof SERVICES)[number]): string;
  mood(name: (typeof MOODS)[number]): string;
  /** A relic as it looks: its type, and its value once it is known. */
  relic(face: (typeof RELIC_FACES)[number], form?: Form): string;
  relicName(face: (typeof RELIC_FACES)[number]): Name;
  card(title: TitleName): CardText;
}

/** The id of a quest. */
export type QuestName = (typeof QUESTS)[number]['id'];

/** What each kind of piece of hirelings is called. */
const HIRED_TERMS = {
  patrol: 'root.warrior',
  dynasty: 'root.warrior',
  uprising: 'root.warrior',
  flotilla: 'root.hireling.riverfolk-flotilla.promoted',
  prophet: 'root.warrior',
  bandit: 'root.hireling.bandit',
  expedition: 'root.warrior',
  foothold: 'root.hireling.foothold',
  spy: 'root.warrior',
  protector: 'root.hireling.furious-protector.promoted',
  bearer: 'root.warrior',
  'vault-keeper': 'root.warrior',
  vault: 'root.hireling.vault',
  band: 'root.warrior',
} as const satisfies Readonly<Record<HiredPieceName, TermId<'root'>>>;

/** Pieces whose term is spelled otherwise than their id. */
const TERM_SPELLINGS: Readonly<Record<string, string>> = { tradepost: 'trade-post' };

/** The term of a kind of piece: a common warrior, or `root.<faction>.<piece>`. */
export function pieceTerm(name: PieceName): TermId<'root'> {
  if (isHired(name)) return HIRED_TERMS[name];
  const p = PIECES.indexOf(name);
  if (WARRIOR_OF[OWNER[p]!] === p) return 'root.warrior';
  return `root.${PARTIES[OWNER[p]!]!}.${TERM_SPELLINGS[name] ?? name}` as TermId<'root'>;
}

const isHirelingName = (name: string): name is HirelingName => (HIRELINGS as readonly string[]).includes(name);
const isHired = (piece: PieceName): piece is HiredPieceName => isHirelingName(PARTIES[OWNER[PIECES.indexOf(piece)]!]!);

/** English tells things of one name apart by a note in brackets; where they are shown, their place says it. */
export const withoutNote = (name: string): string => name.replace(/ \(.*\)$/, '');

/** English writes “against the Exile”: the article of a name is the sentence's. */
const withoutArticle = (name: string): string => name.replace(/^The /, '');

/** A name that has quotes of its own, as it stands inside quotes. */
const inner = (name: string): string => name.replace('«', '„').replace('»', '“');

/** The number of a place: `c4` and `f4` are 4. */
const numberOf = (word: string): string => word.slice(1);

/** True when a faction has messages of its own; those of the first box are told with the common ones. */
export const hasOwnTexts = (name: FactionName): boolean => isSubject(`root-${name}`);

/** What the factions of the first box say, without hirelings and drafts. */
const SPOKEN_FIRST = ['root'] as const satisfies readonly (typeof SPOKEN)[number][];

/**
 * Loads the names and messages of Root. Without `isAll`, those of later factions, hirelings and drafts are left out: a table of the
 * first box shows its first question without them.
 */
export async function loadNames(language: Language, isAll = true): Promise<Names> {
  const [say, terms] = await Promise.all([
    load(language, ...(isAll ? SPOKEN : SPOKEN_FIRST), 'root-cards', 'root-setup', 'root-board'),
    loadTerms(language, 'root'),
  ]);
  return namesFrom(say, terms, () => false);
}

function namesFrom(say: RootSpeaker, terms: Terms<'root'>, isDemoted: (name: HirelingName) => boolean): Names {
  const cardName = (title: TitleName): string => withoutNote(terms.name(`root.card.${title}`));
  const sharedNames = new Set(TITLES.map(cardName).filter((name, i, all) => all.indexOf(name) !== i));
  const suitOf = (title: TitleName): string => names.suit(SUITS[FACTS[TITLES.indexOf(title)]!.suit]!);
  const pawn = (piece: HiredPieceName): Name => names.partyName(PARTIES[OWNER[PIECES.indexOf(piece)]!]!);
  const factionTerm = (name: FactionName) =>
    name === 'vagabond2' ? 'root.faction.vagabond2' : (`root.faction.${name}.short` as const);
  const hirelingTerm = (name: HirelingName) =>
    `root.hireling.${name}.${isDemoted(name) ? 'demoted' : 'promoted'}` as const;
  const names: Names = {
    say,
    isAll: say.has('root-draft.window.draft'),
    terms,
    faction: (name, form) => terms.name(factionTerm(name), form),
    party(name, form) {
      if (!isHirelingName(name)) return names.faction(name, form);
      return withoutArticle(terms.name(hirelingTerm(name), form));
    },
    partyName(name) {
      const named = terms.named(isHirelingName(name) ? hirelingTerm(name) : factionTerm(name));
      return { ...named, text: names.party(name), id: name };
    },
    withDemoted: (demoted) => namesFrom(say, terms, demoted),
    textOf(kind, id, args) {
      const subject = SPOKEN.find((one) => say.has(`${one}.${kind}.${id}`));
      return subject === undefined ? undefined : say.lookup(`${subject}.${kind}` as 'root.verb', id, args);
    },
    fullFaction: (name) => terms.name(`root.faction.${name}`),
    suit: (suit) => terms.name(`root.suit.${suit}`),
    suitName: (suit) => terms.named(`root.suit.${suit}`),
    item: (item, form) => terms.name(`root.item.${item}`, form),
    itemName: (item) => terms.named(`root.item.${item}`),
    itemList: (items) =>
      [...new Set(items)].map((item) => {
        const n = items.filter((one) => one === item).length;
        return n === 1 ? names.itemName(item) : { text: say.t(`root.count.item.${item}`, { n }) };
      }),
    title(title) {
      const card = inner(cardName(title));
      return sharedNames.has(card) ? say.t('root.word.cardOfSuit', { card, suit: suitOf(title) }) : card;
    },
    titleWithSuit: (title) => say.t('root.word.card', { card: inner(cardName(title)), suit: suitOf(title) }),
    titleInQuotes: (title) => withoutNote(say.t('root.word.card', { card: inner(cardName(title)), suit: '' })),
    piece(piece) {
      const at = PIECES.indexOf(piece);
      if (piece === 'flotilla' || piece === 'protector') return names.party(PARTIES[OWNER[at]!]!, 'acc');
      if (!IS_WARRIOR[at] || piece === 'warlord') return withoutNote(terms.name(pieceTerm(piece), 'acc'));
      return say.t('root.word.warrior', { name: names.party(PARTIES[OWNER[at]!]!, 'gen') });
    },
    count: (piece, n) => names.countName(piece, n).text,
    countName(piece, n) {
      if (piece === 'bandit' || piece === 'foothold' || piece === 'vault') {
        const acc = say.t(`root-hirelings.object.${piece}`, { n });
        return { text: say.t(`root-hirelings.count.${piece}`, { n }), forms: { acc } };
      }
      if (isHired(piece)) return IS_WARRIOR[PIECES.indexOf(piece)] ? names.countName('cat', n) : pawn(piece);
      return { text: say.t(`root.count.${piece}`, { n }), forms: { acc: say.t(`root.object.${piece}`, { n }) } };
    },
    place: (word) =>
      word === 'burrow'
        ? say.t('root-duchy.word.burrow')
        : say.t(word.startsWith('f') ? 'root.word.forest' : 'root.word.clearing', { n: numberOf(word) }),
    placeName(word) {
      if (word === 'burrow')
        return {
          text: names.place(word),
          forms: {
            gen: say.t('root-duchy.word.fromBurrow'),
            loc: say.t('root-duchy.word.inBurrow'),
            acc: say.t('root-duchy.word.toBurrow'),
          },
        };
      const n = numberOf(word);
      const text = names.place(word);
      return word.startsWith('f')
        ? {
            text,
            forms: {
              gen: say.t('root.word.fromForest', { n }),
              loc: say.t('root.word.atForest', { n }),
              acc: say.t('root.word.toForest', { n }),
            },
          }
        : {
            text,
            forms: {
              gen: say.t('root.word.from', { n }),
              loc: say.t('root.word.at', { n }),
              acc: say.t('root.word.to', { n }),
            },
          };
    },
    quest(id) {
      const { suit, items } = QUESTS.find((one) => one.id === id)!;
      const quest = withoutNote(terms.name(`root.quest.${id}`));
      return say.t('root.label.quest', {
        quest,
        suit: names.suit(suit),
        items: names.itemList(items).map(({ text }) => text),
      });
    },
    service: (name) => withoutNote(terms.name(`root.riverfolk.${name}`)),
    mood: (name) => terms.name(`root.mood.${name}`),
    relic(face, form) {
      const [type, value] = face.split('-') as ['figure' | 'tablet' | 'jewelry', string?];
      const relic = terms.name(`root.keepers.${type}`, form);
      return value === undefined
        ? say.t('root-keepers.word.hidden', { relic })
        : say.t('root-keepers.word.valued', { relic, n: value });
    },
    relicName: (face) => ({ text: names.relic(face), forms: { acc: names.relic(face, 'acc') } }),
    card: (title) => ({ name: cardName(title), suit: suitOf(title), effect: effectOf(names, title) }),
  };
  return names;
}

function effectOf({ say, item, suit }: Names, title: TitleName): string {
  const facts = FACTS[TITLES.indexOf(title)]!;
  const isBird = SUITS[facts.suit] === 'bird';
  const named = { suit: suit(SUITS[facts.suit]!) };
  switch (facts.kind) {
    case 'item':
      return say.t('root-cards.effect.item', { item: item(ITEMS[facts.item]!), n: facts.points });
    case 'ambush':
      return isBird ? say.t('root-cards.effect.ambushAny') : say.t('root-cards.effect.ambush', named);
    case 'dominance':
      return isBird ? say.t('root-cards.effect.dominanceBird') : say.t('root-cards.effect.dominance', named);
    case 'persistent':
    case 'immediate':
      return say.lookup('root-cards.effect', title);
    case 'retainer':
      return say.t('root-keepers.ability.faithful-retainer');
  }
}
