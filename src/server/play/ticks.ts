/** What a thought may take beyond its time: to draw a world, to reach the thread and to come back, in milliseconds. */
const SLACK_MS = 100;

/**
 * The time between two ticks at which a bot may answer in a secret window: whole `secret` times, and enough of them for the
 * whole thought. It depends on the table and on the bot's level, never on the hand: the answer of a bot without a choice waits
 * as long as that of one that thought about it.
 */
export function stepFor(secret: number, time: number): number {
  const tick = Math.max(1, secret);
  return tick * Math.max(1, Math.ceil((time + SLACK_MS) / tick));
}

/** The first tick at which an answer may be given that was ready at `ready`: whole steps after the question. */
export function tickFrom(askedAt: number, step: number, ready: number): number {
  return askedAt + step * Math.max(1, Math.ceil((ready - askedAt) / step));
}

/** The tick that an answer given at `now` is stamped with: the last one, so that a busy machine leaves no trace. */
export function lastTick(askedAt: number, step: number, now: number): number {
  return askedAt + step * Math.max(0, Math.floor((now - askedAt) / step));
}
