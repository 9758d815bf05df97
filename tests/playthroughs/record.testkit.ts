import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRandom, type GameTypes, type Settings } from '../../src/kernel/index.ts';
import { type PlayedAct, playthrough } from '../../src/kernel/conformance/index.ts';
import { runPlayers, fastSource, journalOf, Referee } from '../../src/kernel/referee/index.ts';
import { createBot } from '../../src/bots/index.ts';
import { evaluatorFor } from '../../src/registry/bots.ts';
import { type AnyGame, GAME_RULES } from '../../src/registry/index.ts';
import type { Plan } from './plan.ts';

/** Where the recorded games lie. */
export const FOLDER = join(import.meta.dirname, 'games');

/** The file of a recorded game. */
export const fileOf = (name: string): string => join(FOLDER, `${name}.txt`);

/** The names of all recorded games. */
export const recordedNames = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, '')) : [];

async function gameOf(name: string): Promise<AnyGame> {
  const load = GAME_RULES[name];
  if (!load) throw new Error(`there is no game ${name}`);
  return load();
}

function settingsFor(game: AnyGame, raw: unknown): Settings {
  const reading = game.readSettings(raw);
  if (!reading.ok) throw new Error(`${game.name} does not take ${JSON.stringify(raw)}: ${JSON.stringify(reading)}`);
  return reading.value;
}

const textOf = (game: AnyGame, settings: Settings, acts: readonly PlayedAct[]): string =>
  playthrough<GameTypes>(game, settings, acts, { marks: true });

/** Plays a game as planned and gives its text. */
export async function record({ game: name, settings: raw, bots }: Plan, seed: number): Promise<string> {
  const game = await gameOf(name);
  const seated = Array.isArray(raw['factions']) ? { seats: raw['factions'].length, ...raw } : raw;
  const settings = settingsFor(game, seated);
  const referee = new Referee({ game, settings, source: fastSource(fastRandom(seed)) });
  const judge = await evaluatorFor(game);
  const players = Array.from({ length: settings.seats }, (_, seat) =>
    createBot(bots, game, judge, fastRandom(seed + 1 + seat)),
  );
  await runPlayers(referee, players);
  return textOf(game, settings, journalOf(referee).entries as readonly PlayedAct[]);
}

function actOf(text: string): PlayedAct {
  const [who = '', ...words] = text.split(' ');
  const rest = words.join(' ');
  // The name of an outcome is enough: its number is looked up.
  if (who === 'chance') return { chance: rest, n: 0, of: 0 };
  const seat = Number(who);
  if (rest === 'withdraws') return { withdraw: seat };
  return words[0] === 'aside' ? { seat, aside: rest.slice('aside '.length) } : { seat, say: rest };
}

/** Replays the acts of a recorded game: the recorded text, and the text of the replay. */
export async function replayed(name: string): Promise<{ readonly was: string; readonly is: string }> {
  const was = readFileSync(fileOf(name), 'utf8');
  const [first = '', second = '', ...lines] = was.split('\n');
  const game = await gameOf(first.split(' ')[0]!);
  const acts = lines.flatMap((line) => /^\d+ (.+)$/.exec(line)?.[1] ?? []).map(actOf);
  return { was, is: textOf(game, settingsFor(game, JSON.parse(second)), acts) };
}
