import { type Bot } from '../../bots/index.ts';
import {
  fastRandom,
  type GameTypes,
  type Option,
  type Seat,
  type Settings,
  EventRecorder,
} from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { type Contestant, createContestantBot, evaluationsFor } from '../contestants.ts';
import type { AnyGame } from '../games.ts';
import { checkActs, playAct } from '../play-act.ts';
import { threadClock } from '../thread-clock.ts';

/** Points of one seat by origin. */
export type Sources = Readonly<Record<string, number>>;

/** One seat of one game. */
export interface SeatResult {
  /** The index of its contestant. */
  readonly bot: number;
  /** 1 for a win alone, a share where several won, 0 else. */
  readonly won: number;
  readonly score: number;
  /** Questions with two or more answers, and the time they took in milliseconds. */
  readonly moves: number;
  readonly ms: number;
  readonly sources: Sources;
}

/** One game of an arena. */
export interface Match {
  readonly seed: number;
  readonly acts: number;
  readonly seats: readonly SeatResult[];
  /** What each seat plays, where the table was drawn: in Root its faction. */
  readonly roles?: readonly string[];
}

/** The settings that all games of an arena share. */
export interface Contest {
  readonly settings: Settings;
  readonly bots: readonly Contestant[];
}

interface PointsEvent {
  readonly type?: unknown;
  readonly points: number;
  readonly seat?: number;
  readonly faction?: number;
  readonly source?: string;
  readonly law?: string;
}

/** The seat, origin and points of an event about points; undefined for other events. */
function scoredIn(event: object, s: GameTypes['state']): { seat: number; source: string; points: number } | undefined {
  const { type, points, seat, faction, source, law } = event as PointsEvent;
  if (type !== 'scored') return undefined;
  const seats = 'seat' in s && Array.isArray(s.seat) ? (s.seat as readonly number[]) : [];
  const who = seat ?? (faction === undefined ? -1 : (seats[faction] ?? -1));
  return who < 0 ? undefined : { seat: who, source: source ?? law ?? '', points };
}

/** Plays game number `n` of a contest: contestants change seats from game to game. */
export async function playMatch(game: AnyGame, { settings, bots }: Contest, seed: number, n: number): Promise<Match> {
  const random = fastRandom(seed);
  const evaluations = await evaluationsFor(game, bots);
  const { seats } = settings;
  const sat = Array.from({ length: seats }, (_, seat) => (seat + n) % seats);
  const players: Bot<GameTypes>[] = sat.map((k, seat) =>
    // Each bot has its own generator, so that searches of others do not change its answers.
    createContestantBot(bots[k]!, game, evaluations[k]!, fastRandom(seed * 8 + seat)),
  );
  const moves = sat.map(() => 0);
  const ms = sat.map(() => 0);
  const sources = sat.map((): Record<string, number> => ({}));
  const s = game.begin(settings);
  const answer = (seat: Seat): Option => {
    const perspective = perspectiveOf(game, s, seat);
    const start = threadClock();
    const option = players[seat]!.answer(perspective);
    if (perspective.options.length > 1) {
      moves[seat]!++;
      ms[seat]! += threadClock() - start;
    }
    return option;
  };
  let acts = 0;
  for (; !s.over; acts++) {
    checkActs(game, seed, acts);
    const recorder = new EventRecorder();
    playAct(game, s, random, answer, recorder);
    for (const { shared } of recorder.tellings) {
      const scored = scoredIn(shared, s);
      if (scored) sources[scored.seat]![scored.source] = (sources[scored.seat]![scored.source] ?? 0) + scored.points;
    }
  }
  const { winners } = s.over;
  const scores = game.scores(s);
  const together = winners.length === seats && seats > 1;
  return {
    seed,
    acts,
    seats: sat.map((bot, seat) => ({
      bot,
      won: winners.includes(seat) ? 1 / (together ? 1 : winners.length) : 0,
      score: scores[seat]!,
      moves: moves[seat]!,
      ms: Math.round(ms[seat]! * 10) / 10,
      sources: sources[seat]!,
    })),
  };
}
