import { useEffect, useRef } from 'react';
import type { LogLine, SeatUpdate, TableUpdate } from '../table/messages.ts';
import { type SoundInputs, occasionsBetween } from './occasions.ts';
import { followGestures, playSound } from './player.ts';

interface TableSoundsProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  /** The log as far as the board shows it. */
  readonly log: readonly LogLine[];
  /** True while turns of others are played out: the viewer is asked, and the game ends, when they have been. */
  readonly isPlayingOut: boolean;
  /** True when the game rolled dice in this event. */
  readonly isRoll: ((event: object) => boolean) | undefined;
}

/** How long after a change it is heard, in ms: the present is there a moment before others' turns are played out. */
const SETTLED_MS = 60;

/** Makes the sounds of a table as it changes. It draws nothing. */
export function TableSounds({ update, mine, log, isPlayingOut, isRoll }: TableSoundsProps) {
  const before = useRef<SoundInputs>(undefined);
  const latest = useRef<SoundInputs>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = followGestures();
    return () => {
      stop();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  const { net, info, here } = update;
  const isAsked = mine.question >= 0 && mine.offered.length > 0 && !isPlayingOut;
  const isOver = info.over !== undefined && !isPlayingOut;
  const chat = net?.chat;
  useEffect(() => {
    const room = here.length > 0 ? 'seats' : 'spectators';
    const lines = (chat ?? []).filter(
      (line) => line.room === room && (line.seat === undefined || !here.includes(line.seat)),
    );
    const now: SoundInputs = { seat: mine.seat, isAsked, isOver, log, lines };
    latest.current = now;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const heard = latest.current!;
      for (const cue of occasionsBetween(before.current, heard, isRoll)) playSound(cue);
      before.current = heard;
    }, SETTLED_MS);
  }, [mine.seat, isAsked, isOver, log, chat, here, isRoll]);
  return null;
}
