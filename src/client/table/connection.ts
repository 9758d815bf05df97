import type { FromWorker, TablePush, TableReply, TableRequest } from './messages.ts';

/** The page's connection to a table: in a worker, on the server, or guided. */
export interface TableConnection {
  ask(request: TableRequest): Promise<TableReply>;
  close(): void;
}

/** Connects to a table of this browser, in a worker of its own; `onPush` gets what it sends without being asked. */
export function connectLocalTable(onPush: (push: TablePush) => void): TableConnection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const waiting = new Map<number, (reply: TableReply) => void>();
  let number = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('push' in data) return onPush(data.push);
    waiting.get(data.number)?.(data.reply);
    waiting.delete(data.number);
  };
  worker.onerror = () => onPush({ trouble: 'storage' });
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
