import type { FromReviewer, ToReviewer } from './messages.ts';
import { ReviewWorker } from './review-worker.ts';

/** The part of a worker's global that is used here; the room is typed for pages. */
interface WorkerScope {
  postMessage(message: FromReviewer): void;
  onmessage: ((event: MessageEvent<ToReviewer>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const desk = new ReviewWorker(
  (message) => scope.postMessage(message),
  () => performance.now(),
);
scope.onmessage = ({ data }) => void desk.hear(data);
