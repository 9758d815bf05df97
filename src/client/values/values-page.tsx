import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import type { Problem } from '../../kernel/index.ts';
import { isGameId } from '../../registry/index.ts';
import { Icon } from '../components/icon.tsx';
import { LostPage } from '../components/lost-page.tsx';
import { Page } from '../components/page.tsx';
import parts from '../components/parts.module.css';
import { saveFile } from '../components/save-file.ts';
import { useSubjects } from '../learn/messages.ts';
import { CLIENT_GAMES } from '../registry/index.ts';
import { useTitles } from '../registry/titles.ts';
import { usePrefs } from '../state/prefs.ts';
import { FieldInput } from './field-input.tsx';
import { loadValues, MOST_BYTES, type OwnValues, saveValues, valuesFrom } from './own-values.ts';
import { type ValueComponent, type ValueSection, type ValuesForm, valueAt, withValue } from './values-form.ts';
import css from './values.module.css';

type Say = Speaker<'values' | 'packs'>;

/** The page on which the printed values of a game are entered. */
export function ValuesPage({ game }: { readonly game: string }) {
  const load = isGameId(game) ? CLIENT_GAMES[game].values : undefined;
  const language = usePrefs((prefs) => prefs.language);
  const say = useSubjects('values', 'packs');
  const [loaded, setLoaded] = useState<{ form: ValuesForm; sections: readonly ValueSection[] }>();
  useEffect(() => {
    let stale = false;
    void load?.().then(async (form) => {
      const sections = await form.sections(language);
      if (!stale) setLoaded({ form, sections });
    });
    return () => {
      stale = true;
    };
  }, [load, language]);
  if (!load) return <LostPage />;
  if (!say || !loaded) return null;
  return <Values game={game} say={say} {...loaded} />;
}

/** A problem of the pack as a sentence. */
function problemText(say: Say, { code, args }: Problem): string {
  return say.has(`packs.problem.${code}`) ? say.lookup('packs.problem', code, args) : code;
}

interface ValuesProps {
  readonly game: string;
  readonly say: Say;
  readonly form: ValuesForm;
  readonly sections: readonly ValueSection[];
}

function Values({ game, say, form, sections }: ValuesProps) {
  const title = useTitles();
  const [values, setValues] = useState<OwnValues>(() => loadValues(game) ?? { pack: form.builtIn, entered: [] });
  const [isSaved, setSaved] = useState(true);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const problems = useMemo(() => {
    const reading = form.read(values.pack);
    return reading.ok ? [] : reading.problems;
  }, [form, values.pack]);
  const all = sections.flatMap(({ components }) => components);
  const entered = all.filter(({ path }) => values.entered.includes(path)).length;

  function keep(next: OwnValues): void {
    setRefused([]);
    setValues(next);
    setSaved(saveValues(game, next));
  }
  function change(component: ValueComponent, path: string, value: unknown): void {
    const { pack, entered: before } = values;
    const next = before.includes(component.path) ? before : [...before, component.path];
    keep({ pack: withValue(pack, `${component.path}.${path}`, value), entered: next });
  }
  function mark(component: ValueComponent, on: boolean): void {
    const others = values.entered.filter((path) => path !== component.path);
    keep({ ...values, entered: on ? [...others, component.path] : others });
  }
  async function take(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) return setRefused([{ path: '', code: 'too-large' }]);
    const result = valuesFrom(form, await chosen.text());
    if (result.ok) keep(result.values);
    else setRefused(result.problems);
  }
  function forget(): void {
    saveValues(game, undefined);
    setRefused([]);
    setValues({ pack: form.builtIn, entered: [] });
  }

  return (
    <Page title={say.t('values.label.title')}>
      <div className={css.values} data-values-page={game}>
        <header>
          <h1>{say.t('values.label.title')}</h1>
          <p>{say.t('values.text.about', { game: title(game) })}</p>
          <p>{say.t('values.text.use')}</p>
        </header>
        <div className={css.progress} role="status" data-entered={entered}>
          <b>{say.t('values.label.progress', { n: entered, all: all.length })}</b>
          <span aria-hidden="true">
            <i style={{ width: `${(entered / all.length) * 100}%` }} />
          </span>
          {problems.length > 0 && (
            <p className={css.bad} data-unsound>
              <Icon id="u-warning" size={18} />
              {say.t('values.text.unsound', { n: problems.length })}
            </p>
          )}
          {!isSaved && <p className={css.bad}>{say.t('values.text.notSaved')}</p>}
        </div>
        <div className={css.tools}>
          <button type="button" className={parts.button} onClick={() => file.current?.click()}>
            {say.t('values.button.import')}
          </button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
          <button
            type="button"
            className={parts.button}
            onClick={() =>
              saveFile(
                `${game}.json`,
                `${JSON.stringify(form.withoutMarks(values.pack, values.entered), undefined, 1)}\n`,
                'application/json',
              )
            }
          >
            {say.t('values.button.export')}
          </button>
          <button type="button" className={parts.button} onClick={forget}>
            {say.t('values.button.forget')}
          </button>
          <Link href={`/new/${game}`} className={`${parts.button} ${parts.hot}`}>
            {say.t('values.button.play')}
          </Link>
        </div>
        {refused.length > 0 && (
          <ul className={css.refused} role="alert">
            {refused.slice(0, 20).map((problem) => (
              <li key={`${problem.path} ${problem.code}`}>
                {problem.path !== '' && <code>{problem.path}</code>} {problemText(say, problem)}
              </li>
            ))}
          </ul>
        )}
        {sections.map((section) => (
          <details key={section.id} className={`${parts.disclosure} ${css.section}`} data-section={section.id}>
            <summary>
              <h2>{section.name}</h2>
              <span>
                {section.components.filter(({ path }) => values.entered.includes(path)).length} /{' '}
                {section.components.length}
              </span>
            </summary>
            <ul>
              {section.components.map((component) => (
                <Component
                  key={component.path}
                  component={component}
                  values={values}
                  problems={problems.filter(({ path }) => `${path}.`.startsWith(`${component.path}.`))}
                  say={say}
                  change={change}
                  mark={mark}
                />
              ))}
            </ul>
          </details>
        ))}
        <GeneralProblems problems={problems} components={all} say={say} />
      </div>
    </Page>
  );
}

interface ComponentProps {
  readonly component: ValueComponent;
  readonly values: OwnValues;
  readonly problems: readonly Problem[];
  readonly say: Say;
  change(component: ValueComponent, path: string, value: unknown): void;
  mark(component: ValueComponent, on: boolean): void;
}

/** The form of one component, with what is wrong with it. */
function Component({ component, values, problems, say, change, mark }: ComponentProps) {
  return (
    <li className={css.component} data-component={component.path}>
      <fieldset>
        <legend>{component.name}</legend>
        <div className={css.fields}>
          {component.fields.map((field) => (
            <FieldInput
              key={field.path}
              field={field}
              value={valueAt(values.pack, `${component.path}.${field.path}`)}
              set={(value) => change(component, field.path, value)}
            />
          ))}
        </div>
        {problems.map((problem) => (
          <p key={`${problem.path} ${problem.code}`} className={css.bad} role="alert">
            <Icon id="u-warning" size={18} />
            {problemText(say, problem)}
          </p>
        ))}
        <label className={css.done}>
          <input
            type="checkbox"
            checked={values.entered.includes(component.path)}
            onChange={({ target }) => mark(component, target.checked)}
          />
          {say.t('values.label.asPrinted')}
        </label>
      </fieldset>
    </li>
  );
}

/** Problems of no single component: sums that must be right, such as the number of all cards. */
function GeneralProblems({
  problems,
  components,
  say,
}: {
  readonly problems: readonly Problem[];
  readonly components: readonly ValueComponent[];
  readonly say: Say;
}) {
  const rest = problems.filter(
    ({ path }) => !components.some((component) => `${path}.`.startsWith(`${component.path}.`)),
  );
  if (rest.length === 0) return null;
  return (
    <ul className={css.refused} role="alert">
      {rest.map((problem) => (
        <li key={`${problem.path} ${JSON.stringify(problem.args)}`}>
          <code>{problem.path}</code> {problemText(say, problem)}
        </li>
      ))}
    </ul>
  );
}
