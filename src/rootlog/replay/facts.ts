import type { RoutedEvent } from '../../kernel/index.ts';
import { areLaidOut, typeOfFace, valueOfFace } from '../../games/root/factions/13-keepers/relics.ts';
import { SUIT_OF, TITLE_OF } from '../../games/root/components/cards/index.ts';
import type { RootEvent } from '../../games/root/types.ts';
import { PLOT, RELIC } from '../../games/root/components/pieces.ts';
import { RAID } from '../../games/root/factions/18-corvids/state.ts';
import type { RootState } from '../../games/root/state.ts';
import { DECK, DUCHY_REVEALED, handOf } from '../../games/root/components/piles.ts';
import { CORVIDS, DUCHY, HUNDREDS, ITEMS } from '../../games/root/words.ts';
import { backOf, isTurning } from '../write/factions/keepers.ts';
import type { Deed, ItemDeed } from '../read/need.ts';

/** A change that the engine made, in the form of needs. */
export type Fact =
  | Deed
  | {
      readonly kind: 'card';
      readonly card: number;
      readonly from: number;
      readonly to: number;
      readonly law: string;
      readonly count: 1;
    }
  | {
      readonly kind: 'battle';
      readonly attacker: number;
      readonly defender: number;
      readonly clearing: number;
      readonly count: 1;
    }
  | {
      readonly kind: 'ambush';
      readonly faction: number;
      readonly suit: number;
      readonly card: number;
      readonly count: 1;
    }
  | {
      readonly kind: 'craft';
      readonly faction: number;
      readonly title: number;
      readonly card: number;
      readonly count: 1;
    }
  | {
      readonly kind: 'item';
      readonly deed: ItemDeed;
      readonly faction: number;
      readonly item: number;
      readonly count: 1;
    }
  | { readonly kind: 'quest'; readonly quest: number; readonly count: 1 };

const relic = (face: number, from: number, to: number): Fact => ({
  kind: 'relic',
  type: typeOfFace(face),
  from,
  to,
  count: 1,
});

/** Facts of the Hundreds and the Keepers besides moves of pieces and cards. */
function marauderFacts(before: RootState, e: RootEvent): Fact[] {
  const hoard = (deed: ItemDeed, item: number): Fact[] => [{ kind: 'item', deed, faction: HUNDREDS, item, count: 1 }];
  switch (e.type) {
    case 'mood':
      return [{ kind: 'mood', mood: e.mood, count: 1 }];
    case 'looted':
      return hoard('item-taken', e.item);
    case 'unearthed':
      return hoard('explored', e.item);
    case 'item-removed':
      return e.hoard ? hoard('item-lost', e.item) : [];
    case 'relic-laid':
    case 'relic-buried':
      return [relic(e.relic, -1, e.forest)];
    case 'carried':
      return [relic(e.relic, e.from, e.to)];
    case 'recovered':
      return [relic(e.relic, e.clearing, -1)];
    case 'delved': {
      const { relic: face, forest, clearing } = e;
      if (!isTurning(before)) return [relic(face, forest, clearing)];
      return [{ kind: 'turned', type: typeOfFace(face), value: valueOfFace(face), clearing, count: 1 }];
    }
    case 'waystation': {
      const gone = e.clearing < 0;
      const up = gone ? before.keepers.side[e.station]! : e.side;
      const clearing = gone ? before.keepers.station[e.station]! : e.clearing;
      return [{ kind: 'station', gone, up, down: backOf(e.station, up), clearing, count: 1 }];
    }
    default:
      return [];
  }
}

/** Facts of the Duchy and the Corvids besides moves of pieces and cards. */
function underworldFacts(before: RootState, e: RootEvent): Fact[] {
  switch (e.type) {
    case 'swayed':
    case 'forsaken':
      return [{ kind: 'minister', minister: e.minister, gone: e.type === 'forsaken', count: 1 }];
    case 'plot-flipped':
      return [{ kind: 'flip', plot: e.plot, clearing: e.clearing, count: 1 }];
    case 'raid':
      return [{ kind: 'flip', plot: RAID, clearing: e.clearing, count: 1 }];
    case 'plots-swapped':
      return [{ kind: 'trick', from: Math.min(e.from, e.to), to: Math.max(e.from, e.to), count: 1 }];
    case 'plot-guessed': {
      // §18.2.4: the card is shown before the answer; a right guess has an event of its own for it.
      const guess: Fact = { kind: 'guess', plot: e.plot, clearing: e.clearing, count: 1 };
      return e.right ? [guess] : [{ kind: 'shown', faction: e.faction, to: CORVIDS, count: 1 }, guess];
    }
    case 'removed': {
      const plot = e.piece === PLOT ? before.corvids.kind[e.clearing]! : -1;
      return plot < 0 ? [] : [{ kind: 'plot-gone', plot, clearing: e.clearing, count: 1 }];
    }
    default:
      return [];
  }
}

function factOf(e: RootEvent): Fact | undefined {
  switch (e.type) {
    case 'placed':
      return { kind: 'piece', piece: e.piece, from: -1, to: e.clearing, count: e.count };
    case 'removed':
      return { kind: 'piece', piece: e.piece, from: e.clearing, to: -1, count: e.count };
    case 'moved':
      return { kind: 'piece', piece: e.piece, from: e.from, to: e.to, count: e.count };
    case 'path-cleared':
      return { kind: 'path', from: e.from, to: e.to, count: 1 };
    case 'ferry':
      return { kind: 'ferry', from: e.from, to: e.to, count: 1 };
    case 'scored':
      return { kind: 'points', faction: e.faction, points: e.points, count: 1 };
    case 'lost':
      return { kind: 'points', faction: e.faction, points: -e.points, count: 1 };
    case 'battle':
      return { kind: 'battle', attacker: e.attacker, defender: e.defender, clearing: e.clearing, count: 1 };
    case 'ambush':
      return { kind: 'ambush', faction: e.faction, suit: SUIT_OF[e.card]!, card: e.card, count: 1 };
    case 'crafted':
      return { kind: 'craft', faction: e.faction, title: TITLE_OF[e.card]!, card: e.card, count: 1 };
    case 'exhausted':
    case 'refreshed':
    case 'damaged':
    case 'repaired':
    case 'explored':
    case 'item-taken':
    case 'item-lost':
      return { kind: 'item', deed: e.type, faction: e.faction, item: e.item, count: 1 };
    case 'pawn':
      return { kind: 'pawn', faction: e.faction, to: e.to, count: 1 };
    case 'relation':
      return { kind: 'relation', faction: e.faction, other: e.with, value: e.relation, count: 1 };
    case 'quest-done':
      return { kind: 'quest', quest: e.quest, count: 1 };
    case 'leader':
      return { kind: 'leader', leader: e.leader, count: 1 };
    case 'character':
      return { kind: 'character', faction: e.faction, character: e.character, count: 1 };
    case 'turmoil':
      return { kind: 'turmoil', count: 1 };
    case 'shown':
      return { kind: 'shown', faction: e.faction, to: e.to, count: 1 };
    case 'coalition':
      return { kind: 'coalition', faction: e.faction, partner: e.partner, count: 1 };
    case 'warriors':
      return { kind: 'box', owner: e.owner, from: e.from, to: e.to, count: e.count };
    case 'price':
      return { kind: 'price', service: e.service, price: e.price, count: 1 };
    case 'outcast':
      return { kind: 'outcast', suit: e.suit, hated: e.hated, count: 1 };
    default:
      return undefined;
  }
}

/** The facts between two states, from the events and from the positions of the cards. */
export function factsOf(before: RootState, after: RootState, events: readonly RoutedEvent<RootEvent>[]): Fact[] {
  const facts: Fact[] = [];
  const laws: string[] = [];
  const implied: number[] = [];
  // §17.6.1: a card that the Duchy has revealed may be back in its hand at the end.
  const shown: boolean[] = [];
  const asked = before.stack[before.stack.length - 1]?.proc;
  for (const { shared: e } of events) {
    if (e.type === 'discarded') laws[e.card] = e.law;
    // The record of a craft, an ambush or a dominance card implies that the card leaves the hand.
    if (e.type === 'crafted' || e.type === 'ambush') implied.push(e.card);
    if (e.type === 'revealed' && (asked === 'sway' || asked === 'duchyBuild')) {
      facts.push({ kind: 'card', card: e.card, from: handOf(DUCHY), to: DUCHY_REVEALED, law: '', count: 1 });
      shown[e.card] = true;
    }
    // A carried relic has two events.
    const fact = e.type === 'moved' && e.piece === RELIC && areLaidOut(after) ? undefined : factOf(e);
    if (fact) facts.push(fact);
    facts.push(...marauderFacts(before, e), ...underworldFacts(before, e));
  }
  before.cards.at.forEach((at, card) => {
    const from = shown[card] ? DUCHY_REVEALED : at;
    const to = after.cards.at[card]!;
    if (from === to || implied.includes(card) || (to === DECK && from === 1)) return;
    facts.push({ kind: 'card', card, from, to, law: laws[card] ?? '', count: 1 });
  });
  const officers = after.alliance.officers - before.alliance.officers;
  if (officers !== 0) facts.push({ kind: 'officers', more: officers > 0, count: Math.abs(officers) });
  const acolytes = after.cult.acolytes - before.cult.acolytes;
  if (acolytes !== 0) facts.push({ kind: 'acolytes', more: acolytes > 0, count: Math.abs(acolytes) });
  after.craftedSpent.forEach((spent, i) => {
    const more = spent - before.craftedSpent[i]!;
    if (more > 0)
      facts.push({ kind: 'league', faction: Math.floor(i / ITEMS.length), item: i % ITEMS.length, count: more });
  });
  return facts;
}
