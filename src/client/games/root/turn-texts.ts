import type { Name, Part } from '../../../i18n/index.ts';
import { IS_BUILDING, IS_WARRIOR, OWNER, PLOT, WAYSTATION } from '../../../games/root/components/pieces.ts';
import { SUPPORTERS } from '../../../games/root/components/piles.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import { BURROW, ITEMS, NO_FACTION, PARTIES } from '../../../games/root/words.ts';
import { SentenceDrafts } from '../../turns/drafts.ts';
import type { TurnEvent, TurnSentence } from '../../turns/turns.ts';
import { BATTLE_EVENTS } from './battle-progress.ts';
import { burrowLine, type EventOf, type LogNames } from './texts/log-names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

type RootEventOf<E extends RootEvent['type']> = EventOf<RootEvent, E>;

/** How much an event matters to somebody who was away. Events that are not listed have 15. */
const WEIGHTS: { readonly [E in RootEvent['type']]?: number } = {
  won: 100,
  dominance: 95,
  coalition: 95,
  turmoil: 80,
  'ally-fights': 50,
  scorched: 70,
  'path-cleared': 45,
  hired: 60,
  'quest-done': 50,
  relation: 45,
  effect: 25,
  crafted: 40,
  leader: 40,
  recovered: 45,
  looted: 60,
  'item-taken': 60,
  outcast: 35,
  mood: 30,
  explored: 30,
  bought: 30,
  hoarded: 25,
  delved: 25,
  oppressed: 25,
  tucked: 12,
  pawn: 8,
  took: 20,
  repaired: 10,
  refreshed: 4,
  drew: 2,
  discarded: 3,
  reshuffled: 1,
  'quest-up': 1,
  'plot-hidden': 22,
  waystation: 45,
};
const USUAL_WEIGHT = 15;
const BUILT_WEIGHT = 45;
const PLACED_WEIGHT = 22;
const MOVED_WEIGHT = 10;
const BATTLE_WEIGHT = 50;
const LOSS_WEIGHT = 52;
const REVOLT_WEIGHT = 60;

/** Points for pieces that fell in a battle or a revolt, and for what they are worth to one side. */
const SCORED_IN_BATTLE: readonly string[] = ['3.2.1', '7.8.4', '9.2.9.III.a', '13.2.5', '21.4'];

/** Events in the head of the turn, or in the sentence of what follows: costs, answers, single steps of a battle. */
const SILENT: ReadonlySet<RootEvent['type']> = new Set(['turn', 'phase', 'exhausted', 'item-turned', 'hits']);

/** Who does something; `active` is the faction whose turn it is. */
function actorOf(e: RootEvent, active: number): number {
  const { faction, attacker } = e as { faction?: number; attacker?: number };
  if (faction !== undefined) return faction;
  return attacker ?? active;
}

interface Pieces {
  readonly counts: Map<number, number>;
  readonly clearings: Set<number>;
}

interface BattleDraft {
  readonly key: string;
  readonly battle: RootEventOf<'battle'>;
  rolled: RootEventOf<'rolled'> | undefined;
  /** True when the hits of the roll were counted: before that, effects may still change them. */
  isCounted: boolean;
  readonly ambushes: RootEventOf<'ambush'>[];
  /** What each side lost: kinds of pieces, and items. */
  readonly losses: Map<number, Pieces>;
  readonly damaged: Map<number, number[]>;
}

/** A revolt of the Alliance (8.4.1). */
interface RevoltDraft {
  readonly key: string;
  readonly faction: number;
  readonly clearing: number;
  /** What each of the others lost. */
  readonly losses: Map<number, Pieces>;
}

const addTo = <K>(map: Map<K, number>, key: K, n: number): void => void map.set(key, (map.get(key) ?? 0) + n);
const noPieces = (): Pieces => ({ counts: new Map(), clearings: new Set() });
const sorted = (set: ReadonlySet<number>): number[] => [...set].sort((a, b) => a - b);

/** Turns the events of a turn of Root into sentences; `line` is the sentence of an event that has one of its own. */
export function turnTexts(
  logNames: LogNames,
  line: (e: RootEvent, seats: readonly string[]) => readonly Part[],
): (events: readonly TurnEvent[], seats: readonly string[], view: RootView) => TurnSentence[] {
  const { say, names, who, card, item, clearing, pieces } = logNames;

  /** Several names as one. */
  function list(all: readonly Name[]): Name {
    if (all.length === 1) return all[0]!;
    const joined = (form?: 'acc'): string =>
      say.list(
        all.map(({ text, forms }) => (form && forms?.[form]) ?? text),
        'and',
      );
    return { text: joined(), forms: { acc: joined('acc') } };
  }
  const itemsName = (ids: readonly number[]): Name => list(names.itemList(ids.map((id) => ITEMS[id]!)));
  const piecesName = ({ counts }: Pieces): Name => list([...counts].map(([piece, n]) => pieces(piece, n)));

  return (events, seats, view) => {
    const drafts = new SentenceDrafts();
    const seatOf = (party: number): number => view.factions.indexOf((PARTIES[party] ?? null) as never);
    const start = events.map(({ event }) => event as RootEvent).find((e) => e.type === 'turn');
    const active = start?.type === 'turn' ? start.faction : NO_FACTION;
    let fight: BattleDraft | undefined;
    /** The sentence of the last battle or revolt. */
    let lastFight: string | undefined;
    let uprising: RevoltDraft | undefined;

    function placed(e: RootEventOf<'placed'>, step: number): void {
      const isBuilding = IS_BUILDING[e.piece] === true;
      const owner = OWNER[e.piece]!;
      const init = {
        key: e.clearing === BURROW ? 'placed below' : `placed ${owner} ${e.piece}`,
        step,
        actor: owner,
        weight: isBuilding ? BUILT_WEIGHT : PLACED_WEIGHT,
        data: noPieces(),
        render(all: Pieces): readonly Part[] {
          const below = burrowLine(logNames, e, piecesName(all));
          if (below) return below;
          const args = { faction: who(owner), what: piecesName(all) };
          const at = sorted(all.clearings);
          if (at.length === 1)
            return say.rich(isBuilding ? 'root.log.built' : 'root.log.placed', { ...args, clearing: at[0]! });
          return say.rich(isBuilding ? 'root.tell.builtIn' : 'root.tell.placedIn', { ...args, clearings: at });
        },
      };
      // §10.5: the Cult reveals a card before each ritual.
      const data = drafts.addPast<Pieces>(init, (key) => key === `revealed ${owner}`);
      addTo(data.counts, e.piece, e.count);
      data.clearings.add(clearing(e.clearing));
    }

    function removed(e: RootEventOf<'removed'>, step: number): void {
      const owner = OWNER[e.piece]!;
      const isOwn = e.by === owner;
      if (
        fight &&
        fight.battle.clearing === e.clearing &&
        [fight.battle.attacker, fight.battle.defender].includes(owner)
      ) {
        const lost = fight.losses.get(owner) ?? noPieces();
        fight.losses.set(owner, lost);
        addTo(lost.counts, e.piece, e.count);
        drafts.extend(fight.key, step);
        return drafts.harm(seatOf(owner), LOSS_WEIGHT, fight.key);
      }
      if (uprising?.clearing === e.clearing && uprising.faction === e.by) {
        const lost = uprising.losses.get(owner) ?? noPieces();
        uprising.losses.set(owner, lost);
        addTo(lost.counts, e.piece, e.count);
        drafts.extend(uprising.key, step);
        return drafts.harm(seatOf(owner), LOSS_WEIGHT, uprising.key);
      }
      // Wood and other tokens that their owner takes off the map pay for something.
      if (isOwn && !IS_BUILDING[e.piece] && !IS_WARRIOR[e.piece]) return;
      const data = drafts.add<Pieces>({
        key: `removed ${owner} ${e.by}`,
        step,
        actor: e.by === NO_FACTION ? owner : e.by,
        weight: isOwn ? MOVED_WEIGHT : LOSS_WEIGHT,
        data: noPieces(),
        render(all) {
          const args = { faction: who(owner), what: piecesName(all) };
          const at = sorted(all.clearings);
          const many = { ...args, clearings: at };
          const one = { ...args, clearing: at[0]! };
          if (isOwn)
            return at.length === 1 ? say.rich('root.log.removedOwn', one) : say.rich('root.tell.removedOwnIn', many);
          if (e.by === NO_FACTION)
            return at.length === 1 ? say.rich('root.log.removed', one) : say.rich('root.tell.removedIn', many);
          const by = who(e.by);
          return at.length === 1
            ? say.rich('root.log.removedBy', { ...one, by })
            : say.rich('root.tell.removedByIn', { ...many, by });
        },
      });
      addTo(data.counts, e.piece, e.count);
      data.clearings.add(clearing(e.clearing));
      if (!isOwn) drafts.harm(seatOf(owner), LOSS_WEIGHT);
    }

    function moved(e: RootEventOf<'moved'>, step: number): void {
      const owner = OWNER[e.piece]!;
      const by = e.by === NO_FACTION || e.by === owner ? undefined : e.by;
      const data = drafts.add<Pieces>({
        key: `moved ${owner} ${e.by} ${e.from} ${e.to}`,
        step,
        actor: by ?? owner,
        // A host on the march matters more than recruits.
        weight: MOVED_WEIGHT + 2 * e.count,
        data: noPieces(),
        render(all) {
          const below = burrowLine(logNames, e, piecesName(all));
          if (below) return below;
          const args = { faction: who(owner), what: piecesName(all), from: clearing(e.from), to: clearing(e.to) };
          return by === undefined
            ? say.rich('root.log.moved', args)
            : say.rich('root.log.movedBy', { ...args, by: who(by) });
        },
      });
      addTo(data.counts, e.piece, e.count);
    }

    function revealed(e: RootEventOf<'revealed'>, step: number): void {
      const init = {
        key: `revealed ${e.faction}`,
        step,
        actor: e.faction,
        weight: USUAL_WEIGHT,
        data: [] as string[],
        render: (cards: readonly string[]): readonly Part[] =>
          cards.length === 1 ? line(e, seats) : say.rich('root.tell.revealed', { faction: who(e.faction), cards }),
      };
      const data = drafts.addPast<string[]>(init, (key) => key.startsWith(`placed ${e.faction} `));
      data.push(card(e.card));
    }

    function drew(e: RootEventOf<'drew'>, step: number): void {
      const data = drafts.addAnywhere<{ n: number; cards: string[] }>({
        key: `drew ${e.faction} ${e.to} ${e.card === undefined}`,
        step,
        actor: e.faction,
        weight: WEIGHTS.drew!,
        data: { n: 0, cards: [] },
        render({ n, cards }) {
          if (n === 1) return line(e, seats);
          const faction = who(e.faction);
          if (cards.length > 0) return say.rich('root.tell.drewCards', { faction, cards });
          return say.rich(e.to === SUPPORTERS ? 'root.tell.drewSupporters' : 'root.tell.drew', { faction, n });
        },
      });
      data.n++;
      if (e.card !== undefined) data.cards.push(card(e.card));
    }

    /** Supporters that somebody adds from the own hand. */
    function given(e: RootEventOf<'given'>, step: number): void {
      const data = drafts.add<{ n: number; cards: string[] }>({
        key: `given ${e.from} ${e.to} ${e.pile} ${e.card === undefined}`,
        step,
        actor: e.from,
        weight: USUAL_WEIGHT,
        data: { n: 0, cards: [] },
        render({ n, cards }) {
          if (n === 1) return line(e, seats);
          if (e.from === e.to) return say.rich('root.tell.ownSupporters', { faction: who(e.to), n });
          const way = { from: who(e.from), to: who(e.to) };
          return cards.length > 0
            ? say.rich('root.tell.givenCards', { ...way, cards })
            : say.rich('root.tell.given', { ...way, n });
        },
      });
      data.n++;
      if (e.card !== undefined) data.cards.push(card(e.card));
    }

    function items(e: RootEventOf<'refreshed' | 'repaired' | 'damaged'>, step: number): void {
      if (e.type === 'damaged' && fight) {
        fight.damaged.set(e.faction, [...(fight.damaged.get(e.faction) ?? []), e.item]);
        drafts.extend(fight.key, step);
        return drafts.harm(seatOf(e.faction), LOSS_WEIGHT, fight.key);
      }
      const data = drafts.add<number[]>({
        key: `${e.type} ${e.faction}`,
        step,
        actor: e.faction,
        weight: WEIGHTS[e.type] ?? USUAL_WEIGHT,
        data: [],
        render: (all) => say.rich(`root.log.${e.type}`, { faction: who(e.faction), item: itemsName(all) }),
      });
      data.push(e.item);
    }

    function battle(e: RootEventOf<'battle'>, step: number): void {
      const key = `battle ${step}`;
      fight = {
        key,
        battle: e,
        rolled: undefined,
        isCounted: false,
        ambushes: [],
        losses: new Map(),
        damaged: new Map(),
      };
      lastFight = key;
      drafts.add<BattleDraft>({
        key,
        step,
        actor: e.attacker,
        weight: BATTLE_WEIGHT,
        data: fight,
        render: battleText,
      });
    }

    function battleText(
      { battle: { attacker, defender, ...at }, rolled, isCounted, ambushes, losses, damaged }: BattleDraft,
      isBrief: boolean,
    ): readonly Part[] {
      const clauses: (readonly Part[])[] = [];
      for (const { faction, foil } of ambushes)
        clauses.push(say.rich(foil ? 'root.tell.foiled' : 'root.tell.ambushed', { faction: who(faction) }));
      if (rolled && !isBrief) clauses.push(say.rich('root.tell.rolled', { high: rolled.high, low: rolled.low }));
      for (const side of [attacker, defender]) {
        const lost = losses.get(side);
        if (lost) clauses.push(say.rich('root.tell.lost', { faction: who(side), what: piecesName(lost) }));
        const hurt = damaged.get(side);
        if (hurt) clauses.push(say.rich('root.tell.damaged', { faction: who(side), item: itemsName(hurt) }));
      }
      if (isCounted && losses.size + damaged.size === 0) clauses.push(say.rich('root.tell.noLosses'));
      const head = say.rich('root.tell.battle', {
        attacker: who(attacker),
        defender: who(defender),
        clearing: clearing(at.clearing),
      });
      return [...head, ...clauses.flatMap((clause, k) => [k === 0 ? ': ' : '; ', ...clause])];
    }

    /** §8.4.1: a revolt is told by its name, with what it costs the others. */
    function revolt(faction: number, at: number, step: number): void {
      uprising = { key: `revolt ${step}`, faction, clearing: at, losses: new Map() };
      lastFight = uprising.key;
      drafts.add<RevoltDraft>({
        key: uprising.key,
        step,
        actor: faction,
        weight: REVOLT_WEIGHT,
        data: uprising,
        render({ losses }) {
          const head = say.rich('root.tell.revolt', { faction: who(faction), clearing: clearing(at) });
          const clauses = [...losses].map(([side, lost]) =>
            say.rich('root.tell.lost', { faction: who(side), what: piecesName(lost) }),
          );
          return [...head, ...clauses.flatMap((clause, k) => [k === 0 ? ': ' : '; ', ...clause])];
        },
      });
    }

    function crafted(e: RootEventOf<'crafted'>, step: number, inStep: readonly RootEvent[]): void {
      const made = inStep.find((one): one is RootEventOf<'item'> => one.type === 'item' && one.faction === e.faction);
      drafts.add({
        key: `crafted ${step} ${e.card}`,
        step,
        actor: e.faction,
        weight: WEIGHTS.crafted!,
        data: undefined,
        render: () =>
          made
            ? say.rich('root.tell.craftedItem', { faction: who(e.faction), card: card(e.card), item: item(made.item) })
            : line(e, seats),
      });
    }

    function pawn(e: RootEventOf<'pawn'>, step: number): void {
      const data = drafts.add<{ to: number; readonly stays: Set<number> }>({
        key: `pawn ${e.faction}`,
        step,
        actor: e.faction,
        weight: WEIGHTS.pawn!,
        data: { to: e.to, stays: new Set() },
        render({ to, stays }) {
          const there = [...stays].filter((place) => place !== e.from).map(logNames.place);
          if (to !== e.from || there.length === 0) return line({ ...e, to }, seats);
          const joined = (form?: 'acc'): string =>
            there.map(({ text, forms }) => (form && forms?.[form]) ?? text).join(', ');
          const far = { text: joined(), forms: { acc: joined('acc') } };
          return say.rich('root.tell.pawnBack', { faction: who(e.faction), from: logNames.place(e.from), to: far });
        },
      });
      data.to = e.to;
      data.stays.add(e.to);
    }

    function discarded(all: readonly RootEventOf<'discarded'>[], step: number): void {
      // §8.4.1.II: the supporters that a revolt costs.
      if (uprising && all.some(({ law }) => law === '8.4.1.II')) return drafts.extend(uprising.key, step);
      // What was discarded in the same step as something else paid for it.
      if (all.length === 0 || drafts.has(step)) return;
      for (const e of all) {
        const data = drafts.add<string[]>({
          key: `discarded ${e.faction}`,
          step,
          actor: e.faction,
          weight: WEIGHTS.discarded!,
          data: [],
          render: (cards) =>
            cards.length === 1 ? line(e, seats) : say.rich('root.tell.discarded', { faction: who(e.faction), cards }),
        });
        data.push(card(e.card));
      }
    }

    function points(e: RootEventOf<'scored' | 'lost'>, step: number): void {
      const n = e.type === 'scored' ? e.points : -e.points;
      const key = SCORED_IN_BATTLE.includes(e.law) ? lastFight : undefined;
      // §7.6.1: roosts score after the last answer of Daylight, which did not bring these points.
      if (e.law !== '7.6.1' && drafts.score(step, e.faction, n, key)) return;
      const data = drafts.add<{ n: number }>({
        key: `${e.type} ${e.faction}`,
        step,
        actor: e.faction,
        weight: USUAL_WEIGHT + Math.min(20, 3 * e.points),
        data: { n: 0 },
        render: (sum) => line({ ...e, points: sum.n }, seats),
      });
      data.n += e.points;
      drafts.gain(e.faction, n);
    }

    function other(e: RootEvent, step: number): void {
      const data = drafts.add({
        // Officers come one by one: the last count is told.
        key: e.type === 'officers' ? e.type : `${e.type} ${step} ${JSON.stringify(e)}`,
        step,
        actor: actorOf(e, active),
        weight: WEIGHTS[e.type] ?? USUAL_WEIGHT,
        data: { e },
        render: (last) => line(last.e, seats),
      });
      data.e = e;
      if (e.type === 'looted' || e.type === 'item-taken') drafts.harm(seatOf(e.from), LOSS_WEIGHT);
    }

    function one(e: RootEvent, step: number, inStep: readonly RootEvent[]): void {
      const has = (type: RootEvent['type']): boolean => inStep.some((event) => event.type === type);
      if (!BATTLE_EVENTS.has(e.type)) fight = undefined;
      switch (e.type) {
        case 'chose': {
          const [, place] = /^revolt c(\d+)$/.exec(e.text) ?? [];
          return place === undefined ? undefined : revolt(e.faction, Number(place) - 1, step);
        }
        case 'placed':
          // §8.4.1.III: the base is placed once all others are gone.
          if (OWNER[e.piece] === uprising?.faction) uprising = undefined;
          // A plot that is laid is told by `plot-hidden`, a waystation by an event with its side.
          return e.piece === PLOT || (e.piece === WAYSTATION && has('waystation')) ? undefined : placed(e, step);
        case 'removed':
          return removed(e, step);
        case 'moved':
          return moved(e, step);
        case 'drew':
          return drew(e, step);
        case 'given':
          return given(e, step);
        case 'refreshed':
        case 'repaired':
        case 'damaged':
          return items(e, step);
        case 'battle':
          return battle(e, step);
        case 'rolled':
          if (!fight) other(e, step);
          else {
            fight.rolled = e;
            drafts.extend(fight.key, step);
          }
          return drafts.roll([{ face: `${e.high}` }, { face: `${e.low}` }], fight?.key);
        case 'ambush':
          if (!fight) return other(e, step);
          fight.ambushes.push(e);
          return drafts.extend(fight.key, step);
        case 'hits':
          if (fight && e.law === '4.3.3') fight.isCounted = true;
          return undefined;
        case 'crafted':
          return crafted(e, step, inStep);
        case 'pawn':
          return pawn(e, step);
        case 'item':
          return has('crafted') || has('explored') || has('item-taken') ? undefined : other(e, step);
        case 'revealed':
          return has('crafted') ? undefined : revealed(e, step);
        case 'looked':
          return has('explored') ? undefined : other(e, step);
        case 'ruin':
          return has('explored') ? undefined : other(e, step);
        case 'waystation':
          // Where one leaves the map, the removed piece is told.
          return e.clearing < 0 ? undefined : other(e, step);
        default:
          return SILENT.has(e.type) ? undefined : other(e, step);
      }
    }

    for (const step of new Set(events.map((event) => event.step))) {
      const inStep = events.filter((event) => event.step === step).map(({ event }) => event as RootEvent);
      for (const e of inStep) if (!['discarded', 'scored', 'lost'].includes(e.type)) one(e, step, inStep);
      discarded(
        inStep.filter((e) => e.type === 'discarded'),
        step,
      );
      for (const e of inStep) if (e.type === 'scored' || e.type === 'lost') points(e, step);
    }
    return drafts.sentences((party) => names.party(PARTIES[party]!), seatOf);
  };
}
