import { itemLedger, itemsAnywhere } from '../../checks/items.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import { CHARACTERS } from './characters.ts';
import { damage, exhaust, gain } from './items.ts';
import { placeMarkers } from './relations.ts';
import { fillRuins } from '../../rules/02-key-terms/ruins.ts';
import { type FactionName, type Item, ITEMS, PLACES, VAGABOND, VAGABOND2 } from '../../words.ts';
import { MUTE, withAdded, withValue } from '../../../../kernel/index.ts';
import type { RootPosition } from '../../testkit/root-position.testkit.ts';

/** The name of a quest. */
type QuestName = (typeof QUESTS)[number]['id'];

/** Words of test positions for Vagabonds. */
export const vagabondWords = {
  /** Puts a Vagabond somewhere, with these items only: `sword`, `tea exhausted`, `boot damaged`, `bag damaged-exhausted`. */
  vagabond<P extends RootPosition>(
    this: P,
    place: (typeof PLACES)[number],
    items: readonly string[] = [],
    more: { readonly name?: 'vagabond' | 'vagabond2'; readonly character?: (typeof CHARACTERS)[number] } = {},
  ): P {
    const f = this.factionOf(more.name ?? 'vagabond');
    const v = this.state.vagabonds[f - VAGABOND]!;
    v.place = PLACES.indexOf(place);
    v.character = CHARACTERS.indexOf(more.character ?? 'ranger');
    fillRuins(this.state, this.state.seat[VAGABOND2]! < 0 ? 1 : 2);
    placeMarkers(this.state, f);
    for (const text of items) {
      const [name, state = 'fresh'] = text.split(' ');
      const item = ITEMS.indexOf(name as Item);
      gain(this.state, f, item, MUTE);
      if (state.endsWith('exhausted')) exhaust(this.state, f, item, MUTE);
      if (state.startsWith('damaged')) damage(this.state, f, item, state === 'damaged' ? 0 : 1, MUTE);
    }
    // What the position leaves out or adds lies outside the game.
    const ledger = itemLedger(this.state);
    for (let item = 0; item < ITEMS.length; item++)
      v.gone = withAdded(v.gone, item, ledger[item]! - itemsAnywhere(this.state, item));
    return this;
  },
  /** Sets a relationship: 0 indifferent to 3 allied, -1 hostile. */
  relation<P extends RootPosition>(
    this: P,
    to: FactionName,
    space: number,
    name: 'vagabond' | 'vagabond2' = 'vagabond',
  ): P {
    this.state.vagabonds[this.factionOf(name) - VAGABOND]!.relation = withValue(
      this.state.vagabonds[this.factionOf(name) - VAGABOND]!.relation,
      this.factionOf(to),
      space,
    );
    return this;
  },
  /** Lays these quests face up; all others stay in the deck. */
  quests<P extends RootPosition>(this: P, ...quests: readonly QuestName[]): P {
    this.state.quests = QUESTS.map((q) => (quests.includes(q.id) ? 1 : 0));
    return this;
  },
  /** Marks items as R items that the first Vagabond has. */
  marked<P extends RootPosition>(this: P, ...items: readonly Item[]): P {
    const v = this.state.vagabonds[0]!;
    for (const item of items) v.marked = withValue(v.marked, ITEMS.indexOf(item), 1);
    return this;
  },
  /** The items that are marked as R items of the first Vagabond. */
  markedItems(this: RootPosition): Item[] {
    return ITEMS.filter((_, item) => this.state.vagabonds[0]!.marked[item] === 1);
  },
  /** How many of an item the first Vagabond sent out of the game. */
  outOfGame(this: RootPosition, item: Item): number {
    return this.state.vagabonds[0]!.gone[ITEMS.indexOf(item)]!;
  },
  /** Lets the first Vagabond have done these quests. */
  done<P extends RootPosition>(this: P, ...quests: readonly QuestName[]): P {
    this.state.quests = this.state.quests.map((at, n) => (quests.includes(QUESTS[n]!.id) ? 2 : at));
    return this;
  },
  /** Takes the quests of the deck out of the game. */
  noQuestDeck<P extends RootPosition>(this: P): P {
    this.state.quests = this.state.quests.map((at) => (at === 0 ? 3 : at));
    return this;
  },
  /** The quests that lie face up. */
  openQuests(this: RootPosition): QuestName[] {
    return QUESTS.filter((_, n) => this.state.quests[n] === 1).map((quest) => quest.id);
  },
  /** The character of a Vagabond. */
  character(this: RootPosition, name: 'vagabond' | 'vagabond2' = 'vagabond'): string | undefined {
    return CHARACTERS[this.state.vagabonds[this.factionOf(name) - VAGABOND]!.character];
  },
  /** A Vagabond's items as `vagabond` writes them, those on tracks with `track`. */
  itemsOf(this: RootPosition, name: 'vagabond' | 'vagabond2' = 'vagabond'): string[] {
    const words = ['track', '', 'exhausted', 'damaged', 'damaged-exhausted', 'track-exhausted'];
    return this.state.vagabonds[this.factionOf(name) - VAGABOND]!.items.flatMap((count, i) =>
      Array.from({ length: count }, () => `${ITEMS[Math.floor(i / 6)]} ${words[i % 6]}`.trimEnd()),
    );
  },
  /** Where a Vagabond is. */
  pawn(this: RootPosition, name: 'vagabond' | 'vagabond2' = 'vagabond'): string {
    return PLACES[this.state.vagabonds[this.factionOf(name) - VAGABOND]!.place]!;
  },
  /** A relationship as a number: 0 indifferent to 3 allied, -1 hostile. */
  relationTo(this: RootPosition, to: FactionName, name: 'vagabond' | 'vagabond2' = 'vagabond'): number {
    return this.state.vagabonds[this.factionOf(name) - VAGABOND]!.relation[this.factionOf(to)]!;
  },
};
