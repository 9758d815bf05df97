import { SPECTATOR } from '../../kernel/seat.ts';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { Asides } from './asides.tsx';
import { AskUndo } from './ask-undo.tsx';
import { OrdersButton } from './orders-button.tsx';
import css from './question-tools.module.css';

interface QuestionToolsProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly mayStepBack: boolean;
  stepBack(): void;
  /** Shows the refusals; undefined while the seat is not asked. */
  readonly explain: (() => void) | undefined;
  /** Opens the field in which a move is typed; undefined while the seat is not asked. */
  readonly type: (() => void) | undefined;
  /** Opens or closes the hint; undefined without hints. */
  readonly hint: (() => void) | undefined;
}

/** Tools beside the question: hint, refusals, asides, standing orders, and undo with its limit. */
export function QuestionTools({ update, mine, mayStepBack, stepBack, explain, type, hint }: QuestionToolsProps) {
  const { t } = useMessages();
  const withdraw = useTable((table) => table.withdraw);
  const watching = mine.seat === SPECTATOR;
  return (
    <div className={css.tools}>
      {hint && (
        <button type="button" className={css.ghost} onClick={hint} title={t('play.button.hint')} data-ask-hint>
          <Icon id="u-north" size={20} />
          <span>{t('play.button.hint')}</span>
          <kbd aria-hidden="true">H</kbd>
        </button>
      )}
      {type && (
        <button type="button" className={css.ghost} onClick={type} title={t('play.button.typeMove')} data-type-move>
          <Icon id="u-notes" size={20} />
          <span>{t('play.button.typeMove')}</span>
          <kbd aria-hidden="true">/</kbd>
        </button>
      )}
      {explain && mine.forbidden.length > 0 && (
        <button type="button" className={css.ghost} onClick={explain} title={t('play.button.whyNot')}>
          <Icon id="u-why" size={20} />
          <span>{t('play.button.whyNot')}</span>
          <kbd aria-hidden="true">?</kbd>
        </button>
      )}
      {mine.withdraw && (
        <button type="button" className={css.ghost} onClick={() => void withdraw()} title={t('play.button.withdraw')}>
          <Icon id="u-close" size={20} />
          <span>{t('play.button.withdraw')}</span>
        </button>
      )}
      <Asides mine={mine} />
      <OrdersButton update={update} mine={mine} />
      {!watching && (
        <button
          type="button"
          className={css.ghost}
          data-undo
          aria-disabled={!mayStepBack}
          aria-describedby="undo-stop"
          title={mayStepBack ? t('play.button.undo') : t(`play.reason.undo.${mine.stop}`)}
          onClick={stepBack}
        >
          <Icon id={mayStepBack ? 'u-undo' : 'u-lock'} size={20} />
          <span>{t('play.button.undo')}</span>
          <kbd aria-hidden="true">U</kbd>
        </button>
      )}
      {!mayStepBack && <AskUndo update={update} mine={mine} />}
      {!watching && (
        <span id="undo-stop" className={`${css.stop} ${mayStepBack ? css.reach : ''}`}>
          {mayStepBack ? t(`play.label.undoTo.${mine.stop}`) : t(`play.reason.undo.${mine.stop}`)}
        </span>
      )}
    </div>
  );
}
