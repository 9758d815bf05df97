import type { FromWorker, TablePush, TableReply, TableRequest } from './messages.ts';

/** The page's connection to a table: in a worker, on the server, or guided. */
export interface TableConnection {
  ask(request: TableRequest): Promise<TableReply>;
  close(): void;
}

/** Connects to a table of this browser, in a worker of its own; `onPush` gets what it sends without being asked. */
export function connectLocalTable(onPush: (push: TablePush) => void): TableConnection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const pending = new Map<number, (reply: TableReply) => void>();
  let number = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('push' in data) return onPush(data.push);
    pending.get(data.number)?.(data.reply);
    pending.delete(data.number);
  };
  worker.onerror = () => onPush({ openError: 'stopped' });
  /**
   * Browsers keep a page that was left for the way back, with its worker suspended. A suspended worker would hold its lock, and in
   * WebKit an open transaction, which stops every later table. So the worker ends with the page, and a page that is shown again is
   * loaded again.
   */
  const leave = (): void => worker.terminate();
  const comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) location.reload();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return {
    ask: (request) =>
      new Promise((resolve) => {
        number += 1;
        pending.set(number, resolve);
        worker.postMessage({ number, request });
      }),
    close() {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      worker.terminate();
    },
  };
}
