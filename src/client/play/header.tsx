import { memo, type ReactNode } from 'react';
import { EditTable } from '../editor/link.tsx';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { Brand, LanguageSwitch, SettingsButton } from '../components/page.tsx';
import { useTitles } from '../registry/titles.ts';
import { useMessages } from '../state/messages.tsx';
import type { PastView, SeatUpdate, TableUpdate } from '../table/messages.ts';
import css from './play.module.css';
import { TableButton } from './table-button.tsx';
import { useTexts } from './texts-provider.tsx';

interface HeaderProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly view: object;
  readonly past: PastView | undefined;
  readonly score: ReactNode;
}

/** Round, whose turn it is, and the phases of the turn with the current one named. */
function When({ update, mine, view, past }: Omit<HeaderProps, 'score'>) {
  const { t } = useMessages();
  const words = useTexts();
  const window = past ? past.window : update.window?.name;
  // Spectators with a delay see nothing of a game that has just begun.
  if (window === undefined && past === undefined)
    return <b>{t(update.info.over ? 'play.label.over' : 'play.label.begun')}</b>;
  const moment = words.moment(window, view);
  // Before the first round: the prompt says who is asked.
  if (!moment) return window === undefined ? null : <b>{words.window(window)}</b>;
  const { when, turn, phases, at } = moment;
  return (
    <>
      <b>{when}</b>
      {turn !== undefined && (
        <b>
          <SeatPiece seat={turn} size={20} />
          <span>{turn === mine.seat ? t('play.label.yourTurn') : update.info.sitters[turn]?.name}</span>
        </b>
      )}
      <ol className={css.phases}>
        {phases.map(({ icon, name }, i) => (
          <li key={icon} title={name} aria-current={i === at ? 'step' : undefined}>
            <Icon id={icon} size={19} {...(i !== at && { label: name })} />
            {i === at && <span>{name}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The header of a table: its game, where it stands, how far everybody is. */
export const TableHeader = memo(function TableHeader({ score, ...props }: HeaderProps) {
  const title = useTitles();
  const { update, mine } = props;
  return (
    <header className={css.ribbon}>
      <div className={css.brand}>
        <Brand />
        <span className={css.name}>{title(update.info.game)}</span>
      </div>
      <div className={css.phase}>
        <When {...props} />
      </div>
      <div className={css.score}>{score}</div>
      <div className={css.tools}>
        {update.net ? (
          <TableButton update={update} mine={mine} net={update.net} />
        ) : (
          <EditTable game={update.info.game} id={update.info.id} />
        )}
        <LanguageSwitch />
        <SettingsButton />
      </div>
    </header>
  );
});
