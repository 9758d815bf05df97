import type { FromWorker, TablePush, TableReply, TableRequest } from './messages.ts';

/** A line to the worker that holds a table. */
export interface TableConnection {
  ask(request: TableRequest): Promise<TableReply>;
  close(): void;
}

/** Starts a worker; `heard` gets what it says without being asked. */
export function connectLocalTable(heard: (push: TablePush) => void): TableConnection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const waiting = new Map<number, (reply: TableReply) => void>();
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
