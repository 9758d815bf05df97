import { useId } from 'react';
import type { SettingField } from '../../kernel/index.ts';
import { type Emblem, EmblemPiece, Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import { Switch } from '../components/settings.tsx';
import type { Assessment, SettingTexts } from '../registry/game-ui.ts';
import { useMessages } from '../state/messages.tsx';
import { type Answers, withChange, changesOf, type Details, defaultsInForce, isAsked, pickForSeat } from './form.ts';
import css from './setup.module.css';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

/** A number with a button on each side. */
export function NumberField({ label, value, least, most, set }: NumberProps) {
  const { t, number } = useMessages();
  const step = (by: number) => () => set(Math.max(least, Math.min(most, value + by)));
  return (
    <div className={css.number} role="group" aria-label={label}>
      <button
        type="button"
        aria-disabled={value <= least}
        onClick={step(-1)}
        aria-label={t('shell.aria.less', { label })}
      >
        <Icon id="u-minus" size={20} />
      </button>
      <output aria-live="polite">{number(value)}</output>
      <button
        type="button"
        aria-disabled={value >= most}
        onClick={step(1)}
        aria-label={t('shell.aria.more', { label })}
      >
        <Icon id="u-plus" size={20} />
      </button>
    </div>
  );
}

/** How a game names and draws its settings. */
interface Wording {
  readonly texts: SettingTexts;
  /** The picture of a choice, where the game has one. */
  emblemOf?(field: string, choice: string): Emblem | undefined;
}

interface FieldProps extends Wording {
  readonly field: Exclude<SettingField, Details>;
  readonly names: readonly string[];
  readonly value: unknown;
  /** A judgement of what is chosen, if it is about this field. */
  readonly assessment?: Assessment | undefined;
  set(value: unknown): void;
}

/** The judgement of a setting: how much of what is recommended is reached. */
function AssessmentLine({ of }: { readonly of: Assessment }) {
  return (
    <div className={css.assessment} data-good={of.share >= 1} role="status">
      <b>{of.label}</b>
      <span className={css.meter} aria-hidden="true">
        <i style={{ width: `${Math.min(1, of.share) * 100}%` }} />
      </span>
      <span>{of.text}</span>
    </div>
  );
}

function OneField({ field, texts, emblemOf, names, value, assessment, set }: FieldProps) {
  const id = useId();
  const { name, about } = texts.setting(field.id) ?? { name: field.id };
  const choiceName = (choice: string): string => texts.setting(field.id, choice)?.name ?? choice;
  if (field.kind === 'yes-no')
    return <Switch name={name} about={about ?? ''} on={value === true} set={(on) => set(on)} />;
  const picked = field.kind === 'one-of' ? texts.setting(field.id, String(value))?.about : undefined;
  return (
    <section className={css.field} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {about !== undefined && <p>{about}</p>}
      {field.kind === 'number' && (
        <NumberField label={name} value={value as number} least={field.least} most={field.most} set={set} />
      )}
      {field.kind === 'one-of' && (
        <Segments label={name} choices={field.choices} value={value as string} name={choiceName} set={set} />
      )}
      {picked !== undefined && <p>{picked}</p>}
      {field.kind === 'some-of' && (
        <div className={emblemOf?.(field.id, field.choices[0] ?? '') ? css.cards : css.several}>
          {field.choices.map((choice) => (
            <Choice
              key={choice}
              field={field}
              choice={choice}
              texts={texts}
              {...(emblemOf && { emblemOf })}
              on={(value as readonly string[]).includes(choice)}
              set={(on) =>
                set(field.choices.filter((one) => (one === choice ? on : (value as string[]).includes(one))))
              }
            />
          ))}
        </div>
      )}
      {field.kind === 'each-seat' && (
        <ul className={css.bySeat}>
          {(value as readonly string[]).map((one, seat) => {
            const emblem = emblemOf?.(field.id, one);
            const text = texts.setting(field.id, one);
            return (
              <li key={`${seat}`} className={emblem ? css.card : undefined} data-choice={one}>
                {emblem && <EmblemPiece emblem={emblem} size={52} />}
                <label htmlFor={`${id}${seat}`}>{names[seat]}</label>
                <select
                  id={`${id}${seat}`}
                  className={css.select}
                  value={one}
                  onChange={({ target }) => set(pickForSeat(field, value as readonly string[], seat, target.value))}
                >
                  {field.choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {choiceName(choice)}
                    </option>
                  ))}
                </select>
                {text?.about !== undefined && (
                  <p>
                    {text.about}
                    {/* A wide space, which a line does not begin with. */}
                    {text.tag !== undefined && '\u2002'}
                    {text.tag !== undefined && <em>{text.tag}</em>}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {assessment && <AssessmentLine of={assessment} />}
    </section>
  );
}

interface ChoiceProps extends Wording {
  readonly field: Extract<SettingField, { readonly kind: 'some-of' }>;
  readonly choice: string;
  readonly on: boolean;
  set(on: boolean): void;
}

/** One of several choices that may be taken together: a card with a picture, or a line. */
function Choice({ field, choice, texts, emblemOf, on, set }: ChoiceProps) {
  const emblem = emblemOf?.(field.id, choice);
  const text = texts.setting(field.id, choice);
  return (
    <label className={emblem ? css.card : undefined} data-choice={choice}>
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      {emblem && <EmblemPiece emblem={emblem} size={44} />}
      <span>{text?.name ?? choice}</span>
      {emblem && text?.about !== undefined && <small>{text.about}</small>}
    </label>
  );
}

interface DetailsProps {
  readonly field: Details;
  readonly texts: SettingTexts;
  readonly answers: Answers;
  set(value: unknown): void;
}

/** Small settings, folded away: most tables leave them alone. */
function DetailsField({ field, texts, answers, set }: DetailsProps) {
  const { t } = useMessages();
  const { name, about } = texts.setting(field.id) ?? { name: field.id };
  const changes = changesOf(field, answers);
  const values = { ...defaultsInForce(field, answers), ...changes };
  const count = Object.keys(changes).length;
  return (
    <details className={`${parts.disclosure} ${css.details}`}>
      <summary>
        <h3>{name}</h3>
        {count > 0 && <span>{t('shell.label.changed', { n: count })}</span>}
      </summary>
      {about !== undefined && <p>{about}</p>}
      {count > 0 && (
        <button type="button" className={parts.button} onClick={() => set({})}>
          {t('shell.button.asUsual')}
        </button>
      )}
      {field.fields.map((one) => (
        <OneField
          key={one.id}
          field={{ ...one, id: `${field.id}.${one.id}` }}
          texts={texts}
          names={[]}
          value={values[one.id] ?? one.usual}
          set={(value) => set(withChange(field, answers, one.id, value as string | boolean))}
        />
      ))}
    </details>
  );
}

interface FieldsProps extends Wording {
  readonly form: readonly SettingField[];
  readonly answers: Answers;
  readonly names: readonly string[];
  set(id: string, value: unknown): void;
}

/** All settings of a game, each with its words. */
export function Fields({ form, answers, texts, emblemOf, names, set }: FieldsProps) {
  const assessment = texts.assess?.(answers);
  return form
    .filter((field) => isAsked(field, answers, names.length))
    .map((field) =>
      field.kind === 'details' ? (
        <DetailsField
          key={field.id}
          field={field}
          texts={texts}
          answers={answers}
          set={(value) => set(field.id, value)}
        />
      ) : (
        <OneField
          key={field.id}
          field={field}
          texts={texts}
          {...(emblemOf && { emblemOf })}
          assessment={assessment?.field === field.id ? assessment : undefined}
          names={names}
          value={answers[field.id]}
          set={(value) => set(field.id, value)}
        />
      ),
    );
}
