import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { BOT_NICENESS } from './thread-priority.ts';

const PROGRAM = new URL('./thread-priority.ts', import.meta.url).href;

test.runIf(process.platform === 'linux')(
  'the thread of bots lowers its own priority, not that of the server',
  async () => {
    const before = getPriority(process.pid);
    const code = `
    const { parentPort } = require('node:worker_threads');
    const { getPriority } = require('node:os');
    import('tsx/esm/api').then(async ({ register }) => {
      register();
      const { lowerThreadPriority, threadNumber } = await import(${JSON.stringify(PROGRAM)});
      lowerThreadPriority();
      parentPort.postMessage(getPriority(threadNumber()));
    });`;
    const worker = new Worker(code, { eval: true });
    const priority = await new Promise((said, failed) => {
      worker.once('message', said);
      worker.once('error', failed);
    });
    await worker.terminate();
    expect(priority).toBe(Math.max(before, BOT_NICENESS));
    expect(getPriority(process.pid)).toBe(before);
  },
);
