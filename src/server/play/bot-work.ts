import { parentPort } from 'node:worker_threads';
import { fastRandom, type Kinds } from '../../kernel/index.ts';
import { chairOf, load, randomPlayer } from '../../kernel/table/index.ts';
import type { Registry } from '../../shelf/index.ts';
import { gameNamed, type Task } from '../house.ts';

/** What the main thread asks. */
export interface Asked extends Task {
  readonly id: number;
  readonly luck: number;
}

/** What the worker answers. */
export interface Thought {
  readonly id: number;
  readonly say: string | undefined;
}

async function think(games: Registry, { game: name, settings, world, seat, luck }: Asked): Promise<string | undefined> {
  const game = await gameNamed(games, name);
  const read = game?.readSettings(settings);
  if (!game || !read?.ok) return undefined;
  const state = load<Kinds['state']>(world, read.value);
  const chair = chairOf(game, state, seat);
  if (chair.options.length === 0) return undefined;
  return (await randomPlayer<Kinds>(fastRandom(luck)).answer(chair)).text;
}

/** Answers tasks for as long as the thread lives. */
export function workForBots(games: Registry): void {
  parentPort?.on('message', (asked: Asked) => {
    think(games, asked).then(
      (say) => parentPort?.postMessage({ id: asked.id, say } satisfies Thought),
      () => parentPort?.postMessage({ id: asked.id, say: undefined } satisfies Thought),
    );
  });
}
