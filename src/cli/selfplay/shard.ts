import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recorder } from '../../bots/learned/records.ts';
import { type Learning, sharesOf } from '../../bots/learned/learning.ts';
import { fastRandom, type GameTypes, type Random } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { learningOf } from '../../registry/bots.ts';
import { UserError } from '../user-error.ts';
import { type Contestant, createContestantBot, type ContestantEvaluation, evaluationsFor } from '../contestants.ts';
import { type AnyGame, parseSettings } from '../games.ts';
import { playAct } from '../play-act.ts';

/** A bot of self-play, and how often it is chosen in relation to the others. */
export interface Candidate extends Contestant {
  readonly share: number;
}

/** What all shards of a run have in common. */
export interface Selfplay {
  readonly bots: readonly Candidate[];
  /** Settings that every table has; all others are random. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly folder: string;
  /** Number of games of a shard. */
  readonly size: number;
}

/** What a finished shard holds. */
export interface ShardResult {
  readonly games: number;
  readonly rows: number;
}

/** Most acts of a game. A longer one is dropped. */
const MOST_ACTS = 20_000;

/** One table in this many seats different bots; at the others one bot sits on every seat. */
const MIXED_EVERY = 4;
/** The number of a mixed table's bot. */
const MIXED = 255;

/** The file of the shard that begins with a seed. */
export const shardFile = (folder: string, seed: number): string =>
  join(folder, `${String(seed).padStart(10, '0')}.rec`);

function pick(bots: readonly Candidate[], random: Random): number {
  let left = random(bots.reduce((sum, { share }) => sum + share, 0));
  for (let i = 0; i < bots.length; i++) if ((left -= bots[i]!.share) < 0) return i;
  return bots.length - 1;
}

/** Learning of a game that has it. */
export async function requireLearning(game: AnyGame): Promise<Learning<GameTypes>> {
  const learning = await learningOf(game);
  if (!learning) throw new UserError(`bots of ${game.name} do not learn`);
  return learning;
}

/** Plays the games of one shard and writes its file. The same seed gives the same bytes. */
export async function playShard(game: AnyGame, selfplay: Selfplay, seed: number): Promise<ShardResult> {
  const learning = await requireLearning(game);
  const { bots, folder, size } = selfplay;
  const evaluations = await evaluationsFor(game, bots);
  const { sections, outputs } = learning;
  const recorder = new Recorder({
    game: game.name,
    rules: game.version,
    bots: bots.map(({ text }) => text),
    sections: sections.map((each) => ({ name: each.name, size: each.size, hash: each.hash })),
    outputs,
  });
  const reader = learning.reader();
  for (let k = 0; k < size; k++) playGame(game, selfplay, evaluations, learning, reader, recorder, seed + k);
  const file = shardFile(folder, seed);
  writeFileSync(`${file}.part`, recorder.bytes());
  renameSync(`${file}.part`, file);
  return { games: recorder.games, rows: recorder.rows };
}

/** Plays one game and records the position at the start of each turn. */
function playGame(
  game: AnyGame,
  { bots, settings: common }: Selfplay,
  evaluations: readonly ContestantEvaluation[],
  learning: Learning<GameTypes>,
  reader: ReturnType<Learning<GameTypes>['reader']>,
  recorder: Recorder,
  seed: number,
): void {
  const random = fastRandom(seed);
  const settings = parseSettings(game, { ...learning.randomTable(random), ...common });
  const isMixed = bots.length > 1 && random(MIXED_EVERY) === 0;
  const first = pick(bots, random);
  const chosen = Array.from({ length: settings.seats }, () => (isMixed ? pick(bots, random) : first));
  const players = chosen.map((k, seat) =>
    createContestantBot(bots[k]!, game, evaluations[k]!, fastRandom(seed * 8 + seat)),
  );
  const { evaluator } = evaluations[first]!;
  const s = game.begin(settings);
  let turn = evaluator.turn(s);
  let turns = 0;
  let sides = 0;
  for (let acts = 0; acts < MOST_ACTS && !s.over; acts++) {
    // Where the search evaluates: a turn has ended, and nothing is pending.
    if (evaluator.turn(s) !== turn && evaluator.isQuiet(s)) {
      turn = evaluator.turn(s);
      turns++;
      const inputs = reader.read(s);
      if (inputs) recorder.add(turns, inputs);
      sides = inputs?.sides.length ?? 0;
    }
    playAct(game, s, random, (seat) => players[seat]!.answer(perspectiveOf(game, s, seat)));
  }
  const winners = s.over?.winners;
  const won = winners && sharesOf(sides, settings.seats, evaluator.together, winners);
  recorder.endGame(seed, isMixed ? MIXED : first, won);
}
