import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { prefersNoMotion } from '../animation/animations.tsx';
import { usePrefs } from '../state/prefs.ts';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { PlaybackClock } from '../turns/pace.ts';
import type { Stop } from '../turns/stops.ts';
import type { Turn } from '../turns/turns.ts';
import { useTexts } from './texts-provider.tsx';

/** The steps that are played: after `from`, up to `to`; without `to` whatever others still do. */
interface Range {
  readonly from: number;
  readonly to?: number;
}

/** A playback of others' turns on the board. */
export interface Playback {
  /** What is shown; undefined: nothing is played. */
  readonly stop: Stop | undefined;
  readonly at: number;
  readonly count: number;
  readonly isPlaying: boolean;
  /** The seat of a bot that thinks; undefined: none does. */
  readonly thinking: number | undefined;
  toggle(): void;
  move(by: number): void;
  /** Ends the playback and shows the present. */
  skip(): void;
  /** Plays turns again from their beginning. */
  replay(turns: readonly Turn[]): void;
}

/**
 * Plays out what others do, at the chosen speed. Nothing waits for it: the table goes on behind it, and `skip` shows the present.
 * With reduced motion nothing is played by itself.
 */
export function usePlayback(update: TableUpdate, mine: SeatUpdate, names: readonly string[]): Playback {
  const words = useTexts();
  const speed = usePrefs((prefs) => prefs.speed);
  const showPast = useTable((table) => table.showPast);
  const [range, setRange] = useState<Range>();
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  /** True from a skip until the present is shown. */
  const [isLeaving, setLeaving] = useState(false);
  const { log, seat, question } = mine;
  /** The part of the log that the reader has seen. */
  const seen = useRef({ seat, length: log.length, last: log.at(-1)?.n ?? -1 });
  /** True after a skip while others still decided: what they do until the viewer is asked is not played. */
  const isSkipping = useRef(false);
  const sitters = update.info.sitters;
  const thinking = update.asked.find(
    (one) => sitters[one]?.who === 'bot' || update.net?.table.seats[one]?.bot === true,
  );

  const stopsAfter = useCallback(
    ({ from, to = Infinity }: Range): readonly Stop[] => {
      const turns = words
        .turns(log)
        .filter((turn) => turn.kind === 'turn' && turn.seat !== seat && turn.steps.at(-1)!.step > from);
      return words.stops(turns, names).filter(({ step }) => step > from && step <= to);
    },
    [words, log, seat, names],
  );
  const stops = useMemo(() => (range ? stopsAfter(range) : []), [range, stopsAfter]);

  // Layout effect: the present must not be painted before the first stop.
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { seat, length: log.length, last: log.at(-1)?.n ?? -1 };
    const isSame = before.seat === seat && log[before.length - 1]?.n === before.last;
    const isSkipped = isSkipping.current;
    if (question >= 0 || !isSame) isSkipping.current = false;
    if (!isSame) setRange(undefined);
    else if (
      log.length > before.length &&
      !range &&
      !isSkipped &&
      speed !== 'off' &&
      !prefersNoMotion() &&
      !document.hidden
    ) {
      if (useTable.getState().past !== undefined || stopsAfter({ from: before.length }).length === 0) return;
      setRange({ from: before.length });
      setAt(0);
      setPlaying(true);
    }
  }, [log, seat, question, range, speed, stopsAfter]);

  const stop = stops[Math.min(at, stops.length - 1)];
  const shown = stop?.step;
  useLayoutEffect(() => {
    if (shown !== undefined && !isLeaving) void showPast(shown);
  }, [shown, isLeaving, showPast]);

  const isLast = at >= stops.length - 1;
  const isMore = range?.to === undefined && thinking !== undefined && question < 0;
  const skip = useCallback((): void => {
    isSkipping.current = isMore;
    // A stop that is due in the meantime would be shown last, and stay.
    setLeaving(true);
    // The last stop stays until the present is shown: between them nothing would be played, and nobody asked.
    void showPast(undefined).then(() => {
      setRange(undefined);
      setAt(0);
      setLeaving(false);
    });
  }, [showPast, isMore]);

  const clock = useMemo(() => range && new PlaybackClock(), [range]);
  useEffect(() => {
    if (!clock || !isPlaying || isLeaving) return undefined;
    if (speed === 'off') return skip();
    const begun = performance.now();
    const isWaiting = isLast && isMore;
    const next = (): void => (isLast ? skip() : setAt(at + 1));
    const timer = isWaiting ? undefined : setTimeout(next, clock.left(speed, at, stops.length));
    return () => {
      clearTimeout(timer);
      // New stops come while this one is shown: it does not begin again.
      clock.count(at, performance.now() - begun);
    };
  }, [clock, isPlaying, isLeaving, isLast, isMore, at, speed, stops.length, skip]);

  return {
    stop,
    at: Math.min(at, Math.max(0, stops.length - 1)),
    count: stops.length,
    isPlaying,
    thinking,
    toggle: () => setPlaying(!isPlaying),
    move(by) {
      setPlaying(false);
      if (by > 0 && isLast && !isMore) return skip();
      return setAt(Math.max(0, Math.min(at + by, stops.length - 1)));
    },
    skip,
    replay(turns) {
      const first = turns[0]?.steps[0]?.step;
      const last = turns.at(-1)?.steps.at(-1)?.step;
      if (first === undefined || last === undefined) return;
      setRange({ from: first - 1, to: last });
      setAt(0);
      setPlaying(!prefersNoMotion() && speed !== 'off');
    },
  };
}
