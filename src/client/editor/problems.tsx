import { Link } from 'wouter';
import type { Speaker } from '../../i18n/index.ts';
import type { Problem, State } from '../../kernel/index.ts';
import { lawAddress, lawNumber } from '../law/number.ts';
import { useMessages } from '../state/messages.tsx';
import type { EditorContext } from './editor-context.ts';
import css from './editor.module.css';

/** Codes of problems with frames: the running procedure does not fit the board. */
const FRAME_PROBLEMS = [
  'does-not-run',
  'dead-end',
  'contradicts-board',
  'not-at-rest',
  'not-in-order',
  'nothing-follows',
  'empty-stack',
];

/** The text of a problem: the game's own, or the editor's for a damaged file. */
function describeProblem({ texts }: EditorContext, say: Speaker<'editor'>, problem: Problem): string {
  const own = texts.problemText(problem);
  if (own !== undefined) return own;
  if (problem.path.startsWith('settings')) return say.t('editor.fault.settings');
  const { code } = problem;
  if (problem.path.startsWith('stack') || FRAME_PROBLEMS.includes(code)) return say.t('editor.fault.moment');
  return say.t(code === 'audit' || code === 'unsound' ? 'editor.fault.counts' : 'editor.fault.shape');
}

interface ProblemListProps {
  readonly tools: EditorContext;
  readonly say: Speaker<'editor'>;
  readonly problems: readonly Problem[];
  /** The position with the problems, and a function that opens an edit place. */
  readonly at?: { readonly state: State; go(place: string): void };
}

/** The problems of a position, each with its edit place and paragraph. */
export function ProblemList({ tools, say, problems, at }: ProblemListProps) {
  const { language, t } = useMessages();
  const { editing, texts, id } = tools;
  const places = at ? editing.places(at.state) : [];
  const described = problems.map((problem) => {
    const why = describeProblem(tools, say, problem);
    const place = at && places.find((one) => one.id === editing.placeOf(at.state, problem));
    const text = place ? say.t('editor.label.fault', { place: texts.name(place.name), why }) : why;
    return { code: problem.code, text, place: place?.id, law: editing.lawOf(problem) };
  });
  // A damaged file has many problems with the same text: show each text once.
  const distinct = described.filter(({ text }, i) => described.findIndex((other) => other.text === text) === i);
  return (
    <ul className={css.faults} aria-label={say.t('editor.aria.faults')}>
      {distinct.map(({ code, text, place, law }) => (
        <li key={text} data-fault={code}>
          <span>{text}</span>
          {law !== undefined && (
            <Link href={lawAddress(id, law)}>{t('play.label.paragraph', { id: lawNumber(language, law) })}</Link>
          )}
          {at && place !== undefined && (
            <button type="button" onClick={() => at.go(place)}>
              {say.t('editor.button.go')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
