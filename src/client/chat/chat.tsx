import { useEffect, useRef, useState } from 'react';
import type { ChatLine, Phrase } from '../../protocol/index.ts';
import { useErrorText } from '../lobby/errors.ts';
import { ensureVisitor, codeOf, savedKey } from '../net/api.ts';
import { AboutPerson } from '../manners/about-person.tsx';
import { LineText, Phrases } from '../manners/phrases.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { currentName } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { type ServerAct, useTable } from '../state/table.ts';
import type { ServerTableUpdate, TableUpdate } from '../table/messages.ts';
import css from './chat.module.css';

const MAX_LENGTH = 500;

interface ChatProps {
  readonly update: TableUpdate;
  readonly net: ServerTableUpdate;
}

/** Why the viewer may not write now; undefined when the viewer may. */
function chatBlock({ update, net }: ChatProps): 'quiet' | 'muted' | 'sentAway' | 'hushed' | undefined {
  if (net.table.sentAway) return 'sentAway';
  const own = net.table.seats.find(({ yours }) => yours);
  if (own?.muted) return 'muted';
  if (own === undefined && net.table.hushed && !net.table.yours) return 'hushed';
  return own !== undefined && update.window?.quiet === true && net.table.status === 'playing' ? 'quiet' : undefined;
}

/** The chat of a table: one room for the seats, one for spectators. */
export function Chat({ update, net }: ChatProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const { perform, reopen } = useTable();
  const [text, setText] = useState('');
  const [errorCode, setErrorCode] = useState<string>();
  // Lines of people who were muted after they had been sent; the server sends no more of them.
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const [muted, setMuted] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<ChatLine>();
  const end = useRef<HTMLLIElement>(null);
  const room = update.here.length > 0 ? 'seats' : 'spectators';
  const lines = net.chat.filter((line) => line.room === room);
  const blockReason = chatBlock({ update, net });
  const { length } = lines;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);

  async function say(act: () => ServerAct): Promise<boolean> {
    if (blockReason !== undefined) return false;
    if (savedKey() === undefined) {
      // A spectator without a visitor needs one first: chat lines carry a name.
      try {
        await ensureVisitor(currentName() || t('lobby.label.guest'));
      } catch (error) {
        setErrorCode(codeOf(error));
        return false;
      }
      await reopen();
    }
    const reply = await perform(act());
    setErrorCode(reply.ok ? undefined : reply.errorCode);
    return reply.ok;
  }

  async function sayText(): Promise<void> {
    const said = text.trim();
    if (said === '') return;
    // At once: a second press sends nothing, and what is typed meanwhile stays.
    setText('');
    if (!(await say(() => ({ do: 'chat', room, text: said })))) setText((typed) => typed || said);
  }
  const sayPhrase = (phrase: Phrase): void => void say(() => ({ do: 'phrase', room, phrase }));

  return (
    <div className={css.chat}>
      <ol className={css.lines} tabIndex={0} aria-label={t('play.label.chat')} aria-live="polite">
        {lines.map((line, i) => (
          <li key={line.n} ref={i === length - 1 ? end : null}>
            {line.seat === undefined ? <Icon id="u-eye" size={20} /> : <SeatPiece seat={line.seat} size={24} />}
            <p>
              <b>{line.name}</b>
              <span>{hidden.includes(line.n) ? t('play.text.lineHidden') : <LineText line={line} />}</span>
            </p>
            {!(line.seat !== undefined && net.table.seats[line.seat]?.yours) && (
              <button
                type="button"
                className={css.doubt}
                onClick={() => setSelected(line)}
                aria-label={t('play.aria.aboutLine', { name: line.name })}
              >
                <Icon id="u-more" size={18} />
              </button>
            )}
          </li>
        ))}
        {length === 0 && <li className={css.empty}>{t(`play.text.chatEmpty.${room}`)}</li>}
      </ol>
      {blockReason !== undefined && <p className={css.silence}>{t(`play.reason.silence.${blockReason}`)}</p>}
      {errorCode !== undefined && (
        <p className={css.fault} role="alert">
          {errorText(errorCode)}
        </p>
      )}
      {blockReason === undefined && <Phrases choose={sayPhrase} />}
      <form
        className={css.say}
        onSubmit={(event) => {
          event.preventDefault();
          void sayText();
        }}
      >
        <input
          value={text}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          aria-label={t('play.label.sayHere')}
          placeholder={t('play.label.sayHere')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={parts.button} aria-disabled={blockReason !== undefined}>
          {t('play.button.send')}
        </button>
      </form>
      <Dialog open={selected !== undefined} close={() => setSelected(undefined)} title={selected?.name ?? ''}>
        {selected && (
          <AboutLine
            line={selected}
            net={net}
            muted={muted.includes(selected.name)}
            mute={(on) => setMuted(on ? [...muted, selected.name] : muted.filter((name) => name !== selected.name))}
            hide={() => setHidden(lines.filter((line) => isSameAuthor(line, selected)).map(({ n }) => n))}
            close={() => setSelected(undefined)}
          />
        )}
      </Dialog>
    </div>
  );
}

/** True when two lines come from one seat, or from spectators with one name. */
const isSameAuthor = (a: ChatLine, b: ChatLine): boolean => a.seat === b.seat && a.name === b.name;

interface AboutLineProps {
  readonly line: ChatLine;
  readonly net: ServerTableUpdate;
  /** True when the host muted this spectator from this page. */
  readonly muted: boolean;
  mute(on: boolean): void;
  /** The author was muted or blocked. */
  hide(): void;
  close(): void;
}

/** Actions for a chat line: mute its author for all (host only), mute or block the author for oneself, report. */
function AboutLine({ line, net, hide, close, ...spectator }: AboutLineProps) {
  const { t } = useMessages();
  const perform = useTable((table) => table.perform);
  const { seat } = line;
  const muted = seat === undefined ? spectator.muted : net.table.seats[seat]?.muted === true;
  return (
    <div className={css.about}>
      <blockquote>
        <LineText line={line} />
      </blockquote>
      {net.table.yours && (
        <button
          type="button"
          className={parts.button}
          onClick={() => {
            if (seat === undefined) {
              void perform({ do: 'mute-author', n: line.n, on: !muted });
              spectator.mute(!muted);
            } else void perform({ do: 'mute', seat, on: !muted });
            close();
          }}
        >
          <Icon id="u-lock" size={20} />
          {t(muted ? 'play.button.unmute' : 'play.button.mute')}
        </button>
      )}
      {savedKey() !== undefined && (
        <AboutPerson table={net.table.id} whom={{ line: line.n }} name={line.name} hide={hide} />
      )}
    </div>
  );
}
