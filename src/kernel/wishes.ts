import type { Game, Window } from './game.ts';
import { OfferRefusalList } from './option-collector.ts';
import type { Family, Option } from './option.ts';
import type { GameTypes } from './procedure.ts';
import type { Seat } from './seat.ts';

/** The paragraph and reason of a refusal, with the numbers of that reason. */
export interface RefusalDetail {
  readonly law: string;
  readonly why: string;
  readonly a: number;
  readonly b: number;
}

/**
 * The grammar of wishes: what a person can reasonably ask for on the screen, and why it is not possible where the open
 * question does not say so itself.
 *
 * Where several reasons hold, one rule says which is told:
 * 1. what the open question itself refuses, with the reason it gives;
 * 2. what no player can change: the map, what a card or piece is for, what the seat does not have at all;
 * 3. the time: another turn, another phase, another question that must be answered first;
 * 4. the limits of this turn: done already, no action left;
 * 5. the position: pieces, rule, slots, supplies;
 * 6. the payment: cards, items, goods, which the player chooses last.
 * Inside a number the condition of the action itself comes before a prohibition that stands elsewhere.
 */
export interface Wishes<K extends GameTypes> {
  /** Verbs that end or decline something. Where the question has none of them, a person can still ask for the first. */
  readonly finish: readonly [K['option']['verb'], ...K['option']['verb'][]];
  /** Passes every option with this verb that a person on this seat can name on the screen. */
  list(s: K['state'], seat: Seat, verb: K['option']['verb'], wish: (o: K['option']) => void): void;
  /**
   * The decisive reason against an option that the open question neither offers nor refuses; undefined when only the time
   * is wrong.
   */
  why(s: K['state'], seat: Seat, o: K['option'], question: OpenQuestion<K>): RefusalDetail | undefined;
  /** The reason against a verb of other windows, made exact for this moment; left out: it is told as it is declared. */
  elsewhere?(s: K['state'], seat: Seat, reason: RefusalDetail, window: Window): RefusalDetail;
  /** True when a reason is not true at this moment, or too general to help; the check `reasons` fails then. */
  misleads?(s: K['state'], seat: Seat, reason: RefusalDetail): boolean;
}

/** What a reason can depend on besides the state. */
export interface OpenQuestion<K extends GameTypes> {
  readonly window: Window;
  /** True when the question offers or refuses other options with the verb that is asked about. */
  readonly named: boolean;
  readonly offers: readonly K['option'][];
}

/** Calls for every option of a verb whose places have these ids. */
export function eachOption<O extends Option>(
  family: Family<O>,
  idsOf: (field: string, words: readonly string[]) => readonly number[],
  call: (o: O) => void,
): void {
  const ids = family.fields.map((field, k) => idsOf(field, family.words[k]!));
  const chosen: number[] = [];
  const choose = (k: number): void => {
    if (k === ids.length) return call(family.option(...chosen));
    for (const id of ids[k]!) {
      chosen[k] = id;
      choose(k + 1);
    }
  };
  choose(0);
}

/** A seat's open question with all that can be asked about it; refers to the state it was made from. */
export class QuestionReasons<K extends GameTypes> {
  readonly lists = new OfferRefusalList<K['option']>();
  readonly #answers = new Map<K['option'], 'offered' | RefusalDetail>();
  readonly #named = new Set<string>();
  readonly #window: Window | undefined;
  #offWindow: ReadonlyMap<string, RefusalDetail> | undefined;

  constructor(
    private readonly game: Game<K>,
    private readonly s: K['state'],
    private readonly seat: Seat,
  ) {
    game.options(s, seat, this.lists);
    this.#window = game.window(s);
    for (const { option, refusal, a, b } of this.lists.refused) {
      this.#named.add(option.verb);
      if (!this.#answers.has(option)) this.#answers.set(option, { law: refusal.law, why: refusal.why, a, b });
    }
    for (const o of this.lists.list) {
      this.#named.add(o.verb);
      this.#answers.set(o, 'offered');
    }
  }

  /** The verbs of other windows that concern the seat, with the reason against them now. */
  offWindow(): ReadonlyMap<string, RefusalDetail> {
    if (this.#offWindow) return this.#offWindow;
    const { game, s, seat } = this;
    const rows = new Map<string, RefusalDetail>();
    for (const { verb, refusal, concerns } of game.offWindow ?? [])
      if (!this.#named.has(verb) && !rows.has(verb) && (concerns?.(s, seat) ?? true)) {
        const reason = { law: refusal.law, why: refusal.why, a: 0, b: 0 };
        rows.set(verb, (this.#window && game.wishes?.elsewhere?.(s, seat, reason, this.#window)) ?? reason);
      }
    this.#offWindow = rows;
    return rows;
  }

  /** `offered`, the reason against the option, or undefined when there is none. */
  answerTo(o: K['option']): 'offered' | RefusalDetail | undefined {
    const { game, s, seat } = this;
    const listed = this.#answers.get(o);
    if (listed !== undefined) return listed;
    const named = this.#named.has(o.verb);
    const window = this.#window;
    const because = window && game.wishes?.why(s, seat, o, { window, named, offers: this.lists.list });
    if (because !== undefined || named) return because;
    return this.offWindow().get(o.verb);
  }

  /** Everything that a person on this seat can reasonably ask for now, each option once. */
  wishes(): readonly K['option'][] {
    const { game, s, seat } = this;
    const all = new Set<K['option']>([...this.lists.list, ...this.lists.refused.map(({ option }) => option)]);
    const verbs = new Set<K['option']['verb']>([...this.#named, ...this.offWindow().keys()]);
    const finish = game.wishes?.finish;
    if (finish && !finish.some((verb) => this.#named.has(verb))) verbs.add(finish[0]);
    for (const verb of verbs) game.wishes?.list(s, seat, verb, (o) => all.add(o));
    return [...all];
  }
}
