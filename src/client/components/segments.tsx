import css from './parts.module.css';

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly value: T;
  name(choice: T): string;
  /** The language of a choice's name, if it is not the page's. */
  languageOf?(choice: T): string;
  set(choice: T): void;
}

/** A row of buttons, one of them pressed. */
export function Segments<T extends string | number>({
  label,
  choices,
  value,
  name,
  languageOf,
  set,
}: SegmentsProps<T>) {
  return (
    <div className={css.segments} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={languageOf?.(choice)}
          aria-pressed={choice === value}
          onClick={() => set(choice)}
        >
          {name(choice)}
        </button>
      ))}
    </div>
  );
}
