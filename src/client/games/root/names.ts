import { type Case, type Language, load, loadTerms, type Speaker, type Terms } from '../../../i18n/index.ts';
import { FACTS, TITLES, type TitleName } from '../../../games/root/decks/index.ts';
import { QUESTS } from '../../../games/root/decks/quests.ts';
import { IS_WARRIOR, OWNER, type PieceName, PIECES } from '../../../games/root/pieces.ts';
import { FACTIONS, type FactionName, type Item, ITEMS, SUITS, type Suit } from '../../../games/root/words.ts';

/** Speaks all messages of Root. */
export type RootSpeaker = Speaker<'root' | 'root-cards' | 'root-setup'>;

/** What a card says: its name, its suit and what it does. */
export interface CardText {
  readonly name: string;
  readonly suit: string;
  readonly effect: string;
}

/** The names of Root's things in one language. */
export interface Names {
  readonly say: RootSpeaker;
  readonly terms: Terms<'root'>;
  /** The short name of a faction, in a case where the language has them. */
  faction(name: FactionName, form?: Case): string;
  /** The full name of a faction. */
  fullFaction(name: FactionName): string;
  suit(suit: Suit): string;
  item(item: Item, form?: Case): string;
  /** The name of a card; where several cards share it, with the suit. */
  title(title: TitleName): string;
  /** The name of a card with its suit, as it is chosen. */
  titleWithSuit(title: TitleName): string;
  /** A piece as the object of a verb. */
  piece(piece: PieceName): string;
  /** So many of a piece. */
  count(piece: PieceName, n: number): string;
  /** A clearing or a forest by its word: `c4`, `f2`. */
  place(word: string): string;
  quest(id: QuestName): string;
  card(title: TitleName): CardText;
}

/** The id of a quest. */
export type QuestName = (typeof QUESTS)[number]['id'];

const PIECE_TERMS = {
  cat: 'root.warrior',
  sawmill: 'root.marquise.sawmill',
  workshop: 'root.marquise.workshop',
  recruiter: 'root.marquise.recruiter',
  keep: 'root.marquise.keep',
  wood: 'root.marquise.wood',
  hawk: 'root.warrior',
  roost: 'root.eyrie.roost',
  mouse: 'root.warrior',
  base: 'root.alliance.base',
  sympathy: 'root.alliance.sympathy',
  lizard: 'root.warrior',
  garden: 'root.cult.garden',
  otter: 'root.warrior',
  tradepost: 'root.riverfolk.trade-post',
  rat: 'root.warrior',
  warlord: 'root.hundreds.warlord',
  stronghold: 'root.hundreds.stronghold',
  mob: 'root.hundreds.mob',
  badger: 'root.warrior',
  waystation: 'root.keepers.waystation',
  relic: 'root.keepers.relic',
} as const satisfies Readonly<Record<PieceName, string>>;

/** English tells cards of one name apart by a note in brackets; the suit says it in every language. */
const bare = (name: string): string => name.replace(/ \(.*\)$/, '');

/** A name that has quotes of its own, as it stands inside quotes. */
const inner = (name: string): string => name.replace('«', '„').replace('»', '“');

/** The number of a place: `c4` and `f4` are 4. */
const numberOf = (word: string): string => word.slice(1);

/** Loads all names and messages of Root. */
export async function loadNames(language: Language): Promise<Names> {
  const [say, terms] = await Promise.all([
    load(language, 'root', 'root-cards', 'root-setup'),
    loadTerms(language, 'root'),
  ]);
  return namesFrom(say, terms);
}

function namesFrom(say: RootSpeaker, terms: Terms<'root'>): Names {
  const cardName = (title: TitleName): string => bare(terms.name(`root.card.${title}`));
  const sharedNames = new Set(TITLES.map(cardName).filter((name, i, all) => all.indexOf(name) !== i));
  const suitOf = (title: TitleName): string => names.suit(SUITS[FACTS[TITLES.indexOf(title)]!.suit]!);
  const names: Names = {
    say,
    terms,
    faction: (name, form) =>
      name === 'vagabond2'
        ? say.t('root.word.second', { name: terms.name('root.faction.vagabond.short', form) })
        : terms.name(`root.faction.${name}.short`, form),
    fullFaction: (name) =>
      name === 'vagabond2'
        ? say.t('root.word.second', { name: terms.name('root.faction.vagabond') })
        : terms.name(`root.faction.${name}`),
    suit: (suit) => terms.name(`root.suit.${suit}`),
    item: (item, form) => terms.name(`root.item.${item}`, form),
    title(title) {
      const card = inner(cardName(title));
      return sharedNames.has(card) ? say.t('root.word.cardOfSuit', { card, suit: suitOf(title) }) : card;
    },
    titleWithSuit: (title) => say.t('root.word.card', { card: inner(cardName(title)), suit: suitOf(title) }),
    piece(piece) {
      const at = PIECES.indexOf(piece);
      if (!IS_WARRIOR[at] || piece === 'warlord') return bare(terms.name(PIECE_TERMS[piece], 'acc'));
      return say.t('root.word.warrior', { name: names.faction(FACTIONS[OWNER[at]!]!, 'gen') });
    },
    count: (piece, n) => say.t(`root.count.${piece}`, { n }),
    place: (word) => say.t(word.startsWith('f') ? 'root.word.forest' : 'root.word.clearing', { n: numberOf(word) }),
    quest(id) {
      const { suit, items } = QUESTS.find((one) => one.id === id)!;
      const quest = bare(terms.name(`root.quest.${id}`));
      return say.t('root.label.quest', { quest, suit: names.suit(suit), items: items.map((item) => names.item(item)) });
    },
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
  }
}
