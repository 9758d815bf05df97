import { useId, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { type Choice, type ValueField, valueAt, withValue } from './values-form.ts';
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

/** The value of a choice that is written as JSON. */
const dataFrom = (text: string): unknown => JSON.parse(text);

/** How a list reads; empty where it is not sound. */
function summaryOf(field: Extract<ValueField, { kind: 'list' }>, value: unknown): string {
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
          set={(text) => set(field.isOptional && text === '' ? undefined : numberFrom(text))}
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
                onChange={({ target }) => {
                  const next = withChoice(choice.value, target.checked);
                  set(field.isOptional && next.length === 0 ? undefined : next);
                }}
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
    case 'flag':
      return <span className={css.flag}>{field.name}</span>;
    case 'some':
      return <Some field={field} at={at} wrong={wrong} value={value} set={set} />;
    case 'variant':
      return <VariantFields field={field} at={at} wrong={wrong} value={value} set={set} />;
    case 'list':
      return <List field={field} at={at} wrong={wrong} value={value} set={set} />;
  }
}

type Of<K extends ValueField['kind']> = FieldProps & { readonly field: Extract<ValueField, { kind: K }> };

/** Takes an entry away; what was below moves up, and the focus goes to where entries are added. */
function RemoveButton({ name, remove }: { readonly name: string; remove(): void }) {
  return (
    <button
      type="button"
      className={css.remove}
      aria-label={name}
      title={name}
      onClick={({ currentTarget }) => {
        currentTarget.closest('[role="group"]')?.querySelector<HTMLElement>(':scope > [data-add]')?.focus();
        remove();
      }}
    >
      <Icon id="u-close" size={18} />
    </button>
  );
}

/** Adds one of some choices. */
function AddList({
  label,
  choices,
  isInvalid,
  add,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly isInvalid: boolean;
  add(value: string): void;
}) {
  return (
    <select aria-label={label} aria-invalid={isInvalid} value="" onChange={({ target }) => add(target.value)} data-add>
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

/** An object with some of its parts. */
function Some({ field, at, wrong, value, set }: Of<'some'>) {
  const object = typeof value === 'object' && value !== null ? value : {};
  const free = field.parts.filter(({ path }) => valueAt(object, path) === undefined);
  const change = (path: string, next: unknown): void => {
    const changed = withValue(object, path, next) as object;
    set(field.isOptional && Object.keys(changed).length === 0 ? undefined : changed);
  };
  return (
    <div className={css.wide} role="group" aria-label={field.name}>
      <b>{field.name}</b>
      {field.parts.map((part) =>
        free.includes(part) ? null : (
          <div key={part.path} className={`${css.entry} ${css.part}`}>
            <FieldInput
              field={part}
              at={`${at}.${part.path}`}
              wrong={wrong}
              value={valueAt(object, part.path)}
              set={(next) => change(part.path, next)}
            />
            <RemoveButton name={field.remove(part.name)} remove={() => change(part.path, undefined)} />
          </div>
        ),
      )}
      {free.length > 0 && (
        <AddList
          label={field.add}
          choices={free.map(({ path, name }) => ({ value: path, name }))}
          isInvalid={wrong.includes(at)}
          add={(path) => change(path, free.find((part) => part.path === path)!.blank)}
        />
      )}
    </div>
  );
}

/** An object that is one of several kinds: its kind, and the fields of that kind. */
function VariantFields({ field, at, wrong, value, set }: Of<'variant'>) {
  const variants = field.variants();
  const chosen = variants.find((variant) => variant.value === valueAt(value, field.key));
  return (
    <div className={css.wide}>
      <select
        aria-label={field.name}
        value={chosen?.value ?? ''}
        aria-invalid={wrong.includes(at) || isWrong({ at: `${at}.${field.key}`, wrong })}
        onChange={({ target }) => set(variants.find((variant) => variant.value === target.value)?.blank)}
        data-variant={field.path}
      >
        {!chosen && <option value="" />}
        {variants.map((variant) => (
          <option key={variant.value} value={variant.value}>
            {variant.name}
          </option>
        ))}
      </select>
      {chosen && chosen.fields.length > 0 && (
        <div className={css.fields}>
          {chosen.fields.map((inner) => (
            <FieldInput
              key={inner.path}
              field={inner}
              at={`${at}.${inner.path}`}
              wrong={wrong}
              value={valueAt(value, inner.path)}
              set={(next) => set(withValue(value, inner.path, next))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** A list whose entries can be added and removed, with its text and lists to take over where there are some. */
function List({ field, at, wrong, value, set }: Of<'list'>) {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const summary = summaryOf(field, value);
  const [isComposed, setComposed] = useState(field.examples === undefined);
  const isOpen = isComposed || isWrong({ at, wrong });
  return (
    <div className={css.wide} role="group" aria-label={field.name} data-list={field.path}>
      <b>{field.name}</b>
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
      {field.examples && (
        <button
          type="button"
          className={css.compose}
          aria-expanded={isOpen}
          onClick={() => setComposed(!isOpen)}
          data-compose={field.path}
        >
          <Icon id="u-chevron" size={16} />
          {field.examples.compose}
        </button>
      )}
      {isOpen && <Entries field={field} at={at} wrong={wrong} list={list} set={set} />}
    </div>
  );
}

/** The entries of a list, each with a button that removes it, and what adds one. */
function Entries({ field, at, wrong, list, set }: Omit<Of<'list'>, 'value'> & { readonly list: readonly unknown[] }) {
  const { each } = field;
  return (
    <>
      {list.map((entry, k) => (
        <div key={`${k}`} className={`${css.entry} ${css.nested}`}>
          <FieldInput
            field={{ ...each, path: `${k}`, name: `${field.one} ${k + 1}` }}
            at={`${at}.${k}`}
            wrong={wrong}
            value={entry}
            set={(next) => set(list.map((one, at2) => (at2 === k ? next : one)))}
          />
          <RemoveButton
            name={field.remove(`${field.one} ${k + 1}`)}
            remove={() => set(list.filter((_, other) => other !== k))}
          />
        </div>
      ))}
      {each.kind === 'variant' ? (
        <AddList
          label={field.add}
          choices={each.variants()}
          isInvalid={wrong.includes(at)}
          add={(verb) => set([...list, each.variants().find((variant) => variant.value === verb)!.blank])}
        />
      ) : (
        <button
          type="button"
          className={parts.button}
          onClick={() => set([...list, field.blank])}
          data-add
          data-problem={wrong.includes(at) ? 'value' : undefined}
        >
          {field.add}
        </button>
      )}
    </>
  );
}
