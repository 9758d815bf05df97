/** Node.js 24 measures the processor time of one thread; older versions do not have this function. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => { readonly user: number; readonly system: number } };

function processorTime(): number {
  const { user, system } = threadCpuUsage!();
  return (user + system) / 1000;
}

/**
 * A clock for bots that are compared with each other, in ms: the processor time of the calling thread where Node.js measures it, so
 * that other programs on the machine take no time from a bot; else the time of day.
 */
export const threadClock: () => number = threadCpuUsage ? processorTime : () => performance.now();
