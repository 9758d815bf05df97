import type { FromReviewer, ToReviewer } from './messages.ts';
import { ReviewWorker } from './review-worker.ts';

/** The used part of a worker's global scope; this module is typed for pages. */
interface WorkerScope {
  postMessage(message: FromReviewer): void;
  onmessage: ((event: MessageEvent<ToReviewer>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const reviewWorker = new ReviewWorker(
  (message) => scope.postMessage(message),
  () => performance.now(),
);
scope.onmessage = ({ data }) => void reviewWorker.handle(data);
