import type { Name, Part } from '../../../i18n/index.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { SentenceDrafts } from '../../turns/drafts.ts';
import type { TurnEvent, TurnSentence, TurnStart } from '../../turns/turns.ts';
import type { Names } from './names.ts';

type WildEventOf<T extends WildEvent['type']> = Extract<WildEvent, { readonly type: T }>;
type Line = (e: WildEvent, seats: readonly string[], view: WildView | undefined) => readonly Part[];

/** How much an event matters to somebody who was away. Events that are not listed have 20. */
const WEIGHTS: { readonly [T in WildEvent['type']]?: number } = {
  won: 100,
  lost: 100,
  built: 90,
  toxic: 85,
  'factory-destroyed': 80,
  died: 84,
  damage: 60,
  camp: 70,
  pursued: 50,
  polluted: 50,
  roll: 40,
  'mech-destroyed': 45,
  breached: 40,
  cleared: 35,
  advanced: 30,
  deployed: 30,
  hunter: 30,
  healed: 25,
  active: 25,
  support: 12,
  travelled: 10,
  drew: 2,
  reshuffled: 1,
};
const USUAL_WEIGHT = 20;
/** Of a roll that does no damage: less than any move. */
const HARMLESS_ROLL_WEIGHT = 5;
/** Nobody acts: machines, the table. */
const NOBODY = -1;

/** Events in the head of the turn, or in the sentence of another event. */
const SILENT: ReadonlySet<WildEvent['type']> = new Set([
  'points',
  'round',
  'round-ended',
  'turn',
  'turn-ended',
  'step',
]);

/** The seat of a player; alone at the table one leads two factions. */
const seatOf = (view: WildView, player: number): number => (view.seats === 1 ? 0 : player);

/** What begins a turn of the Wild: a round, a player's turn, a machine card. */
export function turnStart(names: Names, event: object, view: WildView): TurnStart | undefined {
  const e = event as WildEvent;
  switch (e.type) {
    case 'round':
      return { title: names.say.t(view.seats === 1 ? 'wild.log.soloTurn' : 'wild.log.round', { n: e.round }) };
    case 'turn':
      return { seat: seatOf(view, e.player), title: names.faction(view.players[e.player]!.faction) };
    case 'machine':
      return { title: names.say.t('wild.tell.machine', { card: names.machine(e.machine) }) };
    default:
      return undefined;
  }
}

/** Turns the events of a turn of the Wild into sentences; `line` is the sentence of an event that has one of its own. */
export function turnTexts(
  names: Names,
  line: Line,
): (events: readonly TurnEvent[], seats: readonly string[], view: WildView) => TurnSentence[] {
  const { say, cell } = names;
  return (events, seats, view) => {
    const drafts = new SentenceDrafts();
    const who = (player: number): Name => {
      const faction = view.players[player]?.faction ?? NOBODY;
      return faction < 0 ? { text: seats[player] ?? '' } : names.factionName(faction);
    };
    const weight = (e: WildEvent): number =>
      e.type === 'roll' && e.n === 0 ? HARMLESS_ROLL_WEIGHT : (WEIGHTS[e.type] ?? USUAL_WEIGHT);
    const actor = (e: WildEvent): number => ('player' in e ? e.player : NOBODY);

    function travelled(e: WildEventOf<'travelled'>, step: number): void {
      const data = drafts.add<{ from: number; stops: number[] }>({
        key: `travelled ${e.player} ${e.how}`,
        step,
        actor: e.player,
        weight: weight(e),
        data: { from: e.from, stops: [] },
        render({ from, stops }) {
          const to = stops.at(-1)!;
          if (stops.length === 1) return line({ ...e, from, to }, seats, view);
          const via = stops.slice(0, -1).map(cell);
          return say.rich('wild.tell.moved', { faction: who(e.player), from: cell(from), to: cell(to), via });
        },
      });
      data.stops.push(e.to);
    }

    function drew(e: WildEventOf<'drew'>, step: number, hasCamp: boolean): void {
      if (hasCamp && e.card === undefined) return;
      const data = drafts.addAnywhere<{ n: number; cards: string[] }>({
        key: `drew ${e.player} ${e.card === undefined}`,
        step,
        actor: e.player,
        weight: weight(e),
        data: { n: 0, cards: [] },
        render({ n, cards }) {
          if (n === 1) return line(e, seats, view);
          return cards.length > 0
            ? say.rich('wild.tell.drewCards', { faction: who(e.player), cards })
            : say.rich('wild.tell.drew', { faction: who(e.player), n });
        },
      });
      data.n++;
      if (e.card !== undefined) data.cards.push(names.defender(e.card));
    }

    function pursued(e: WildEventOf<'pursued'>, step: number): void {
      const data = drafts.add<{ n: number; from: Set<string> }>({
        key: `pursued ${e.player} ${e.to}`,
        step,
        actor: NOBODY,
        weight: weight(e),
        data: { n: 0, from: new Set() },
        render({ n, from }) {
          if (from.size === 1) return line({ ...e, n }, seats, view);
          return say.rich('wild.tell.pursued', { n, faction: who(e.player), from: [...from], to: cell(e.to) });
        },
      });
      data.n += e.n;
      data.from.add(cell(e.from));
      drafts.harm(seatOf(view, e.player), weight(e));
    }

    function hunter(e: WildEventOf<'hunter'>, step: number): void {
      const data = drafts.add<string[]>({
        key: 'hunter',
        step,
        actor: NOBODY,
        weight: weight(e),
        data: [],
        render: (cells) =>
          cells.length === 1 ? line(e, seats, view) : say.rich('wild.tell.hunters', { n: cells.length, cells }),
      });
      data.push(cell(e.cell));
    }

    function polluted(e: WildEventOf<'polluted'>, step: number): void {
      if (e.number < 0) return;
      const data = drafts.add<string[]>({
        key: `polluted ${e.number}`,
        step,
        actor: NOBODY,
        weight: weight(e),
        data: [],
        render: (cells) => say.rich('wild.log.polluted', { n: e.number, cell: cells }),
      });
      data.push(cell(e.cell));
    }

    /** An engine that advances several times has one sentence: where it ends, and all its walls. */
    function advanced(e: WildEventOf<'advanced'>, step: number): void {
      const data = drafts.addAnywhere<{ to: number; walls: number[] }>({
        key: `advanced ${e.which} ${e.to < 0}`,
        step,
        actor: NOBODY,
        weight: weight(e),
        data: { to: e.to, walls: [] },
        render: ({ to, walls }) => line({ ...e, to, walls }, seats, view),
      });
      data.to = e.to;
      data.walls.push(...e.walls);
    }

    function other(e: WildEvent, step: number, render = (): readonly Part[] => line(e, seats, view)): void {
      drafts.add({
        key: `${e.type} ${step} ${JSON.stringify(e)}`,
        step,
        actor: actor(e),
        weight: weight(e),
        data: undefined,
        render,
      });
      if (e.type === 'damage' || e.type === 'died') drafts.harm(seatOf(view, e.player), weight(e));
    }

    const camps = new Set(
      events.flatMap(({ event }) => ((event as WildEvent).type === 'camp' ? [actor(event as WildEvent)] : [])),
    );
    for (const { event, step } of events) {
      const e = event as WildEvent;
      switch (e.type) {
        case 'travelled':
          travelled(e, step);
          break;
        case 'drew':
          drew(e, step, camps.has(e.player));
          break;
        case 'pursued':
          pursued(e, step);
          break;
        case 'hunter':
          hunter(e, step);
          break;
        case 'polluted':
          polluted(e, step);
          break;
        case 'advanced':
          advanced(e, step);
          break;
        case 'support':
          if (e.n > 0 && drafts.has(step))
            other(e, step, () => say.rich('wild.tell.support', { faction: who(e.player), n: e.n }));
          else other(e, step);
          break;
        case 'damage':
          // The roll has told it.
          if (e.source === 'roll') drafts.harm(seatOf(view, e.player), weight(e));
          else other(e, step);
          break;
        case 'roll':
          other(e, step);
          drafts.roll([{ face: `${e.face}` }]);
          break;
        case 'machine':
          break;
        default:
          if (!SILENT.has(e.type)) other(e, step);
      }
    }
    const sentences = drafts.sentences(
      () => '',
      (player) => player,
    );
    const machine = events[0]?.event as WildEvent | undefined;
    if (sentences.length > 0 || machine?.type !== 'machine') return sentences;
    return [{ parts: say.rich('wild.tell.nothing'), from: events[0]!.step, to: events[0]!.step, weight: 1, harms: [] }];
  };
}
