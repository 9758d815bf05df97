import type { Worker } from 'node:worker_threads';

/** Sends an order to a thread and waits for its answer; undefined when it is interrupted. */
export function askWorker<A>(worker: Worker, order: object | number, stop: AbortSignal): Promise<A | undefined> {
  return new Promise((answer, fail) => {
    const end = (): void => answer(undefined);
    stop.addEventListener('abort', end, { once: true });
    worker.removeAllListeners();
    worker.on('message', (said: A) => {
      stop.removeEventListener('abort', end);
      answer(said);
    });
    worker.on('error', fail);
    worker.postMessage(order);
  });
}
