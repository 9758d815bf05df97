import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Task, Thinker } from '../house.ts';
import type { Answer, Asked, Thought } from './bot-work.ts';

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

/** A task that waits for the thread, or that it is busy with. */
interface Pending {
  readonly task: Task;
  readonly settle: (answer: Answer | undefined) => void;
}

/** What the thread is busy with just now. */
interface Current extends Pending {
  readonly id: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Bots think in a thread of their own, one after the other, each task within a budget of milliseconds. Waiting for one's
 * turn does not count: however many tables ask at once, only a thought that is stuck is given up.
 */
export function newThinker(program: URL, budget: number, log: Logger): Thinker {
  const queue: Pending[] = [];
  let current: Current | undefined;
  let worker: Worker | undefined;
  let last = 0;
  let closed = false;

  function running(): Worker {
    if (worker) return worker;
    const started = startWorker(program);
    started.unref();
    started.on('message', (thought: Thought) => heard(started, thought));
    started.on('error', (error) => log.error({ err: error }, 'the bots’ thread failed'));
    started.on('exit', () => {
      if (worker === started) leave();
    });
    worker = started;
    return started;
  }

  function finish(): void {
    clearTimeout(current?.timer);
    current?.settle(undefined);
    current = undefined;
  }

  function heard(from: Worker, { id, ...answer }: Thought): void {
    if (worker !== from || current?.id !== id) return;
    const { settle } = current;
    clearTimeout(current.timer);
    current = undefined;
    if (answer.rest > 0) setTimeout(() => settle(answer), answer.rest);
    else settle(answer);
    next();
  }

  /** The thread is gone or stuck: nothing that it was asked will be answered, and the next task gets a new one. */
  function leave(): void {
    const gone = worker;
    worker = undefined;
    void gone?.terminate();
    finish();
    next();
  }

  function next(): void {
    if (current || closed) return;
    const pending = queue.shift();
    if (!pending) return;
    const id = ++last;
    current = { ...pending, id, timer: setTimeout(leave, budget) };
    running().postMessage({ ...pending.task, id, luck: randomInt(2 ** 31) } satisfies Asked);
  }

  function ask(task: Task): Promise<Answer | undefined> {
    if (closed) return Promise.resolve(undefined);
    return new Promise((settle) => {
      queue.push({ task, settle });
      next();
    });
  }

  return {
    think: async (task) => (await ask(task))?.say,
    advise: async (task) => (await ask({ ...task, hint: true }))?.advice,
    async close() {
      closed = true;
      const open = worker;
      worker = undefined;
      finish();
      for (const { settle } of queue.splice(0)) settle(undefined);
      await open?.terminate();
    },
  };
}
