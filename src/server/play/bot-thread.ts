import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { BotTask, BotRunner } from '../context.ts';
import type { BotResult, BotRequest, BotThreadMessage } from './bot-thread-main.ts';
import { thinkingTimeUnderLoad } from './bot-pool.ts';

/** Entry of the bot thread: beside the bundle, or in the sources. */
export function botThreadUrl(): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL('./bot-worker.ts', here);
  return new URL(here.includes('/chunks/') ? '../bot-worker.mjs' : './bot-worker.mjs', here);
}

/** Starts a worker. A TypeScript entry is loaded through tsx. */
function startWorker(program: URL): Worker {
  if (!program.pathname.endsWith('.ts')) return new Worker(fileURLToPath(program));
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(program.href)}); })`;
  return new Worker(code, { eval: true });
}

/** Time limit to start a thread and load a game, in ms. It doubles each time it was not enough. */
const START_MS = 60_000;

/** Most starts of a thread for one task; then the task is given up. */
const MOST_STARTS = 3;

/** A task that waits or runs. */
interface Pending {
  readonly task: BotTask;
  readonly settle: (answer: BotResult | undefined) => void;
  /** How many threads were given up before they started the task. */
  readonly starts: number;
}

/** The task that the thread runs. */
interface Current extends Pending {
  readonly id: number;
  timer: NodeJS.Timeout;
}

/**
 * Starts a bot thread. It runs tasks in sequence, each within `budget` ms. Waiting in the queue, starting the thread and loading
 * rules do not count: only a task that is stuck is given up, however busy the machine is.
 */
export function startBotThread(program: URL, budget: number, log: Logger, startLimit = START_MS): BotRunner {
  const queue: Pending[] = [];
  let current: Current | undefined;
  let worker: Worker | undefined;
  let last = 0;
  let closed = false;
  let limit = startLimit;

  function running(): Worker {
    if (worker) return worker;
    const started = startWorker(program);
    started.unref();
    started.on('message', (message: BotThreadMessage) => receive(started, message));
    started.on('error', (error) => log.error({ err: error }, 'bot thread failed'));
    started.on('exit', () => {
      if (worker === started) replaceThread();
    });
    worker = started;
    return started;
  }

  function finish(): void {
    clearTimeout(current?.timer);
    current?.settle(undefined);
    current = undefined;
  }

  function receive(from: Worker, message: BotThreadMessage): void {
    if (worker !== from || current?.id !== message.id) return;
    clearTimeout(current.timer);
    if ('begun' in message) {
      current.timer = setTimeout(replaceThread, budget);
      return;
    }
    const { id, ...answer } = message;
    const { settle, task } = current;
    if (answer.rest > 0 && (task.level === 'hard' || task.level === 'master')) {
      // The thread stays blocked for the whole time: other tasks must not reveal whether the bot had a choice.
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

  /** The thread ended or is stuck: gives up its task; the next task gets a new thread. */
  function replaceThread(): void {
    const gone = worker;
    worker = undefined;
    void gone?.terminate();
    finish();
    next();
  }

  /** The thread did not start the task in time: repeats the task in a new thread. */
  function retryInNewThread(): void {
    limit *= 2;
    log.warn({ limit }, 'bot thread not ready in time');
    if (current && current.starts + 1 < MOST_STARTS) {
      const { task, settle, starts } = current;
      queue.unshift({ task, settle, starts: starts + 1 });
      current = undefined;
    }
    replaceThread();
  }

  function next(): void {
    if (current || closed) return;
    // Tasks with low priority wait for all others.
    const first = Math.max(
      0,
      queue.findIndex(({ task }) => !task.low),
    );
    const [pending] = queue.splice(first, 1);
    if (!pending) return;
    const id = ++last;
    current = { ...pending, id, timer: setTimeout(retryInNewThread, limit) };
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
