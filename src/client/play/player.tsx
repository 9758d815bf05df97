import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Segments } from '../components/segments.tsx';
import { SPEEDS, usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { joinSentences } from '../turns/join.ts';
import { Dice } from './dice.tsx';
import { pressesItself } from './keys.ts';
import type { Playback } from './playback.ts';
import css from './player.module.css';

/** Keys of the player: space, comma, full stop, Enter and Escape. They work as soon as it is seen. */
function usePlayerKeys(playback: Playback): void {
  const latest = useRef(playback);
  latest.current = playback;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select')) return;
      const isButton = target instanceof HTMLButtonElement;
      const { toggle, move, skip } = latest.current;
      if (event.key === ',') move(-1);
      else if (event.key === '.') move(1);
      else if (event.key === ' ' && !isButton) toggle();
      else if ((event.key === 'Enter' && !pressesItself(target)) || event.key === 'Escape') skip();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

/** How often what is told is drawn smaller where it does not fit: narrower letters, then all sentences as one text. */
const MOST_TIGHT = 2;

/** How much smaller the content of `room` must be drawn to fit; `content` names what it holds. */
function useFit(content: string): { readonly room: RefObject<HTMLDivElement | null>; readonly tight: number } {
  const room = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ content, tight: 0 });
  const tight = fit.content === content ? fit.tight : 0;
  useLayoutEffect(() => {
    const box = room.current;
    if (box && tight < MOST_TIGHT && box.scrollHeight > box.clientHeight + 1) setFit({ content, tight: tight + 1 });
  }, [content, tight]);
  return { room, tight };
}

interface PlayerProps {
  readonly playback: Playback;
  readonly names: readonly string[];
  /** True when the viewer must decide next. */
  readonly isMyTurn: boolean;
}

/** The controls of a playback, in the place of the prompt: whose turn, what happened, pause, steps, speed. */
export function Player({ playback, names, isMyTurn }: PlayerProps) {
  const { t } = useMessages();
  const { speed, set } = usePrefs();
  usePlayerKeys(playback);
  const { room, tight } = useFit(`${playback.at} ${playback.count}`);
  const { stop, at, count, isPlaying, thinking, toggle, move, skip } = playback;
  if (!stop) return null;
  const { seat, title } = stop.turn;
  const whose = [seat === undefined ? undefined : names[seat], title].filter((one) => one !== undefined);
  const sentences = joinSentences(stop.sentences, t('play.word.and'));
  return (
    <section className={css.player} data-playback aria-label={t('play.aria.playback')}>
      <p className={css.head}>
        {seat === undefined ? <Icon id="u-replay" size={22} /> : <SeatPiece seat={seat} size={26} />}
        <b>{whose.join(' · ')}</b>
        <span>{t('play.label.ofMany', { n: at + 1, of: count })}</span>
        {thinking !== undefined && (
          <em className={css.thinking} data-thinking={thinking}>
            <Icon id="u-spinner" size={16} />
            {t('play.label.thinking', { name: names[thinking] ?? '' })}
          </em>
        )}
      </p>
      <div ref={room} className={css.told} data-tight={tight === 0 ? undefined : tight} role="status">
        {sentences.map(({ parts, dice }, k) => (
          <p key={`${stop.step} ${k}`}>
            <Dice dice={dice} />
            <RichText parts={parts} />
          </p>
        ))}
      </div>
      <div className={css.do}>
        <button type="button" onClick={() => move(-1)} aria-label={t('play.button.earlier')} aria-disabled={at === 0}>
          <Icon id="u-prev" size={20} />
        </button>
        <button
          type="button"
          className={css.main}
          onClick={toggle}
          aria-label={t(isPlaying ? 'play.button.pause' : 'play.button.play')}
        >
          <Icon id={isPlaying ? 'u-pause' : 'u-play'} size={22} />
        </button>
        <button type="button" onClick={() => move(1)} aria-label={t('play.button.later')}>
          <Icon id="u-next" size={20} />
        </button>
        <Segments
          label={t('shell.label.speed')}
          choices={SPEEDS}
          value={speed}
          name={(one) => t(`shell.choice.speed.${one}`)}
          set={(one) => set({ speed: one })}
        />
        <progress max={count} value={at + 1} aria-hidden="true" />
      </div>
      <button type="button" className={css.skip} onClick={skip} data-skip>
        {t(isMyTurn ? 'play.button.toMyTurn' : 'play.button.present')} <kbd>↵</kbd>
      </button>
    </section>
  );
}
