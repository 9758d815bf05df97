/** Overhead of a bot's answer beyond its thinking time, in ms: drawing a world, messages to the thread. */
const SLACK_MS = 100;

/**
 * Interval of the ticks at which a bot may answer in a secret window, in ms: a multiple of `secret` that fits its thinking time.
 * It depends on the table and the bot's level, never on the hand: a bot without a choice waits as long as one that thinks.
 */
export function stepFor(secret: number, time: number): number {
  const tick = Math.max(1, secret);
  return tick * Math.max(1, Math.ceil((time + SLACK_MS) / tick));
}

/** The first tick at or after `ready`: whole steps after the question. All times in ms since 1970. */
export function tickFrom(askedAt: number, step: number, ready: number): number {
  return askedAt + step * Math.max(1, Math.ceil((ready - askedAt) / step));
}

/** The tick that an answer given at `now` is stamped with: the last one, so that load is not visible in the times. */
export function lastTick(askedAt: number, step: number, now: number): number {
  return askedAt + step * Math.max(0, Math.floor((now - askedAt) / step));
}
