import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { BotTask, BotRunner } from '../context.ts';
import type { BotResult, BotRequest, BotThreadMessage } from './bot-thread-main.ts';
import { thinkingTimeUnderLoad } from './bot-pool.ts';

/** The program of the thread that thinks for bots: beside the bundle, or from the sources. */
export function botThreadUrl(): URL {
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

/** How long a thread may take to start and to load a game; each time that was not enough it is given twice as long. */
const PATIENCE_MS = 60_000;

/** A task for which a thread did not get ready so often is given up. */
const MOST_STARTS = 3;

/** A task that waits for the thread, or that it is busy with. */
interface Pending {
  readonly task: BotTask;
  readonly settle: (answer: BotResult | undefined) => void;
  /** How often a thread was given up before it began to think about it. */
  readonly starts: number;
}

/** What the thread is busy with just now. */
interface Current extends Pending {
  readonly id: number;
  timer: NodeJS.Timeout;
}

/**
 * Bots think in a thread of their own, one after the other, each task within a budget of milliseconds. Waiting for one's
 * turn does not count, nor does what the thread needs to start and to load the rules: however many tables ask at once and
 * however busy the machine is, only a thought that is stuck is given up.
 */
export function startBotThread(program: URL, budget: number, log: Logger, patience = PATIENCE_MS): BotRunner {
  const queue: Pending[] = [];
  let current: Current | undefined;
  let worker: Worker | undefined;
  let last = 0;
  let closed = false;
  let allowed = patience;

  function running(): Worker {
    if (worker) return worker;
    const started = startWorker(program);
    started.unref();
    started.on('message', (said: BotThreadMessage) => heard(started, said));
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

  function heard(from: Worker, said: BotThreadMessage): void {
    if (worker !== from || current?.id !== said.id) return;
    clearTimeout(current.timer);
    if ('begun' in said) {
      current.timer = setTimeout(leave, budget);
      return;
    }
    const { id, ...answer } = said;
    const { settle, task } = current;
    if (answer.rest > 0 && task.level === 'hard') {
      // Who waits for the thread must not see whether there was anything to think about: the whole time is taken.
      current.timer = setTimeout(() => {
        if (current?.id !== id) return;
        current = undefined;
        settle(answer);
        next();
      }, answer.rest);
      return;
    }
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

  /** The thread did not even begin to think: that says nothing about the task, which is asked again. */
  function startAnew(): void {
    allowed *= 2;
    log.warn({ allowed }, 'the bots’ thread did not get ready in time');
    if (current && current.starts + 1 < MOST_STARTS) {
      const { task, settle, starts } = current;
      queue.unshift({ task, settle, starts: starts + 1 });
      current = undefined;
    }
    leave();
  }

  function next(): void {
    if (current || closed) return;
    // Where no person plays, bots wait until nobody else does.
    const first = Math.max(
      0,
      queue.findIndex(({ task }) => !task.low),
    );
    const [pending] = queue.splice(first, 1);
    if (!pending) return;
    const id = ++last;
    current = { ...pending, id, timer: setTimeout(startAnew, allowed) };
    const time = thinkingTimeUnderLoad(pending.task.time, queue.length);
    running().postMessage({ ...pending.task, time, id, luck: randomInt(2 ** 31) } satisfies BotRequest);
  }

  function ask(task: BotTask): Promise<BotResult | undefined> {
    if (closed) return Promise.resolve(undefined);
    return new Promise((settle) => {
      queue.push({ task, settle, starts: 0 });
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
