import type { Argument, Part } from '../../../i18n/index.ts';
import { COLUMNS } from '../../../games/root/07-eyrie/verbs.ts';
import { LEADERS } from '../../../games/root/07-eyrie/state.ts';
import { CHARACTERS } from '../../../games/root/09-vagabond/characters.ts';
import { TITLE_OF, TITLES, type TitleName } from '../../../games/root/decks/index.ts';
import { QUESTS } from '../../../games/root/decks/quests.ts';
import type { RootEvent } from '../../../games/root/kinds.ts';
import { OWNER, PIECES } from '../../../games/root/pieces.ts';
import { SUPPORTERS } from '../../../games/root/piles.ts';
import { EYRIE, FACTIONS, ALLIANCE, ITEMS, NO_FACTION, PLACES, SUITS } from '../../../games/root/words.ts';
import type { Names } from './names.ts';
import type { OptionVoice } from './options.ts';

/** The spaces of the relationship chart, from hostile on. */
const RELATIONS = ['hostile', 'indifferent', 'amiable', 'friendly', 'allied'] as const;

const titleOf = (card: number): TitleName => TITLES[TITLE_OF[card]!]!;

/** Gives the values of names their ids, so that a screen can draw a faction or show a card. */
function marking(names: Names): (parts: readonly Part[]) => readonly Part[] {
  const ids = new Map<string, string>();
  for (const title of TITLES) ids.set(names.title(title), title);
  for (const faction of FACTIONS) {
    ids.set(names.faction(faction, 'gen'), faction);
    ids.set(names.faction(faction), faction);
  }
  return (parts) =>
    parts.map((part) => {
      const value = typeof part === 'string' || !('arg' in part) ? undefined : ids.get(part.text);
      return value === undefined ? part : ({ ...(part as Argument), value } satisfies Argument);
    });
}

/** Tells what happened in Root; a kind of event without a line does not compile. */
export function logVoice(
  names: Names,
  options: OptionVoice,
): (e: RootEvent, seats: readonly string[]) => readonly Part[] {
  const { say, terms } = names;
  const who = (f: number, form?: 'gen'): string => names.faction(FACTIONS[f]!, form);
  const card = (id: number): string => names.title(titleOf(id));
  const item = (id: number): string => names.item(ITEMS[id]!);
  const suit = (id: number): string => names.suit(SUITS[id]!);
  const place = (id: number): string => names.place(PLACES[id]!);
  const clearing = (id: number): number => id + 1;
  const pieces = (piece: number, n: number): string => names.count(PIECES[piece]!, n);
  const quest = (id: number): string => names.quest(QUESTS[id]!.id);

  function drew(e: Extract<RootEvent, { e: 'drew' }>): readonly Part[] {
    const faction = who(e.faction);
    if (e.to === SUPPORTERS)
      return e.card === undefined
        ? say.rich('root.log.drewSupporter', { faction })
        : say.rich('root.log.drewSupporterCard', { faction, card: card(e.card) });
    return e.card === undefined
      ? say.rich('root.log.drew', { faction })
      : say.rich('root.log.drewCard', { faction, card: card(e.card) });
  }

  function given(e: Extract<RootEvent, { e: 'given' }>): readonly Part[] {
    const way = { from: who(e.from), to: who(e.to) };
    if (e.from === e.to)
      return e.card === undefined
        ? say.rich('root.log.ownSupporter', { faction: who(e.to) })
        : say.rich('root.log.ownSupporterCard', { faction: who(e.to), card: card(e.card) });
    if (e.pile === SUPPORTERS)
      return e.card === undefined
        ? say.rich('root.log.givenSupporter', way)
        : say.rich('root.log.givenSupporterCard', { ...way, card: card(e.card) });
    return e.card === undefined
      ? say.rich('root.log.given', way)
      : say.rich('root.log.givenCard', { ...way, card: card(e.card) });
  }

  function shown(e: Extract<RootEvent, { e: 'shown' }>): readonly Part[] {
    const way = { faction: who(e.faction), to: who(e.to) };
    if (e.cards === undefined) return say.rich('root.log.shown', way);
    if (e.cards.length === 0) return say.rich('root.log.shownNone', way);
    return say.rich('root.log.shownCards', { ...way, cards: e.cards.map(card) });
  }

  function removed(e: Extract<RootEvent, { e: 'removed' }>): readonly Part[] {
    const owner = OWNER[e.piece]!;
    const line = { faction: who(owner), what: pieces(e.piece, e.count), clearing: clearing(e.clearing) };
    return e.by === NO_FACTION || e.by === owner
      ? say.rich('root.log.removed', line)
      : say.rich('root.log.removedBy', { ...line, by: who(e.by) });
  }

  function moved(e: Extract<RootEvent, { e: 'moved' }>): readonly Part[] {
    const owner = OWNER[e.piece]!;
    const line = {
      faction: who(owner),
      what: pieces(e.piece, e.count),
      from: clearing(e.from),
      to: clearing(e.to),
    };
    return e.by === NO_FACTION || e.by === owner
      ? say.rich('root.log.moved', line)
      : say.rich('root.log.movedBy', { ...line, by: who(e.by) });
  }

  const mark = marking(names);
  function line(e: RootEvent, seats: readonly string[]): readonly Part[] {
    switch (e.e) {
      case 'chose':
        return say.rich('root.log.chose', { faction: who(e.faction), what: options.sentence(e.text) });
      case 'suit':
        return say.rich('root.log.suit', { clearing: clearing(e.clearing), suit: suit(e.suit) });
      case 'seated':
        return say.rich('root.log.seated', { name: seats[e.seat] ?? '', place: e.place + 1 });
      case 'turn':
        return say.rich('root.log.turn', { turn: e.turn, faction: who(e.faction) });
      case 'phase':
        return say.rich('root.log.phase', { faction: who(e.faction), phase: terms.name(`root.phase.${e.phase}`) });
      case 'drew':
        return drew(e);
      case 'reshuffled':
        return say.rich('root.log.reshuffled');
      case 'discarded':
      case 'revealed':
      case 'took':
      case 'crafted':
      case 'dominance':
      case 'effect':
        return say.rich(`root.log.${e.e}`, { faction: who(e.faction), card: card(e.card) });
      case 'given':
        return given(e);
      case 'shown':
        return shown(e);
      case 'placed':
        return say.rich('root.log.placed', {
          faction: who(OWNER[e.piece]!),
          what: pieces(e.piece, e.count),
          clearing: clearing(e.clearing),
        });
      case 'removed':
        return removed(e);
      case 'moved':
        return moved(e);
      case 'ruin':
        return say.rich(e.stands ? 'root.log.ruinStands' : 'root.log.ruinGone', { clearing: clearing(e.clearing) });
      case 'scored':
      case 'lost':
        return say.rich(`root.log.${e.e}`, { faction: who(e.faction), n: e.points });
      case 'item':
      case 'exhausted':
      case 'damaged':
      case 'refreshed':
      case 'repaired':
      case 'item-lost':
        return say.rich(`root.log.${e.e}`, { faction: who(e.faction), item: item(e.item) });
      case 'battle':
        return say.rich('root.log.battle', {
          clearing: clearing(e.clearing),
          attacker: who(e.attacker),
          defender: who(e.defender, 'gen'),
        });
      case 'ambush':
        return say.rich(e.foil ? 'root.log.foil' : 'root.log.ambush', { faction: who(e.faction), card: card(e.card) });
      case 'rolled':
        return say.rich('root.log.rolled', {
          high: e.high,
          low: e.low,
          attacker: e.attacker,
          defender: e.defender,
        });
      case 'hits':
        return say.rich('root.log.hits', { faction: who(e.on), n: e.hits });
      case 'coffins':
        return say.rich(e.count < 0 ? 'root.log.coffinsOff' : 'root.log.coffinsOn', {
          faction: who(OWNER[e.piece]!),
          what: pieces(e.piece, Math.abs(e.count)),
          card: names.title('coffin-makers'),
        });
      case 'won':
        return say.rich('root.log.won', { faction: who(e.faction) });
      case 'leader':
      case 'deposed':
        return say.rich(`root.log.${e.e}`, {
          faction: who(EYRIE),
          leader: terms.name(`root.leader.${LEADERS[e.leader]!}`),
        });
      case 'turmoil':
        return say.rich('root.log.turmoil', { faction: who(EYRIE) });
      case 'tucked':
        return say.rich('root.log.tucked', {
          faction: who(EYRIE),
          card: card(e.card),
          column: say.t(`root.word.column.${COLUMNS[e.column]!}`),
        });
      case 'officers':
        return say.rich('root.log.officers', { faction: who(ALLIANCE), n: e.officers });
      case 'first-setup':
        return say.rich('root.log.first-setup', { faction: who(e.faction) });
      case 'character':
        return say.rich('root.log.character', {
          faction: who(e.faction),
          character: terms.name(`root.vagabond.${CHARACTERS[e.character]!}`),
        });
      case 'pawn':
        return e.from < 0
          ? say.rich('root.log.pawnStart', { faction: who(e.faction), to: place(e.to) })
          : say.rich('root.log.pawn', { faction: who(e.faction), from: place(e.from), to: place(e.to) });
      case 'ruins-filled':
        return say.rich('root.log.ruins-filled', { n: e.items });
      case 'looked': {
        const line = { faction: who(e.faction), clearing: clearing(e.clearing) };
        return e.item === undefined
          ? say.rich('root.log.looked', line)
          : say.rich('root.log.lookedItem', { ...line, item: item(e.item) });
      }
      case 'explored':
        return say.rich('root.log.explored', {
          faction: who(e.faction),
          clearing: clearing(e.clearing),
          item: item(e.item),
        });
      case 'quest-up':
        return say.rich('root.log.quest-up', { quest: quest(e.quest) });
      case 'quest-done':
        return say.rich('root.log.quest-done', { faction: who(e.faction), quest: quest(e.quest) });
      case 'shifted':
        return say.rich(e.to === 1 ? 'root.log.shiftedTrack' : 'root.log.shiftedSatchel', {
          faction: who(e.faction),
          item: item(e.item),
        });
      case 'item-taken':
        return say.rich('root.log.item-taken', { from: who(e.from), to: who(e.faction), item: item(e.item) });
      case 'relation':
        return say.rich('root.log.relation', {
          faction: who(e.faction),
          other: who(e.with),
          relation: terms.name(`root.relationship.${RELATIONS[e.relation + 1]!}`),
        });
      case 'ally-fights':
        return say.rich('root.log.ally-fights', { faction: who(e.faction), ally: who(e.ally) });
      case 'coalition':
        return say.rich('root.log.coalition', {
          faction: who(e.faction),
          partner: who(e.partner),
          card: card(e.card),
        });
      case 'enlisted':
        return say.rich('root.log.enlisted', { by: who(e.by), n: e.swords, faction: who(e.faction) });
      case 'scorched':
        return say.rich('root.log.scorched', { faction: who(e.faction), clearing: clearing(e.clearing) });
    }
  }
  return (e, seats) => mark(line(e, seats));
}
