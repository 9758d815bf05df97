import { useEffect, useState } from 'react';
import parts from '../components/parts.module.css';
import { useSubjects } from '../learn/messages.ts';
import { useMessages } from '../state/messages.tsx';
import { useStudyMode } from './mode.ts';
import css from './studies.module.css';
import { useStudy } from './store.ts';

/** How often the places of the arrows are measured, in ms: boards move when they are enlarged or the window changes. */
const MEASURE_MS = 200;
/** Most arrows of one comment; a further one replaces the oldest. */
const MOST_ARROWS = 20;

interface Line {
  readonly key: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

function centreOf(anchor: string): readonly [x: number, y: number] | undefined {
  const box = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}

interface ArrowsProps {
  readonly table: string;
  readonly step: number;
}

/** The arrows of the comment on the shown moment, over the board, and the one that is being drawn. */
export function Arrows({ table, step }: ArrowsProps) {
  const arrows = useStudy((study) =>
    study.table === table ? study.notes.find((note) => note.step === step)?.arrows : undefined,
  );
  const { arrowFrom, isTrying } = useStudyMode();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    if (!arrows || isTrying) return setLines([]);
    const measure = (): void =>
      setLines(
        arrows.flatMap(({ from, to }) => {
          const [a, b] = [centreOf(from), centreOf(to)];
          return a && b ? [{ key: `${from} ${to}`, x1: a[0], y1: a[1], x2: b[0], y2: b[1] }] : [];
        }),
      );
    measure();
    const timer = setInterval(measure, MEASURE_MS);
    return () => clearInterval(timer);
  }, [arrows, isTrying]);
  // The next table begins without a half-drawn arrow.
  useEffect(() => () => useStudyMode.setState({ arrowFrom: undefined, isTrying: false }), [table]);
  return (
    <>
      {lines.length > 0 && (
        <svg className={css.arrows} aria-hidden="true" data-arrows={lines.length}>
          <defs>
            <marker
              id="study-arrow"
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="4"
              markerHeight="4"
              orient="auto"
            >
              <path d="M0 0 10 5 0 10Z" />
            </marker>
          </defs>
          {lines.map(({ key, ...line }) => (
            <line key={key} {...line} markerEnd="url(#study-arrow)" />
          ))}
        </svg>
      )}
      {arrowFrom !== undefined && <Drawing from={arrowFrom} step={step} />}
    </>
  );
}

/** While an arrow is drawn, two clicks on things of the board are its ends; Escape or the button ends it. */
function Drawing({ from, step }: { readonly from: string; readonly step: number }) {
  const say = useSubjects('studies');
  const { t } = useMessages();
  const { write } = useStudy();
  useEffect(() => {
    const draw = (arrowFrom: string | undefined): void => useStudyMode.setState({ arrowFrom });
    const onClick = (event: MouseEvent): void => {
      const near = event.target instanceof Element ? event.target.closest('[data-anchor]') : null;
      const under =
        near ?? document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches('[data-anchor]'));
      const anchor = under?.getAttribute('data-anchor');
      if (anchor === null || anchor === undefined) return;
      event.stopPropagation();
      event.preventDefault();
      if (from === '') return draw(anchor);
      const arrows = useStudy.getState().notes.find((note) => note.step === step)?.arrows ?? [];
      const others = arrows.filter((arrow) => arrow.from !== from || arrow.to !== anchor);
      if (anchor !== from) write(step, { arrows: [...others, { from, to: anchor }].slice(-MOST_ARROWS) });
      draw(undefined);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') draw(undefined);
    };
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, [from, write, step]);
  if (!say) return null;
  return (
    <p className={css.drawing} role="status" data-drawing={from}>
      <span>{say.t(from === '' ? 'studies.text.arrowFrom' : 'studies.text.arrowTo')}</span>
      <button
        type="button"
        className={parts.button}
        onClick={() => useStudyMode.setState({ arrowFrom: undefined })}
        data-cancel-arrow
      >
        {t('play.button.cancel')}
      </button>
    </p>
  );
}
