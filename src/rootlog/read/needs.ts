import { CHARACTERS } from '../../games/root/factions/09-vagabond/characters.ts';
import { LEADERS } from '../../games/root/factions/07-eyrie/state.ts';
import { isVagabond } from '../../games/root/rules/02-key-terms/players.ts';
import { HAND_CARD, MERCENARIES, RIVERBOATS } from '../../games/root/factions/11-riverfolk/state.ts';
import { MOODS } from '../../games/root/factions/12-hundreds/state.ts';
import { MINISTERS } from '../../games/root/factions/17-duchy/state.ts';
import { PLOT, RELIC, WARRIOR_OF, WAYSTATION } from '../../games/root/components/pieces.ts';
import {
  AVAILABLE,
  DECK,
  DECREE,
  DISCARD,
  DUCHY_REVEALED,
  handOf,
  LOST_SOULS,
  playArea,
  RETINUE,
  REVEALED,
  SUPPORTERS,
} from '../../games/root/components/piles.ts';
import { ALLIANCE, CULT, DUCHY, EYRIE, HUNDREDS, KEEPERS, RIVERFOLK } from '../../games/root/words.ts';
import { PLOT_LETTERS } from '../write/factions/corvids.ts';
import { RELIC_LETTERS } from '../write/factions/keepers.ts';
import { titlesOf } from './names.ts';
import { ALL_ITEMS, type ItemDeed, type Need } from './need.ts';
import type { Change, Location } from './notation.ts';
import { ITEM_LETTERS, SUIT_LETTERS, type RecordedGame } from '../replay/recorded-game.ts';

/** The pile of a faction that is not in the game: no card ever moves there. */
export const NO_PILE = -1;
const COLUMNS = ['r', 'm', 'x', 'b'];
const RELATIONS: Readonly<Record<string, number>> = { h: -1, '0': 0, '1': 1, '2': 2, a: 3 };

function pilesOf(world: RecordedGame, at: Location | undefined, missing: readonly number[]): readonly number[] {
  if (at === undefined) return missing;
  if (at.at === 'discard') return [DISCARD, LOST_SOULS];
  if ((at.at === 'hand' || at.at === 'board') && !world.plays(at.faction)) return [NO_PILE];
  if (at.at === 'hand') {
    const f = world.faction(at.faction);
    // §10.5.3: the Cult reveals the cards it scores with before it discards them; §17.6.1: so does the Duchy with its birds.
    return f === CULT ? [handOf(f), REVEALED] : f === DUCHY ? [handOf(f), DUCHY_REVEALED] : [handOf(f)];
  }
  if (at.at !== 'board') return [];
  const f = world.faction(at.faction);
  if (f === EYRIE && at.column !== '') return [DECREE + COLUMNS.indexOf(at.column)];
  if (f === KEEPERS && at.column !== '') return [RETINUE + Number(at.column) - 1];
  return f === ALLIANCE ? [SUPPORTERS, playArea(f)] : [playArea(f)];
}

/** The needs of one recorded change; `self` is the faction whose turn it is. */
export function needsOf(world: RecordedGame, c: Change, self: string): Need[] {
  switch (c.kind) {
    case 'battle': {
      const attacker = world.faction(c.attacker);
      const defender = world.faction(c.defender);
      const battle: Need = {
        kind: 'battle',
        attacker,
        defender,
        clearing: c.clearing - 1,
        ...(c.dice ? { dice: c.dice } : {}),
        count: 1,
      };
      const ambush = (faction: number, suit: string | undefined): Need[] =>
        suit ? [{ kind: 'ambush', faction, suit: SUIT_LETTERS.indexOf(suit), count: 1 }] : [];
      return [battle, ...ambush(defender, c.ambush), ...ambush(attacker, c.foil)];
    }
    case 'craft':
      return [
        {
          kind: 'craft',
          faction: world.faction(self),
          item: c.item ? ITEM_LETTERS.indexOf(c.item) : -1,
          titles: c.card ? titlesOf(c.card, '') : [],
          count: 1,
        },
      ];
    case 'path':
      return [{ kind: 'path', from: Math.min(c.from, c.to) - 1, to: Math.max(c.from, c.to) - 1, count: 1 }];
    case 'trick':
      return [{ kind: 'trick', from: Math.min(c.from, c.to) - 1, to: Math.max(c.from, c.to) - 1, count: 1 }];
    case 'flip':
    case 'guess':
      return [{ kind: c.kind, plot: PLOT_LETTERS.indexOf(c.plot), clearing: c.clearing - 1, count: 1 }];
    case 'points':
      return [{ kind: 'points', faction: world.faction(c.faction), points: c.points, count: 1 }];
    case 'coalition':
      return [{ kind: 'coalition', faction: world.faction(self), partner: world.faction(c.partner), count: 1 }];
    case 'turned': {
      const type = RELIC_LETTERS.indexOf(c.type);
      return [{ kind: 'turned', type, value: c.value, clearing: c.clearing - 1, count: 1 }];
    }
    case 'marker':
      return markerNeeds(world, c);
    case 'piece':
      return pieceNeeds(world, c);
    case 'card':
      return cardNeeds(world, c, self);
    case 'item':
      return itemNeeds(world, c, self);
    case 'reveal':
      return revealNeeds(world, c);
    default:
      return [];
  }
}

/** Where revealed cards lie until Evening: §10.5 rituals of the Cult, §17.5 what the Duchy builds and sways with. */
const REVEALED_BY: Readonly<Partial<Record<number, number>>> = { [CULT]: REVEALED, [DUCHY]: DUCHY_REVEALED };

/** A hand that is shown to a player, or cards that are revealed to all. */
function revealNeeds(world: RecordedGame, c: Extract<Change, { kind: 'reveal' }>): Need[] {
  const faction = world.faction(c.of);
  if (c.to !== '') return [{ kind: 'shown', faction, to: world.faction(c.to), count: 1 }];
  const pile = REVEALED_BY[faction];
  if (pile === undefined) return [];
  return c.cards.map(({ suit, count }) => ({
    kind: 'card',
    from: [handOf(faction)],
    to: [pile],
    suit: SUIT_LETTERS.indexOf(suit),
    titles: [],
    count,
  }));
}

/** The service markers of the Riverfolk: one of them, or all. */
const SERVICE_LETTERS: Readonly<Record<string, readonly number[]>> = {
  h: [HAND_CARD],
  r: [RIVERBOATS],
  m: [MERCENARIES],
  '': [HAND_CARD, RIVERBOATS, MERCENARIES],
};

function markerNeeds(world: RecordedGame, c: Extract<Change, { kind: 'marker' }>): Need[] {
  const faction = world.faction(c.board);
  if (faction === EYRIE && c.marker === '' && c.value === '') return [{ kind: 'turmoil', count: 1 }];
  if (faction === RIVERFOLK)
    return (SERVICE_LETTERS[c.marker] ?? []).map((service) => ({
      kind: 'price',
      service,
      price: Number(c.value),
      count: 1,
    }));
  if (faction === CULT && (c.marker === 'o' || c.marker === 'ho'))
    return [{ kind: 'outcast', suit: SUIT_LETTERS.indexOf(c.value), hated: c.marker === 'ho', count: 1 }];
  const other = world.faction(c.marker);
  const value = RELATIONS[c.value];
  if (!isVagabond(faction) || other < 0 || value === undefined) return [];
  return [{ kind: 'relation', faction, other, value, count: 1 }];
}

function pieceNeeds(world: RecordedGame, c: Extract<Change, { kind: 'piece' }>): Need[] {
  const faction = world.faction(c.faction);
  if (c.piece === 'p') return [{ kind: 'pawn', faction, to: world.place(c.to), count: 1 }];
  if (c.piece === 'f') return [{ kind: 'ferry', from: world.place(c.from), to: world.place(c.to), count: 1 }];
  const piece = world.piece(c.faction, c.piece, c.sub);
  if (piece < 0) return [];
  const own = keeperNeeds(world, c, piece) ?? plotNeeds(world, c, piece);
  if (own) return own;
  const isBoard = (at: Location | undefined): boolean => at?.at === 'board';
  if (isBoard(c.from) || isBoard(c.to)) {
    const board = (isBoard(c.to) ? c.to : c.from) as Extract<Location, { at: 'board' }>;
    return [...boardNeeds(c, world.faction(board.faction), piece, isBoard(c.to)), ...boardPieces(world, c, piece)];
  }
  return [{ kind: 'piece', piece, from: world.place(c.from), to: world.place(c.to), count: c.count }];
}

/** §13.2.1, §13.2.2: relics by type, waystations by sides; undefined when the record has neither. */
function keeperNeeds(world: RecordedGame, c: Extract<Change, { kind: 'piece' }>, piece: number): Need[] | undefined {
  const letters = [...c.sub].map((letter) => RELIC_LETTERS.indexOf(letter)).filter((type) => type >= 0);
  const [type, down] = letters;
  if (type === undefined) return undefined;
  const from = world.place(c.from);
  const to = world.place(c.to);
  if (piece === RELIC) return [{ kind: 'relic', type, from, to, count: c.count }];
  const clearing = Math.max(from, to);
  if (piece !== WAYSTATION || down === undefined || clearing < 0) return undefined;
  return [
    { kind: 'piece', piece, from, to, count: c.count },
    { kind: 'station', gone: to < 0, up: type, down, clearing, count: 1 },
  ];
}

/** A plot that is removed, with its kind where the record gives it; undefined for other pieces. */
function plotNeeds(world: RecordedGame, c: Extract<Change, { kind: 'piece' }>, piece: number): Need[] | undefined {
  const plot = PLOT_LETTERS.indexOf(c.sub);
  const clearing = world.place(c.from);
  if (piece !== PLOT || plot < 0 || clearing < 0 || c.to !== undefined) return undefined;
  return [
    { kind: 'piece', piece, from: clearing, to: -1, count: c.count },
    { kind: 'plot-gone', plot, clearing, count: 1 },
  ];
}

/** Warriors on faction boards: officers, acolytes, payments and funds. */
function boardNeeds(c: Extract<Change, { kind: 'piece' }>, f: number, piece: number, more: boolean): Need[] {
  const { count } = c;
  const owner = WARRIOR_OF.indexOf(piece);
  if (owner < 0) return [];
  if (f === ALLIANCE) return [{ kind: 'officers', more, count }];
  if (f === CULT) return [{ kind: 'acolytes', more, count }];
  if (f !== RIVERFOLK) return [];
  return [{ kind: 'box', owner, from: more ? 'supply' : 'funds', to: more ? 'payments' : 'supply', count }];
}

/** Warriors that move between a faction board and the map. */
function boardPieces(world: RecordedGame, c: Extract<Change, { kind: 'piece' }>, piece: number): Need[] {
  const from = world.place(c.from);
  const to = world.place(c.to);
  return from < 0 && to < 0 ? [] : [{ kind: 'piece', piece, from, to, count: c.count }];
}

function cardNeeds(world: RecordedGame, c: Extract<Change, { kind: 'card' }>, self: string): Need[] {
  if (c.from?.at === 'quests') return [{ kind: 'quest', suit: SUIT_LETTERS.indexOf(c.suit), count: 1 }];
  const faction = world.faction(self);
  const minister = c.name === '' ? -1 : ministerOf(c.name);
  const boards = [c.from, c.to].filter((at) => at?.at === 'board' && world.faction(at.faction) === DUCHY);
  if (minister >= 0 && boards.length > 0 && (c.from === undefined || c.to === undefined))
    return [{ kind: 'minister', minister, gone: c.to === undefined, count: 1 }];
  if (c.name !== '' && c.from === undefined && c.to?.at === 'board') {
    const leader = (LEADERS as readonly string[]).indexOf(c.name);
    if (leader >= 0 && faction === EYRIE) return [{ kind: 'leader', leader, count: 1 }];
    const mood = (MOODS as readonly string[]).indexOf(c.name);
    if (mood >= 0 && faction === HUNDREDS) return [{ kind: 'mood', mood, count: 1 }];
    const character = (CHARACTERS as readonly string[]).indexOf(c.name);
    if (character >= 0 && isVagabond(faction)) return [{ kind: 'character', faction, character, count: 1 }];
    return [];
  }
  const dominance = c.name === 'dom';
  const from = pilesOf(world, c.from, dominance ? [AVAILABLE] : [DECK]);
  // §10.2.6: with the Cult in play a discarded card becomes a lost soul.
  const to = pilesOf(world, c.to, [DISCARD, AVAILABLE, LOST_SOULS]);
  if (from.length === 0 || to.length === 0) return [];
  const titles = c.name === '' ? [] : titlesOf(c.name, c.suit);
  return [{ kind: 'card', from, to, suit: SUIT_LETTERS.indexOf(c.suit), titles, count: c.count }];
}

/** The minister with this name, or the only one whose name begins with it; -1: none. */
function ministerOf(name: string): number {
  const names = MINISTERS.map((each) => each.replaceAll('-', ''));
  const exact = names.indexOf(name);
  const begins = names.flatMap((each, m) => (each.startsWith(name) ? [m] : []));
  return exact >= 0 ? exact : begins.length === 1 ? begins[0]! : -1;
}

function itemNeeds(world: RecordedGame, c: Extract<Change, { kind: 'item' }>, self: string): Need[] {
  const to = c.to.map((each) => (each.at === 'areas' ? each.areas : each.at === 'board' ? '$' : '')).join('');
  const owner = c.from?.at === 'board' ? c.from.faction : self;
  const faction = world.faction(owner);
  const item = ITEM_LETTERS.indexOf(c.item);
  const count = c.item === '_' ? ALL_ITEMS : c.count;
  const deed = (name: ItemDeed, who = faction): Need => ({ kind: 'item', deed: name, faction: who, item, count });
  if (c.from?.at === 'clearing') return [deed('explored', world.faction(self))];
  if (c.from?.at === 'board' && to === '$') return [deed('item-taken', world.faction(self))];
  // §12.2.4: an item that leaves the Hoard leaves the game.
  if (faction === HUNDREDS && c.to.length === 0) return [deed('item-lost')];
  // Crafted items that League of Adventurous Mice turns face down belong to no Vagabond.
  if (!isVagabond(faction)) return to === 'e' ? [{ kind: 'league', faction, item, count }] : [];
  if (c.to.length === 0) return [deed('item-lost')];
  const wasDamaged = c.from?.at === 'areas' && c.from.areas.includes('d');
  const deeds: Need[] = [];
  if (wasDamaged && !to.includes('d')) deeds.push(deed('repaired'));
  else if (to.includes('r')) deeds.push(deed('refreshed'));
  if (to.includes('e')) deeds.push(deed('exhausted'));
  if (to.includes('d')) deeds.push(deed('damaged'));
  return deeds;
}
