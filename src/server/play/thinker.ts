import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Thinker } from '../house.ts';
import type { Asked, Thought } from './bot-work.ts';

/** The program of the thread that thinks for bots: beside the bundle, or from the sources. */
export function botWorker(): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL('./bot-worker.ts', here);
  return new URL(here.includes('/chunks/') ? '../bot-worker.mjs' : './bot-worker.mjs', here);
}

/** Node cannot load TypeScript in a thread by itself: there tsx comes first. */
function startWorker(program: URL): Worker {
  if (!program.pathname.endsWith('.ts')) return new Worker(fileURLToPath(program));
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(program.href)}); })`;
  return new Worker(code, { eval: true });
}

/** Bots think in a thread of their own, each task within a budget of milliseconds. */
export function newThinker(program: URL, budget: number, log: Logger): Thinker {
  const waiting = new Map<number, (say: string | undefined) => void>();
  let worker: Worker | undefined;
  let last = 0;
  let closed = false;

  /** Nothing that was asked of a thread that is gone will be answered. */
  function giveUp(): void {
    worker = undefined;
    for (const settle of waiting.values()) settle(undefined);
  }

  function running(): Worker {
    if (worker) return worker;
    const started = startWorker(program);
    started.unref();
    started.on('message', ({ id, say }: Thought) => waiting.get(id)?.(say));
    started.on('error', (error) => log.error({ err: error }, 'the bots’ thread failed'));
    started.on('exit', () => {
      if (worker === started) giveUp();
    });
    worker = started;
    return started;
  }

  return {
    think(task) {
      if (closed) return Promise.resolve(undefined);
      const id = ++last;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          settle(undefined);
          // It may be stuck for good: the next task gets a new thread.
          const stuck = worker;
          giveUp();
          void stuck?.terminate();
        }, budget);
        const settle = (say: string | undefined): void => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(say);
        };
        waiting.set(id, settle);
        running().postMessage({ ...task, id, luck: randomInt(2 ** 31) } satisfies Asked);
      });
    },
    async close() {
      closed = true;
      const open = worker;
      giveUp();
      await open?.terminate();
    },
  };
}
