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
import { placeOf, placeText, type ProblemPlace } from './problem-place.ts';
import { type ValueComponent, type ValueSection, type ValuesForm, valueAt, withValue } from './values-form.ts';
import css from './values.module.css';

type Say = Speaker<'values' | 'packs'>;

interface LoadedForm {
  readonly form: ValuesForm;
  readonly sections: readonly ValueSection[];
  /** The names of the ids that problems mention. */
  readonly names: Readonly<Record<string, string>>;
}

/** A problem with its place in the form and its text. */
interface PlacedProblem {
  readonly place: ProblemPlace | undefined;
  readonly path: string;
  readonly text: string;
}

/** The page on which the printed values of a game are entered. */
export function ValuesPage({ game }: { readonly game: string }) {
  const load = isGameId(game) ? CLIENT_GAMES[game].values : undefined;
  const language = usePrefs((prefs) => prefs.language);
  const say = useSubjects('values', 'packs');
  const [loaded, setLoaded] = useState<LoadedForm>();
  useEffect(() => {
    let stale = false;
    void load?.().then(async (form) => {
      const [sections, names] = await Promise.all([form.sections(language), form.names(language)]);
      if (!stale) setLoaded({ form, sections, names });
    });
    return () => {
      stale = true;
    };
  }, [load, language]);
  if (!load) return <LostPage />;
  if (!say || !loaded) return null;
  return <Values game={game} say={say} {...loaded} />;
}

/** Problems of a pack with their places in the form and their texts. */
function placed(problems: readonly Problem[], say: Say, { sections, names }: LoadedForm): readonly PlacedProblem[] {
  return problems.map(({ path, code, args }) => {
    const named = args && Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, names[arg] ?? arg]));
    const text = say.has(`packs.problem.${code}`) ? say.lookup('packs.problem', code, named) : code;
    return { place: placeOf(sections, path, say), path, text };
  });
}

interface ValuesProps extends LoadedForm {
  readonly game: string;
  readonly say: Say;
}

function Values({ game, say, form, sections, names }: ValuesProps) {
  const title = useTitles();
  const [values, setValues] = useState<OwnValues>(() => loadValues(game) ?? { pack: form.builtIn, entered: [] });
  const [isSaved, setSaved] = useState(true);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  /** What a file or the built-in values have replaced, until the next change. */
  const [former, setFormer] = useState<OwnValues>();
  const file = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const problems = useMemo(() => {
    const reading = form.read(values.pack);
    return reading.ok ? [] : placed(reading.problems, say, { form, sections, names });
  }, [form, values.pack, say, sections, names]);
  const all = sections.flatMap(({ components }) => components);
  const entered = all.filter(({ path }) => values.entered.includes(path)).length;

  function keep(next: OwnValues | undefined): void {
    setRefused([]);
    setFormer(undefined);
    setValues(next ?? { pack: form.builtIn, entered: [] });
    setSaved(saveValues(game, next));
  }
  function replace(next: OwnValues | undefined): void {
    keep(next);
    if (values.pack !== form.builtIn || values.entered.length > 0) setFormer(values);
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
    if (result.ok) replace(result.values);
    else setRefused(result.problems);
  }
  /** Shows the next problem after the focused field, or the first one. */
  function showProblem(): void {
    for (const section of sheet.current!.querySelectorAll('details'))
      if (section.querySelector('[data-problem]')) section.open = true;
    const marked = [
      ...sheet.current!.querySelectorAll<HTMLElement>('[data-component], [data-problem="whole"]'),
    ].flatMap((one) => {
      if (one.dataset['component'] === undefined) return one.closest('[data-component]') ? [] : [one];
      const fields = one.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
      return [...(fields.length > 0 ? fields : one.querySelectorAll<HTMLElement>('[data-problem]'))];
    });
    const at = marked.findIndex((one) => one === document.activeElement);
    const next = marked[(at + 1) % marked.length];
    next?.scrollIntoView({ block: 'center' });
    next?.focus({ preventScroll: true });
  }

  return (
    <Page title={say.t('values.label.title')}>
      <div ref={sheet} className={css.values} data-values-page={game}>
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
              <button type="button" className={parts.button} onClick={showProblem}>
                {say.t('values.button.show')}
              </button>
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
          <button type="button" className={parts.button} onClick={() => replace(undefined)}>
            {say.t('values.button.forget')}
          </button>
          <Link href={`/new/${game}`} className={`${parts.button} ${parts.hot}`}>
            {say.t('values.button.play')}
          </Link>
        </div>
        {former && (
          <p className={css.replaced} role="status">
            {say.t('values.text.replaced')}
            <button type="button" className={parts.button} onClick={() => keep(former)} data-bring-back>
              {say.t('values.button.bringBack')}
            </button>
          </p>
        )}
        {refused.length > 0 && (
          <div className={css.refused} role="alert">
            <p>{say.t('values.text.refused')}</p>
            <ProblemList problems={placed(refused.slice(0, MOST_SHOWN), say, { form, sections, names })} say={say} />
            {refused.length > MOST_SHOWN && (
              <p>{say.t('values.text.moreProblems', { n: refused.length - MOST_SHOWN })}</p>
            )}
          </div>
        )}
        {sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            values={values}
            problems={problems.filter(({ place }) => place?.section.id === section.id)}
            say={say}
            change={change}
            mark={mark}
          />
        ))}
        {problems.some(({ place }) => !place) && (
          <div className={css.refused} role="alert" data-problem="whole" tabIndex={-1}>
            <ProblemList problems={problems.filter(({ place }) => !place)} say={say} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** Most problems of a file that are listed. */
const MOST_SHOWN = 20;

/** Problems with their places; where the form has no such place, with their paths. */
function ProblemList({ problems, say }: { readonly problems: readonly PlacedProblem[]; readonly say: Say }) {
  return (
    <ul>
      {problems.map(({ place, path, text }) => (
        <li key={`${path} ${text}`}>
          {place
            ? say.t('values.label.part', { whole: placeText(place, say), part: text })
            : [path !== '' && <code key="path">{path}</code>, ' ', text]}
        </li>
      ))}
    </ul>
  );
}

interface SectionProps extends Omit<ComponentProps, 'component'> {
  readonly section: ValueSection;
}

/** The components of one kind, with the problems of the kind as a whole. */
function Section({ section, problems, ...rest }: SectionProps) {
  const { components } = section;
  const ofAll = problems.filter(({ place }) => !place!.component);
  return (
    <details className={`${parts.disclosure} ${css.section}`} data-section={section.id}>
      <summary>
        <h2>{section.name}</h2>
        {problems.length > 0 && (
          <b className={css.bad} data-problem>
            <Icon id="u-warning" size={18} />
            {rest.say.t('values.label.problems', { n: problems.length })}
          </b>
        )}
        <span>
          {components.filter(({ path }) => rest.values.entered.includes(path)).length} / {components.length}
        </span>
      </summary>
      {ofAll.length > 0 && (
        <div className={css.refused} role="alert" data-problem="whole" tabIndex={-1}>
          {ofAll.map(({ path, text }) => (
            <p key={`${path} ${text}`}>{text}</p>
          ))}
        </div>
      )}
      <ul>
        {components.map((component) => (
          <Component
            key={component.path}
            component={component}
            problems={problems.filter(({ place }) => place!.component === component)}
            {...rest}
          />
        ))}
      </ul>
    </details>
  );
}

interface ComponentProps {
  readonly component: ValueComponent;
  readonly values: OwnValues;
  readonly problems: readonly PlacedProblem[];
  readonly say: Say;
  change(component: ValueComponent, path: string, value: unknown): void;
  mark(component: ValueComponent, on: boolean): void;
}

/** The form of one component, with what is wrong with it. */
function Component({ component, values, problems, say, change, mark }: ComponentProps) {
  const wrong = problems.map(({ place }) => place!.path);
  return (
    <li className={css.component} data-component={component.path}>
      <fieldset>
        <legend>{component.name}</legend>
        <div className={css.fields}>
          {component.fields.map((field) => (
            <FieldInput
              key={field.path}
              field={field}
              at={field.path}
              wrong={wrong}
              value={valueAt(values.pack, `${component.path}.${field.path}`)}
              set={(value) => change(component, field.path, value)}
            />
          ))}
        </div>
        {problems.map(({ place, path, text }) => (
          <p
            key={`${path} ${text}`}
            className={css.bad}
            role="alert"
            data-problem={place!.path === '' ? 'whole' : 'value'}
            tabIndex={-1}
          >
            <Icon id="u-warning" size={18} />
            {place!.value === '' ? text : say.t('values.label.part', { whole: place!.value, part: text })}
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
