import type { Name, Part } from '../../../../i18n/index.ts';
import { TITLE_OF, TITLES, type TitleName } from '../../../../games/root/components/cards/index.ts';
import { QUESTS } from '../../../../games/root/components/cards/quests.ts';
import { OWNER, PIECES } from '../../../../games/root/components/pieces.ts';
import { BURROW, ITEMS, MOVE_ENDS, PARTIES, SUITS } from '../../../../games/root/words.ts';
import type { Names, RootSpeaker } from '../names.ts';

/** An event as the engine emits it. */
interface TypedEvent {
  readonly type: string;
}

/** The events of one kind, also where several kinds share their fields. */
export type EventOf<A extends TypedEvent, E> = A extends { readonly type: infer X } ? (E extends X ? A : never) : never;

/** A line for every kind of some events: a kind without one does not compile. `seats` are the names of the players. */
export type Lines<A extends TypedEvent> = {
  readonly [E in A['type']]: (e: EventOf<A, E>, seats: readonly string[]) => readonly Part[];
};

/** Names in one language for the numbers in events, from which log lines are made. */
export interface LogNames {
  readonly say: RootSpeaker;
  readonly names: Names;
  /** A faction or hirelings. */
  who(party: number): Name;
  card(id: number): string;
  item(id: number): Name;
  suit(id: number): Name;
  /** A clearing or forest, or the Burrow. */
  place(id: number): Name;
  /** The number of a clearing as players know it. */
  clearing(id: number): number;
  /** A number of pieces of one kind. */
  pieces(piece: number, n: number): Name;
  quest(id: number): string;
  /** A whole option as a sentence. */
  option(text: string): string;
}

/** §17.2.2: a line about pieces that come to the Burrow or leave it; undefined for all others. */
export function burrowLine(
  { say, who, clearing }: Pick<LogNames, 'say' | 'who' | 'clearing'>,
  e: { readonly piece: number; readonly clearing?: number; readonly from?: number; readonly to?: number },
  what: Name,
): readonly Part[] | undefined {
  const faction = who(OWNER[e.piece]!);
  if (e.clearing === BURROW) return say.rich('root-duchy.log.below', { faction, what });
  if (e.to === BURROW) return say.rich('root-duchy.log.down', { faction, what, from: clearing(e.from!) });
  return e.from === BURROW ? say.rich('root-duchy.log.up', { faction, what, to: clearing(e.to!) }) : undefined;
}

const titleOf = (card: number): TitleName => TITLES[TITLE_OF[card]!]!;

/** Makes the log names of a language from its names of things. */
export function logNamesIn(names: Names, option: (text: string) => string): LogNames {
  return {
    say: names.say,
    names,
    who: (party) => names.partyName(PARTIES[party]!),
    card: (id) => names.title(titleOf(id)),
    item: (id) => names.itemName(ITEMS[id]!),
    suit: (id) => names.suitName(SUITS[id]!),
    place: (id) => names.placeName(MOVE_ENDS[id]!),
    clearing: (id) => id + 1,
    pieces: (piece, n) => names.countName(PIECES[piece]!, n),
    quest: (id) => names.quest(QUESTS[id]!.id),
    option,
  };
}
