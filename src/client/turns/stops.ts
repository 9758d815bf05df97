import type { Turn, TurnEvent, TurnSentence } from './turns.ts';

/** A moment at which the playback of turns stops: the table after a step, and what happened. */
export interface Stop {
  readonly turn: Turn;
  /** The step after which the table is shown. */
  readonly step: number;
  readonly events: readonly TurnEvent[];
  readonly sentences: readonly TurnSentence[];
}

type SentenceMaker = (events: readonly TurnEvent[]) => readonly TurnSentence[];

/** Below this weight a sentence is routine, such as a drawn card: it is shown together with the one before. */
const ROUTINE_WEIGHT = 4;

/** A turn whose steps hold several parts, such as a machine card: one stop for each part. */
function partStops(turn: Turn, sentencesOf: SentenceMaker, isPart: (event: object) => boolean): Stop[] {
  const stops: Stop[] = [];
  let group: TurnEvent[] = [];
  const close = (): void => {
    const sentences = sentencesOf(group);
    const last = group.at(-1);
    if (last && sentences.length > 0) stops.push({ turn, step: last.step, events: group, sentences });
    group = [];
  };
  for (const one of turn.events) {
    if (group.length > 0 && (one.step !== group.at(-1)!.step || isPart(one.event))) close();
    group.push(one);
  }
  close();
  return stops;
}

/** One stop for each sentence, after the last of its steps. */
function sentenceStops(turn: Turn, sentencesOf: SentenceMaker): Stop[] {
  const stops: Stop[] = [];
  const sorted = [...sentencesOf(turn.events)].sort((a, b) => a.to - b.to);
  for (const [k, sentence] of sorted.entries()) {
    const last = stops.at(-1);
    const isJoined = last && (last.step === sentence.to || sentence.weight < ROUTINE_WEIGHT);
    // A sentence that ends later may have begun earlier: what it tells of the steps up to here is shown here.
    const begin = Math.min(...sorted.slice(k).map((one) => one.from));
    const from = isJoined ? last.events[0]!.step : Math.max(begin, (last?.step ?? 0) + 1);
    const events = turn.events.filter(({ step }) => step >= from && step <= sentence.to);
    if (isJoined) stops.pop();
    stops.push({ turn, step: sentence.to, events, sentences: isJoined ? [...last.sentences, sentence] : [sentence] });
  }
  return stops;
}

/** The stops of some turns: where a sentence ends, and at each part of a step that has several (`isPart`). */
export function stopsOf(
  turns: readonly Turn[],
  sentencesOf: SentenceMaker,
  isPart: (event: object) => boolean,
): Stop[] {
  return turns.flatMap((turn) =>
    turn.events.some(({ event }) => isPart(event))
      ? partStops(turn, sentencesOf, isPart)
      : sentenceStops(turn, sentencesOf),
  );
}

/** The turns of others after a seat's own last turn, or after the one before if its own turn is open. Set-up is left out. */
export function turnsSinceOwn(turns: readonly Turn[], seat: number): Turn[] {
  const isOwn = (turn: Turn): boolean => turn.seat === seat;
  let end = turns.length;
  while (end > 0 && isOwn(turns[end - 1]!)) end--;
  const last = turns.slice(0, end).findLastIndex(isOwn);
  return turns
    .slice(last + 1, end)
    .filter(
      (turn) => turn.kind === 'turn' && (turn.seat !== undefined || turn.steps.every(({ line }) => line.seat !== seat)),
    );
}
