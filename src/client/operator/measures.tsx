import { type ReactNode, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import parts from '../components/parts.module.css';
import { Segments } from '../components/segments.tsx';
import css from './operator.module.css';
import type { Person, Tools } from './tools.ts';

/** Length of a ban, in days; 0: without end. */
const BAN_DAYS = [1, 7, 30, 365, 0] as const;

/** A form that opens under its button. */
function Unfold({
  name,
  icon,
  children,
}: {
  readonly name: string;
  readonly icon: string;
  readonly children: ReactNode;
}) {
  return (
    <details className={css.unfold}>
      <summary className={parts.button}>
        <Icon id={icon} size={20} />
        {name}
      </summary>
      {children}
    </details>
  );
}

interface MeasuresProps extends Tools {
  readonly person: Pick<Person, 'id' | 'name'> & Partial<Pick<Person, 'ban'>>;
}

/** What operators can do about a person: ban, lift a ban, rename. */
export function Measures({ say, call, attempt, person }: MeasuresProps) {
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<(typeof BAN_DAYS)[number]>(7);
  const [name, setName] = useState('');
  const path = `/people/${person.id}`;
  return (
    <div className={css.measures}>
      <Unfold name={say.t('operator.button.ban')} icon="u-lock">
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const body = { reason: reason.trim(), ...(days > 0 && { days }) };
            attempt(
              () => call('ban', 'POST', `${path}/ban`, body),
              say.t('operator.text.banned', { name: person.name }),
            );
          }}
        >
          <input
            value={reason}
            required
            maxLength={500}
            aria-label={say.t('operator.label.banReason')}
            placeholder={say.t('operator.label.banReason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <Segments
            label={say.t('operator.label.length')}
            choices={BAN_DAYS}
            value={days}
            name={(one) => (one === 0 ? say.t('operator.label.forever') : say.t('operator.label.days', { n: one }))}
            set={(one) => setDays(one)}
          />
          <button type="submit" className={`${parts.button} ${parts.hot}`} data-ban>
            {say.t('operator.button.ban')}
          </button>
        </form>
      </Unfold>
      {person.ban && (
        <button
          type="button"
          className={parts.button}
          onClick={() =>
            attempt(
              () => call('liftBan', 'DELETE', `${path}/ban`),
              say.t('operator.text.lifted', { name: person.name }),
            )
          }
          data-lift
        >
          {say.t('operator.button.lift')}
        </button>
      )}
      <Unfold name={say.t('operator.button.rename')} icon="u-user">
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const body = { name: name.trim(), reason: reason.trim() === '' ? '—' : reason.trim() };
            attempt(
              () => call('renamePerson', 'POST', `${path}/name`, body),
              say.t('operator.text.renamed', { name: name.trim() }),
            );
          }}
        >
          <input
            value={name}
            required
            maxLength={40}
            aria-label={say.t('operator.label.newName')}
            placeholder={say.t('operator.label.newName')}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className={parts.button} data-rename>
            {say.t('operator.button.rename')}
          </button>
        </form>
      </Unfold>
    </div>
  );
}

interface ReasonedProps {
  readonly say: Tools['say'];
  readonly name: string;
  /** Does it, for a reason. */
  act(reason: string): void;
  readonly mark: string;
}

/** Something that operators do for a reason, which goes into the log. */
function Reasoned({ say, name, act, mark }: ReasonedProps) {
  const [reason, setReason] = useState('');
  return (
    <Unfold name={name} icon="u-close">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          act(reason.trim());
        }}
      >
        <input
          value={reason}
          required
          maxLength={500}
          aria-label={say.t('operator.label.closeReason')}
          placeholder={say.t('operator.label.closeReason')}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" className={parts.button} data-act={mark}>
          {name}
        </button>
      </form>
    </Unfold>
  );
}

/** Closes one table, for a reason. */
export function CloseTable({ say, call, attempt, table }: Tools & { readonly table: string }) {
  const act = (reason: string): void =>
    attempt(() => call('closeTable', 'POST', `/tables/${table}/close`, { reason }), say.t('operator.text.tableClosed'));
  return <Reasoned say={say} name={say.t('operator.button.closeTable')} act={act} mark="close-table" />;
}

/** Removes one study, for a reason. */
export function RemoveStudy({ say, call, attempt, study }: Tools & { readonly study: string }) {
  const act = (reason: string): void =>
    attempt(
      () => call('removeStudy', 'POST', `/studies/${study}/remove`, { reason }),
      say.t('operator.text.studyRemoved'),
    );
  return <Reasoned say={say} name={say.t('operator.button.removeStudy')} act={act} mark="remove-study" />;
}
