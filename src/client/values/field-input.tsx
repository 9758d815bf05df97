import { useId, useState } from 'react';
import { type ValueField, valueAt, withValue } from './values-form.ts';
import css from './values.module.css';

interface FieldProps {
  readonly field: ValueField;
  /** The place of the value below its component. */
  readonly at: string;
  /** The places below the component where something is wrong. */
  readonly wrong: readonly string[];
  readonly value: unknown;
  set(value: unknown): void;
}

/** True where a problem is at a place or below it. */
const isWrong = ({ at, wrong }: Pick<FieldProps, 'at' | 'wrong'>): boolean =>
  wrong.some((path) => `${path}.`.startsWith(`${at}.`));

/** A value as text; empty for what is no text or number. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Words of more letters do not fit into a narrow list. */
const LONG_WORD = 12;

/** A whole number from what was typed; the text itself where it is none, so that the check can say so. */
const numberFrom = (text: string): unknown => (/^\d+$/.test(text.trim()) ? Number(text) : text);

interface TypedProps {
  readonly id: string;
  readonly text: string;
  readonly isInvalid: boolean;
  set(text: string): void;
}

/** Text that stands for a value; what was typed stays as it is until the value changes from outside. */
function Typed({ id, text, isInvalid, set }: TypedProps) {
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string }>();
  return (
    <textarea
      id={id}
      rows={Math.min(8, Math.max(2, Math.ceil(text.length / 44)))}
      spellCheck={false}
      aria-invalid={isInvalid}
      value={typed?.of === text ? typed.text : text}
      onChange={({ target }) => {
        setTyped({ of: text, text: target.value });
        set(target.value);
      }}
    />
  );
}

/** What JSON says, or the text itself where it says nothing: the check names it then. */
function dataFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** How data reads; empty where it is not sound. */
function summaryOf(field: Extract<ValueField, { kind: 'data' }>, value: unknown): string {
  try {
    return field.summary?.(value) ?? '';
  } catch {
    return '';
  }
}

interface LineInputProps {
  readonly field: ValueField & { readonly path: string };
  readonly text: string;
  readonly isInvalid: boolean;
  readonly isNumeric?: boolean;
  readonly maxLength?: number;
  set(text: string): void;
}

/** A value typed in one line, with its name. */
function LineInput({ field, text, isInvalid, isNumeric = false, maxLength, set }: LineInputProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{field.name}</label>
      <input
        id={id}
        inputMode={isNumeric ? 'numeric' : undefined}
        value={text}
        maxLength={maxLength}
        aria-invalid={isInvalid}
        onChange={({ target }) => set(target.value)}
        data-field={field.path}
      />
    </div>
  );
}

/** One value of a component. */
export function FieldInput({ field, at, wrong, value, set }: FieldProps) {
  const id = useId();
  const isInvalid = isWrong({ at, wrong });
  switch (field.kind) {
    case 'number':
      return (
        <LineInput
          field={field}
          text={textOf(value)}
          isInvalid={isInvalid}
          isNumeric
          set={(text) => set(numberFrom(text))}
        />
      );
    case 'text':
      return <LineInput field={field} text={textOf(value)} isInvalid={isInvalid} maxLength={60} set={set} />;
    case 'numbers':
      return (
        <LineInput
          field={field}
          text={Array.isArray(value) ? value.join(' ') : textOf(value)}
          isInvalid={isInvalid}
          isNumeric
          set={(text) => set(text.split(/[ ,;]/).map(numberFrom))}
        />
      );
    case 'word':
      return (
        <div className={css.field} data-long={field.choices.some(({ name }) => name.length > LONG_WORD) || undefined}>
          <label htmlFor={id}>{field.name}</label>
          <select
            id={id}
            value={field.isData ? JSON.stringify(value) : textOf(value)}
            onChange={({ target }) => set(field.isData ? dataFrom(target.value) : target.value)}
            aria-invalid={isInvalid}
            data-field={field.path}
          >
            {field.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ))}
          </select>
        </div>
      );
    case 'words': {
      const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
      const written = list.map((one) => (field.isData ? JSON.stringify(one) : one));
      /** The list in the order of the choices; data keeps its order, and what is added comes last. */
      const withChoice = (one: string, on: boolean): readonly unknown[] => {
        if (field.isData) return on ? [...list, dataFrom(one)] : list.filter((_, k) => written[k] !== one);
        return field.choices.flatMap((each) =>
          (each.value === one ? on : written.includes(each.value)) ? [each.value] : [],
        );
      };
      return (
        <div className={`${css.wide} ${css.words}`} role="group" aria-label={field.name}>
          <b>{field.name}</b>
          {field.choices.map((choice) => (
            <label key={choice.value}>
              <input
                type="checkbox"
                checked={written.includes(choice.value)}
                aria-invalid={isInvalid}
                onChange={({ target }) => set(withChoice(choice.value, target.checked))}
              />
              {choice.name}
            </label>
          ))}
        </div>
      );
    }
    case 'counts':
      return (
        <div className={css.fields} role="group" aria-label={field.name}>
          {field.choices.map((choice) => (
            <FieldInput
              key={choice.value}
              field={{ kind: 'number', path: choice.value, name: choice.name }}
              at={`${at}.${choice.value}`}
              wrong={wrong}
              value={valueAt(value, choice.value) ?? 0}
              set={(n) => set(withValue(value ?? {}, choice.value, n === 0 || n === '' ? undefined : n))}
            />
          ))}
        </div>
      );
    case 'either': {
      const chosen = field.options.find((option) => valueAt(value, option.path) !== undefined) ?? field.options[0]!;
      return (
        <div className={css.wide}>
          <label htmlFor={id}>{field.name}</label>
          <select
            id={id}
            value={chosen.path}
            onChange={({ target }) =>
              set(target.value === chosen.path ? value : { [target.value]: target.value === 'items' ? {} : 1 })
            }
          >
            {field.options.map((option) => (
              <option key={option.path} value={option.path}>
                {option.name}
              </option>
            ))}
          </select>
          <FieldInput
            field={chosen}
            at={`${at}.${chosen.path}`}
            wrong={wrong}
            value={valueAt(value, chosen.path)}
            set={(next) => set({ [chosen.path]: next })}
          />
        </div>
      );
    }
    case 'rows': {
      const rows = Array.isArray(value) ? (value as readonly unknown[]) : [];
      return (
        <div className={css.wide} role="group" aria-label={field.name}>
          <b>{field.name}</b>
          {rows.map((row, k) => (
            <div key={`${k}`} className={css.row} role="group" aria-label={`${field.name} ${k + 1}`}>
              <span aria-hidden="true">{k + 1}</span>
              <div className={css.fields}>
                {field.columns.map((column) => (
                  <FieldInput
                    key={column.path}
                    field={column}
                    at={`${at}.${k}.${column.path}`}
                    wrong={wrong}
                    value={valueAt(row, column.path)}
                    set={(next) => set(withValue(rows, `${k}.${column.path}`, next))}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      );
    }
    case 'data': {
      const summary = summaryOf(field, value);
      return (
        <div className={css.wide}>
          <label htmlFor={id}>{field.name}</label>
          {summary !== '' && <p>{summary}</p>}
          {field.examples && (
            <select
              aria-label={field.examples.label}
              value=""
              onChange={({ target }) => set(dataFrom(target.value))}
              data-examples={field.path}
            >
              <option value="">{field.examples.label}</option>
              {field.examples.values.map((one) => (
                <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                  {summaryOf(field, one)}
                </option>
              ))}
            </select>
          )}
          <Typed id={id} text={JSON.stringify(value)} isInvalid={isInvalid} set={(text) => set(dataFrom(text))} />
        </div>
      );
    }
  }
}
