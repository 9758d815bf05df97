import type { WildView } from '../../../games/wild/view.ts';
import { Icon } from '../../components/icon.tsx';
import { optionText } from '../../play/table-texts.ts';
import { useTexts } from '../../play/texts-provider.tsx';
import { useMessages } from '../../state/messages.tsx';
import type { BoardForecast } from './board-forecast.ts';
import css from './margins.module.css';
import type { Names } from './names.ts';
import { threatTexts, groundText, pieceTexts, sideTexts } from './cell-description.ts';

interface InspectorProps {
  readonly cell: number;
  readonly view: WildView;
  readonly names: Names;
  readonly outlook: BoardForecast | undefined;
  /** The moves that may be said about this cell. */
  readonly moves: readonly string[];
  say(words: string): void;
  close(): void;
}

/** A cell looked at closely: what it is, what threatens it, what may be done there. */
export function Inspector({ cell, view, names, outlook, moves, say: speak, close }: InspectorProps) {
  const { t } = useMessages();
  const words = useTexts();
  const facts = [...pieceTexts(view, cell, names), ...sideTexts(view, cell, names)];
  return (
    <section className={css.inspector} aria-live="polite">
      <h3>
        <b>{names.cell(cell)}</b>
        <span>{groundText(view, cell, names)}</span>
        <button type="button" onClick={close} aria-label={t('play.button.close')}>
          <Icon id="u-close" size={18} />
        </button>
      </h3>
      {facts.length > 0 && (
        <ul>
          {facts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {threatTexts(outlook?.cells.get(cell), cell, names).map((text) => (
        <p key={text} className={css.now}>
          {text}
        </p>
      ))}
      {moves.length > 0 && (
        <ul className={css.doings}>
          {moves.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => speak(text)}>
                {optionText(words, text.split(' '))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
