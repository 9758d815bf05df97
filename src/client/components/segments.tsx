import css from './parts.module.css';

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly value: T;
  name(choice: T): string;
  /** The language of a name, where it is not the page's. */
  tongue?(choice: T): string;
  set(choice: T): void;
}

/** A few choices side by side, one of them pressed. */
export function Segments<T extends string | number>({ label, choices, value, name, tongue, set }: SegmentsProps<T>) {
  return (
    <div className={css.segments} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={tongue?.(choice)}
          aria-pressed={choice === value}
          onClick={() => set(choice)}
        >
          {name(choice)}
        </button>
      ))}
    </div>
  );
}
