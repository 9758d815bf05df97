import { useEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../protocol/index.ts';
import { useErrorText } from '../lobby/errors.ts';
import { ensureVisitor, codeOf, savedKey } from '../net/api.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { ServerTableUpdate, TableUpdate } from '../table/messages.ts';
import css from './chat.module.css';

const LONGEST = 500;

interface ChatProps {
  readonly news: TableUpdate;
  readonly net: ServerTableUpdate;
}

/** Why nothing can be said now; undefined: everything can. */
function silenceOf({ news, net }: ChatProps): 'quiet' | 'muted' | 'sentAway' | 'hushed' | undefined {
  if (net.table.sentAway) return 'sentAway';
  const own = net.table.seats.find(({ yours }) => yours);
  if (own?.muted) return 'muted';
  if (own === undefined && net.table.hushed && !net.table.yours) return 'hushed';
  return own !== undefined && news.window?.quiet === true && net.table.status === 'playing' ? 'quiet' : undefined;
}

/** Talk at the table: seats among themselves, spectators among themselves. */
export function Chat({ news, net }: ChatProps) {
  const { t } = useMessages();
  const faults = useErrorText();
  const { perform, reopen } = useTable();
  const name = usePrefs((prefs) => prefs.name);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [muted, setMuted] = useState<readonly string[]>([]);
  const [doubtful, setDoubtful] = useState<ChatLine>();
  const end = useRef<HTMLLIElement>(null);
  const room = news.here.length > 0 ? 'seats' : 'spectators';
  const lines = net.chat.filter((line) => line.room === room);
  const silence = silenceOf({ news, net });
  const { length } = lines;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);

  async function say(): Promise<void> {
    const said = text.trim();
    if (said === '' || silence !== undefined) return;
    if (savedKey() === undefined) {
      // Whoever only watches has no name yet; words need one.
      try {
        await ensureVisitor(name.trim() || t('lobby.label.guest'));
      } catch (error) {
        return setFault(codeOf(error));
      }
      await reopen();
    }
    const reply = await perform({ do: 'chat', room, text: said });
    setFault(reply.ok ? undefined : reply.fault);
    if (reply.ok) setText('');
  }

  return (
    <div className={css.chat}>
      <ol className={css.lines} tabIndex={0} aria-label={t('play.label.chat')} aria-live="polite">
        {lines.map((line, i) => (
          <li key={line.n} ref={i === length - 1 ? end : null}>
            {line.seat === undefined ? <Icon id="u-eye" size={20} /> : <SeatPiece seat={line.seat} size={24} />}
            <p>
              <b>{line.name}</b>
              <span>{hidden.includes(line.name) ? t('play.text.lineHidden') : line.text}</span>
            </p>
            {!(line.seat !== undefined && net.table.seats[line.seat]?.yours) && (
              <button
                type="button"
                className={css.doubt}
                onClick={() => setDoubtful(line)}
                aria-label={t('play.aria.aboutLine', { name: line.name })}
              >
                <Icon id="u-more" size={18} />
              </button>
            )}
          </li>
        ))}
        {length === 0 && <li className={css.empty}>{t(`play.text.chatEmpty.${room}`)}</li>}
      </ol>
      {silence !== undefined && <p className={css.silence}>{t(`play.reason.silence.${silence}`)}</p>}
      {fault !== undefined && (
        <p className={css.fault} role="alert">
          {faults(fault)}
        </p>
      )}
      <form
        className={css.say}
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <input
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          aria-label={t('play.label.sayHere')}
          placeholder={t('play.label.sayHere')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={parts.button} aria-disabled={silence !== undefined}>
          {t('play.button.send')}
        </button>
      </form>
      <Dialog open={doubtful !== undefined} close={() => setDoubtful(undefined)} title={doubtful?.name ?? ''}>
        {doubtful && (
          <AboutLine
            line={doubtful}
            net={net}
            hidden={hidden.includes(doubtful.name)}
            muted={muted.includes(doubtful.name)}
            mute={(on) => setMuted(on ? [...muted, doubtful.name] : muted.filter((name) => name !== doubtful.name))}
            hide={(on) => {
              setHidden(on ? [...hidden, doubtful.name] : hidden.filter((name) => name !== doubtful.name));
              setDoubtful(undefined);
            }}
            close={() => setDoubtful(undefined)}
          />
        )}
      </Dialog>
    </div>
  );
}

interface AboutLineProps {
  readonly line: ChatLine;
  readonly net: ServerTableUpdate;
  readonly hidden: boolean;
  /** The host has muted this spectator, as far as this page knows. */
  readonly muted: boolean;
  mute(on: boolean): void;
  hide(on: boolean): void;
  close(): void;
}

/** What can be done about a line: hide its author here, mute the seat for all (the host), report it. */
function AboutLine({ line, net, hidden, hide, close, ...spectator }: AboutLineProps) {
  const { t } = useMessages();
  const does = useTable((table) => table.perform);
  const [why, setWhy] = useState('');
  const { seat } = line;
  const muted = seat === undefined ? spectator.muted : net.table.seats[seat]?.muted === true;
  return (
    <div className={css.about}>
      <blockquote>{line.text}</blockquote>
      <button type="button" className={parts.button} onClick={() => hide(!hidden)}>
        <Icon id={hidden ? 'u-eye' : 'u-eye-off'} size={20} />
        {t(hidden ? 'play.button.showLines' : 'play.button.hideLines')}
      </button>
      {net.table.yours && (
        <button
          type="button"
          className={parts.button}
          onClick={() => {
            if (seat === undefined) {
              void does({ do: 'mute-author', n: line.n, on: !muted });
              spectator.mute(!muted);
            } else void does({ do: 'mute', seat, on: !muted });
            close();
          }}
        >
          <Icon id="u-lock" size={20} />
          {t(muted ? 'play.button.unmute' : 'play.button.mute')}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (why.trim() !== '') void does({ do: 'report', n: line.n, why: why.trim() });
          close();
        }}
      >
        <label>
          {t('play.label.reportWhy')}
          <input value={why} maxLength={LONGEST} onChange={({ target }) => setWhy(target.value)} />
        </label>
        <button type="submit" className={parts.button} aria-disabled={why.trim() === ''}>
          {t('play.button.report')}
        </button>
      </form>
    </div>
  );
}
