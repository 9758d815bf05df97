import type { FromWorker, Push, Reply, Request } from './messages.ts';

/** A line to the worker that holds a table. */
export interface Line {
  ask(request: Request): Promise<Reply>;
  close(): void;
}

/** Starts a worker; `heard` gets what it says without being asked. */
export function openLine(heard: (push: Push) => void): Line {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const waiting = new Map<number, (reply: Reply) => void>();
  let number = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('push' in data) return heard(data.push);
    waiting.get(data.number)?.(data.reply);
    waiting.delete(data.number);
  };
  worker.onerror = () => heard({ trouble: 'storage' });
  return {
    ask: (request) =>
      new Promise((done) => {
        number += 1;
        waiting.set(number, done);
        worker.postMessage({ number, request });
      }),
    close: () => worker.terminate(),
  };
}
