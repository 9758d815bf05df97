import type { Name, Part } from '../../../i18n/index.ts';
import type { ScythiaEvent, Source } from '../../../games/scythia/events.ts';
import { DICE, ITEMS } from '../../../games/scythia/words.ts';
import { SentenceDrafts } from '../../turns/drafts.ts';
import type { TurnEvent, TurnSentence, TurnStart } from '../../turns/turns.ts';
import type { Names } from './names.ts';
import { capitalize } from '../../turns/capitalize.ts';

type EventOf<T extends ScythiaEvent['type'], E = ScythiaEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never;
type Line = (e: ScythiaEvent, seats: readonly string[]) => readonly Part[];

/** How much an event matters to somebody who was away. Events that are not listed have 15. */
const WEIGHTS: { readonly [T in ScythiaEvent['type']]?: number } = {
  'end-triggered': 100,
  ended: 90,
  raid: 70,
  'chief-raid': 70,
  'quest-completed': 65,
  hired: 40,
  tamed: 40,
  plundered: 35,
  played: 35,
  scheme: 30,
  'chief-failed': 30,
  swapped: 30,
  gained: 14,
  discarded: 12,
  placed: 5,
  took: 5,
  drew: 6,
  paid: 4,
  reshuffled: 1,
};
const USUAL_WEIGHT = 15;
/** Nobody acts; -1 is the AI chief. */
const NOBODY = -2;

/** The colours of the dice. */
const DICE_COLOURS: Readonly<Record<(typeof DICE)[number], { readonly fill: string; readonly on: string }>> = {
  red: { fill: 'var(--die-red)', on: '#fff' },
  white: { fill: '#fff', on: '#1e2528' },
  yellow: { fill: 'var(--die-yellow)', on: '#1e2528' },
};

/** Told by the head of the turn, or as a part of something else. */
const SILENT: ReadonlySet<ScythiaEvent['type']> = new Set([
  'turn',
  'chose',
  'passed',
  'quest-chosen',
  'quest-shown',
  'animal-shown',
]);

/** Points of the final count (§S-10). */
const FINAL: ReadonlySet<Source> = new Set([
  'crew',
  'animals',
  'quests',
  'gold',
  'equipment',
  'wagons',
  'livestock',
  'horses',
] as const);

/** What begins a turn: of a player, or of the AI chief. */
export function turnStart({ say }: Names, event: object): TurnStart | undefined {
  const e = event as ScythiaEvent;
  if (e.type === 'turn' && e.seat >= 0) return { seat: e.seat };
  if (e.type === 'scheme' || e.type === 'turn') return { title: capitalize(say.t('scythia.word.chief')) };
  return undefined;
}

interface RaidDraft {
  readonly key: string;
  readonly seat: number;
  kumis: number;
  readonly dice: Map<number, number>;
  total: number | undefined;
  wounds: number | undefined;
  readonly killed: string[];
}

/** Turns the events of a turn of Scythia into sentences; `line` is the sentence of an event that has one of its own. */
export function turnTexts(
  names: Names,
  line: Line,
): (events: readonly TurnEvent[], seats: readonly string[]) => TurnSentence[] {
  const { say, text } = names;
  const chief = capitalize(say.t('scythia.word.chief'));

  return (events, seats) => {
    const drafts = new SentenceDrafts();
    const player = (seat: number): string => (seat < 0 ? chief : (seats[seat] ?? ''));
    const weight = (e: ScythiaEvent): number => WEIGHTS[e.type] ?? USUAL_WEIGHT;
    const actor = (e: ScythiaEvent): number => ('seat' in e ? e.seat : e.type.startsWith('chief') ? -1 : NOBODY);
    let raid: RaidDraft | undefined;

    /** Goods of several kinds, added up: what is paid for one thing, what is gained or given back in a row. */
    function goods(e: EventOf<'gained' | 'paid' | 'over-limit'>, step: number): void {
      const data = drafts.add<Map<number, number>>({
        key: e.type === 'paid' ? `${e.type} ${e.seat} ${step}` : `${e.type} ${e.seat}`,
        step,
        actor: e.seat,
        weight: weight(e),
        data: new Map(),
        render(all) {
          const list = [...all].map(([item, n]): Name => text.countName(ITEMS[item]!, n));
          const what = {
            text: say.list(
              list.map((one) => one.text),
              'and',
            ),
            forms: {
              acc: say.list(
                list.map((one) => one.forms?.acc ?? one.text),
                'and',
              ),
            },
          };
          return say.rich(`scythia.log.${e.type}`, { player: player(e.seat), what });
        },
      });
      data.set(e.item, (data.get(e.item) ?? 0) + e.amount);
    }

    function drew(e: EventOf<'drew'>, step: number): void {
      const data = drafts.add<{ n: number; cards: string[] }>({
        key: `drew ${e.seat} ${e.character === undefined}`,
        step,
        actor: e.seat,
        weight: weight(e),
        data: { n: 0, cards: [] },
        render({ n, cards }) {
          if (n === 1) return line(e, seats);
          return cards.length > 0
            ? say.rich('scythia.tell.drewCards', { player: player(e.seat), cards })
            : say.rich('scythia.tell.drew', { player: player(e.seat), n });
        },
      });
      data.n++;
      if (e.character !== undefined) data.cards.push(names.character(e.character));
    }

    function discarded(e: EventOf<'discarded'>, step: number): void {
      const data = drafts.add<string[]>({
        key: `discarded ${e.seat}`,
        step,
        actor: e.seat,
        weight: weight(e),
        data: [],
        render: (cards) =>
          cards.length === 1 ? line(e, seats) : say.rich('scythia.tell.discarded', { player: player(e.seat), cards }),
      });
      data.push(names.character(e.character));
    }

    function healed(e: EventOf<'healed'>, step: number): void {
      const data = drafts.add<number[]>({
        key: `healed ${e.seat}`,
        step,
        actor: e.seat,
        weight: weight(e),
        data: [],
        render(slots) {
          if (slots.length === 1) return line(e, seats);
          const list = [...new Set(slots)].sort((a, b) => a - b);
          return say.rich('scythia.tell.healed', {
            player: player(e.seat),
            n: slots.length,
            many: list.length > 1 ? 'yes' : 'other',
            slots: list,
          });
        },
      });
      data.push(e.slot + 1);
    }

    function begin(e: EventOf<'raid'>, step: number): void {
      const key = `raid ${step}`;
      raid = { key, seat: e.seat, kumis: 0, dice: new Map(), total: undefined, wounds: undefined, killed: [] };
      drafts.add<RaidDraft>({
        key,
        step,
        actor: e.seat,
        weight: weight(e),
        data: raid,
        render({ kumis, dice, total, wounds, killed }, isBrief) {
          const clauses: (readonly Part[])[] = [];
          if (kumis > 0 && !isBrief) clauses.push(say.rich('scythia.tell.kumis', { n: kumis }));
          if (dice.size > 0 && !isBrief) clauses.push(say.rich('scythia.tell.dice', { dice: [...dice.values()] }));
          if (total !== undefined) clauses.push(say.rich('scythia.tell.strength', { total }));
          if (wounds !== undefined) clauses.push(say.rich('scythia.tell.wounds', { n: wounds }));
          if (killed.length > 1) clauses.push(say.rich('scythia.tell.killedMany', { cards: killed }));
          else for (const card of killed) clauses.push(say.rich('scythia.tell.killed', { card }));
          const head = isBrief
            ? say.rich('scythia.tell.raid', { player: player(e.seat), settlement: names.settlementName(e.settlement) })
            : line(e, seats);
          return [...head, ...clauses.flatMap((clause, k) => [k === 0 ? ': ' : '; ', ...clause])];
        },
      });
    }

    /** Adds an event to the raid under way; false when it is no part of one. */
    function ofRaid(e: ScythiaEvent, step: number): boolean {
      if (!raid) return false;
      switch (e.type) {
        case 'kumis':
          raid.kumis = e.amount;
          break;
        case 'rolled':
          raid.dice.set(e.die, e.strength);
          drafts.roll(
            [...raid.dice].map(([die, face]) => ({ face: `${face}`, ...DICE_COLOURS[DICE[die >> 1]!] })),
            raid.key,
          );
          break;
        case 'strength':
          raid.total = e.total;
          break;
        case 'wounds':
          raid.wounds = e.total;
          break;
        case 'killed':
          raid.killed.push(names.character(e.character));
          drafts.harm(e.seat, weight(e), raid.key);
          break;
        case 'wounded':
        case 'ability':
        case 'reroll':
        case 'wounds-lost':
          break;
        default:
          return false;
      }
      drafts.extend(raid.key, step);
      return true;
    }

    function scored(e: EventOf<'scored'>, step: number): void {
      if (FINAL.has(e.source)) {
        const data = drafts.addAnywhere<{ n: number; list: string[] }>({
          key: `final ${e.seat}`,
          step,
          actor: e.seat,
          weight: 90,
          data: { n: 0, list: [] },
          render: ({ n, list }) => say.rich('scythia.tell.final', { player: player(e.seat), n, list }),
        });
        data.n += e.points;
        drafts.gain(e.seat, e.points, `final ${e.seat}`);
        data.list.push(say.t('scythia.tell.from', { source: say.t(`scythia.source.${e.source}`), n: e.points }));
        return;
      }
      if (drafts.score(step, e.seat, e.points, e.source === 'scheme' ? `chief-raid ${step}` : undefined)) return;
      other(e, step);
      drafts.gain(e.seat, e.points);
    }

    function other(e: ScythiaEvent, step: number): void {
      drafts.add({
        // The points of the AI chief’s raid stand at it, also where horses are spent for it.
        key: e.type === 'chief-raid' ? `${e.type} ${step}` : `${e.type} ${step} ${JSON.stringify(e)}`,
        step,
        actor: actor(e),
        weight: weight(e),
        data: undefined,
        render: () => line(e, seats),
      });
    }

    /** True when the events that follow say what a building or hero gave. */
    function isShown(at: number): boolean {
      const rest = events.slice(at + 1).map(({ event }) => event as ScythiaEvent);
      const next = rest.find(({ type }) => !SILENT.has(type) || type === 'turn');
      return next !== undefined && !['placed', 'took', 'turn', 'scored'].includes(next.type);
    }

    for (const [at, { event, step }] of events.entries()) {
      const e = event as ScythiaEvent;
      const inStep = (type: ScythiaEvent['type']): boolean =>
        events.some((one) => one.step === step && (one.event as ScythiaEvent).type === type);
      if (ofRaid(e, step)) continue;
      switch (e.type) {
        case 'raid':
          begin(e, step);
          break;
        case 'gained':
        case 'over-limit':
          goods(e, step);
          break;
        case 'paid':
          if (!inStep('raid') && !inStep('hired') && !inStep('quest-completed')) goods(e, step);
          break;
        case 'drew':
          drew(e, step);
          break;
        case 'used':
          if (!isShown(at)) other(e, step);
          break;
        case 'discarded':
          // A card that is played is discarded by that.
          if (!inStep('played')) discarded(e, step);
          break;
        case 'healed':
          healed(e, step);
          break;
        case 'scored':
          scored(e, step);
          break;
        default:
          if (!SILENT.has(e.type)) other(e, step);
      }
    }
    return drafts.sentences(player, (seat) => seat);
  };
}
