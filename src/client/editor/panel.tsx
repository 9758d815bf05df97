import { useId } from 'react';
import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import type { EditField, EditPlace, State } from '../../kernel/index.ts';
import { lawAddress, lawNumber } from '../law/number.ts';
import { Icon } from '../components/icon.tsx';
import { NumberField } from '../setup/fields.tsx';
import { useMessages } from '../state/messages.tsx';
import type { EditorContext } from './editor-context.ts';
import css from './editor.module.css';
import panel from './panel.module.css';

type Field = EditField<State>;

interface PanelProps {
  readonly tools: EditorContext;
  readonly say: Speaker<'editor'>;
  readonly places: readonly EditPlace<State>[];
  readonly chosen: EditPlace<State>;
  go(place: string): void;
  put(state: State): void;
}

const KINDS = ['board', 'seat', 'table'] as const;
const KIND_NAMES = { board: 'board', seat: 'seats', table: 'table' } as const;

/** Fields that belong together, in the order in which they come. */
function grouped(fields: readonly Field[]): (readonly [under: string, fields: readonly Field[]])[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) groups.set(field.under ?? '', [...(groups.get(field.under ?? '') ?? []), field]);
  return [...groups];
}

/** Groups with this many fields or more are folded. */
const FOLD_LENGTH = 9;

/** The places of the position, and what can be changed in the one that is chosen. */
export function Panel({ tools, say, places, chosen, go, put }: PanelProps) {
  const { texts } = tools;
  const id = useId();
  const groups = grouped(chosen.fields());
  return (
    <div className={panel.panel} data-place={chosen.id}>
      <label htmlFor={id}>{say.t('editor.label.place')}</label>
      <select id={id} className={panel.select} value={chosen.id} onChange={({ target }) => go(target.value)}>
        {KINDS.map((kind) => (
          <optgroup key={kind} label={say.t(`editor.label.${KIND_NAMES[kind]}`)}>
            {places
              .filter(({ where }) => where === kind)
              .map((place) => (
                <option key={place.id} value={place.id}>
                  {texts.name(place.name)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <h2>{texts.name(chosen.name)}</h2>
      {groups.length === 0 && <p>{say.t('editor.label.nothingHere')}</p>}
      {groups.map(([under, fields]) => {
        const rows = fields.map((field) => (
          <FieldRow key={field.name} tools={tools} say={say} field={field} put={put} />
        ));
        if (under === '') return <div key={under}>{rows}</div>;
        const isMany = fields.length >= FOLD_LENGTH;
        return isMany ? (
          <details key={under} className={panel.group}>
            <summary>{texts.name(under)}</summary>
            {rows}
          </details>
        ) : (
          <fieldset key={under} className={panel.group}>
            <legend>{texts.name(under)}</legend>
            {rows}
          </fieldset>
        );
      })}
      <p className={css.hint}>{say.t('editor.text.hint')}</p>
    </div>
  );
}

interface RowProps {
  readonly tools: EditorContext;
  readonly say: Speaker<'editor'>;
  readonly field: Field;
  put(state: State): void;
}

/** An edit field with its paragraph. */
function FieldRow({ tools, say, field, put }: RowProps) {
  const { language, t } = useMessages();
  const id = useId();
  const label = tools.texts.name(field.name);
  return (
    <div className={panel.row} data-field={field.name} data-kind={field.kind}>
      <label htmlFor={id}>{label}</label>
      <Link className={panel.law ?? ''} href={lawAddress(tools.id, field.law)}>
        {t('play.label.paragraph', { id: lawNumber(language, field.law) })}
      </Link>
      {field.kind === 'count' && (
        <NumberField
          label={label}
          value={field.value}
          least={field.least}
          most={Number.isFinite(field.most) ? field.most : field.value + 1}
          set={(to) => to !== field.value && put(field.put(to))}
        />
      )}
      {field.kind === 'flag' && (
        <input
          id={id}
          type="checkbox"
          checked={field.value}
          onChange={({ target }) => put(field.put(target.checked))}
        />
      )}
      {field.kind === 'one-of' && (
        <select
          id={id}
          className={panel.select}
          value={field.value}
          onChange={({ target }) => put(field.put(target.value))}
        >
          {!field.choices.includes(field.value) && <option value={field.value}>{say.t('editor.label.none')}</option>}
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {tools.texts.name(choice)}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'things' && <Things tools={tools} say={say} field={field} put={put} id={id} />}
    </div>
  );
}

interface ThingsProps extends Omit<RowProps, 'field'> {
  readonly field: Extract<Field, { readonly kind: 'things' }>;
  readonly id: string;
}

/** The things at a place, each removable, and a list of things that can be added. */
function Things({ tools, say, field, put, id }: ThingsProps) {
  const { texts } = tools;
  const choices = field.choices
    .map(({ name, from }) => ({
      name,
      text:
        from === undefined
          ? texts.name(name)
          : say.t('editor.label.from', { name: texts.name(name), from: texts.name(from) }),
    }))
    .sort((a, b) => a.text.localeCompare(b.text));
  return (
    <div className={panel.things}>
      {field.value.length > 0 && (
        <ul>
          {field.value.map((thing) => (
            <li key={thing}>
              {texts.name(thing)}
              <button
                type="button"
                onClick={() => put(field.put(thing, false))}
                aria-label={say.t('editor.aria.remove', { name: texts.name(thing) })}
              >
                <Icon id="u-close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        <select id={id} className={panel.select} value="" onChange={({ target }) => put(field.put(target.value, true))}>
          <option value="">{say.t('editor.button.add')}</option>
          {choices.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
