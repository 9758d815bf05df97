import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import { lowestSeat, type Mask, NOBODY } from '../../kernel/seat.ts';
import type { BotLevel } from '../../protocol/constants.ts';
import { Dialog } from '../components/dialog.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { botLevels } from '../registry/index.ts';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatOccupant } from '../table/messages.ts';
import type { EditorContext } from './editor-context.ts';
import css from './editor.module.css';

interface PlayProps {
  readonly open: boolean;
  readonly tools: EditorContext;
  readonly say: Speaker<'editor'>;
  /** Names of the seats. */
  readonly seats: readonly string[];
  /** The seats that decide next. */
  readonly turn: Mask;
  position(): unknown;
  close(): void;
}

/** The dialog that starts a local table from the position. */
export function PlayDialog(props: PlayProps) {
  const { open, close, say } = props;
  return (
    <Dialog open={open} close={close} title={say.t('editor.button.play')}>
      <Sitters {...props} />
    </Dialog>
  );
}

function Sitters({ tools, say, seats, turn, position }: PlayProps) {
  const { t } = useMessages();
  const [, goTo] = useLocation();
  const createTable = useTable((table) => table.create);
  const [whos, setWhos] = useState<readonly SeatOccupant['who'][]>(() =>
    // The seat that decides next is usually the one the reader wants to play.
    seats.map((_, seat) => (seat === (turn === NOBODY ? 0 : lowestSeat(turn)) ? 'person' : 'bot')),
  );
  const [level, setLevel] = useState<BotLevel>('normal');
  const [failed, setFailed] = useState(false);

  async function begin(): Promise<void> {
    const start = position() as { readonly settings: Readonly<Record<string, unknown>> };
    const sitters = whos.map((who, seat) => ({
      who,
      name: t(who === 'bot' ? 'shell.label.botName' : 'shell.label.playerName', { n: seat + 1 }),
    }));
    const table = await createTable({ game: tools.id, settings: start.settings, sitters, level, curtain: true, start });
    if (table === undefined) setFailed(true);
    else goTo(`/play/${table}`);
  }

  return (
    <div className={css.dialog}>
      <p>{say.t('editor.text.play')}</p>
      <ul className={css.sitters}>
        {whos.map((who, seat) => (
          <li key={`${seat}`}>
            <span>{seats[seat]}</span>
            <Segments
              label={t('shell.aria.whoSits', { n: seat + 1 })}
              choices={['person', 'bot'] as const}
              value={who}
              name={(one) => t(`shell.label.who.${one}`)}
              set={(one) => setWhos(whos.map((old, each) => (each === seat ? one : old)))}
            />
          </li>
        ))}
      </ul>
      {whos.includes('bot') && (
        <Segments
          label={t('shell.label.botLevel')}
          choices={botLevels(tools.id)}
          value={level}
          name={(one) => t(`shell.label.level.${one}`)}
          set={(one) => setLevel(one)}
        />
      )}
      <button
        type="button"
        className={`${parts.button} ${parts.hot} ${parts.big}`}
        onClick={() => void begin()}
        data-begin
      >
        {say.t('editor.button.begin')}
      </button>
      {failed && <p role="alert">{say.t('editor.label.playFault')}</p>}
    </div>
  );
}
