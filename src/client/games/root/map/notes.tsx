import { type KeyboardEvent, memo, useId, useMemo, useRef, useState } from 'react';
import { Preview, usePeek } from '../../../components/peek.tsx';
import { type MapNote, notesOn } from './landmarks.ts';
import css from './map.module.css';
import type { MapProps } from './target.ts';

/** The radius that a finger needs, in CSS pixels. */
const FINGER = 22;

interface NoteProps {
  readonly note: MapNote;
  readonly radius: number;
  readonly open: (key: string | undefined) => void;
}

/** The place of a landmark or closed path: it opens what the thing says. */
function Note({ note, radius, open }: NoteProps) {
  const { handlers, show } = usePeek((isOpen) => open(isOpen ? note.key : undefined));
  const { key, at, about } = note;
  return (
    <circle
      cx={at[0]}
      cy={at[1]}
      r={radius}
      className={css.note}
      role="button"
      tabIndex={0}
      aria-label={`${about.title}: ${about.lines.join(' ')}`}
      data-note={key}
      {...handlers}
      onClick={show}
      onKeyDown={(event: KeyboardEvent) => {
        handlers.onKeyDown(event);
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        show();
      }}
    />
  );
}

/** Landmarks and closed paths say what they do: a sheet above the pieces, empty but for their places. */
export const Notes = memo(function Notes({ scale, ...props }: MapProps & { readonly scale: number }) {
  const { view, layout, names } = props;
  const { width, height } = layout.sheet;
  const notes = useMemo(() => notesOn(view, layout, names), [view, layout, names]);
  const [opened, setOpened] = useState<string>();
  const sheet = useRef<SVGSVGElement>(null);
  const id = useId();
  const shown = notes.find(({ key }) => key === opened);
  if (notes.length === 0) return null;
  return (
    <>
      <svg
        ref={sheet}
        className={css.notes}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="group"
        aria-label={names.say.t('root-board.aria.notes')}
      >
        {notes.map((note) => (
          <Note key={note.key} note={note} radius={FINGER / scale} open={setOpened} />
        ))}
      </svg>
      {shown && (
        <Preview
          key={shown.key}
          id={id}
          about={shown.about}
          beside={() => sheet.current?.querySelector(`[data-note="${shown.key}"]`) ?? null}
        />
      )}
    </>
  );
});
