import { Compile } from 'typebox/compile';
import { isLaw, type GameId } from '../law/index.ts';
import { choicesOf, isSame } from './choices.ts';
import { type ProofLine, type QuestionSet, QuestionSetSchema, type Question } from './question.ts';

/** A file of questions after it was checked: the paper, or everything that is wrong, each with its place. */
export type QuestionSetResult =
  | { readonly ok: true; readonly paper: QuestionSet }
  | { readonly ok: false; readonly problems: readonly string[] };

const checker = Compile(QuestionSetSchema);

/** True for a proof line without claims: it could never fail. */
const claimsNothing = ({ asked, must, mustNot, chances, facts }: ProofLine): boolean =>
  asked === undefined &&
  must === undefined &&
  chances === undefined &&
  Object.keys(mustNot ?? {}).length === 0 &&
  Object.keys(facts ?? {}).length === 0;

function problemsOf(game: GameId, question: Question): string[] {
  const { id, paragraphs, verdict, lines } = question;
  const problems: string[] = [];
  const cited = [...paragraphs, ...lines.flatMap((line) => Object.values(line.mustNot ?? {}))];
  for (const law of new Set(cited)) if (law !== '' && !isLaw(game, law)) problems.push(`${id}: there is no §${law}`);
  const choices = choicesOf(question);
  if (choices.length < 2) problems.push(`${id}: "among" must list what one may choose from`);
  else if (choices.filter((each) => isSame(each, verdict)).length !== 1)
    problems.push(`${id}: "among" must hold the verdict once`);
  lines.forEach((line, n) => {
    if (claimsNothing(line)) problems.push(`${id}: line ${n + 1} claims nothing`);
  });
  return problems;
}

/** Checks a file of questions: its schema, the paragraphs it cites, and that every proof line has a claim. */
export function readQuestionSet(raw: unknown): QuestionSetResult {
  if (!checker.Check(raw)) {
    const problems = [...checker.Errors(raw)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    return { ok: false, problems };
  }
  const problems = raw.questions.flatMap((question) => problemsOf(raw.game, question));
  const ids = raw.questions.map(({ id }) => id);
  for (const id of new Set(ids.filter((each, n) => ids.indexOf(each) !== n)))
    problems.push(`${id}: this id stands twice`);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, paper: raw };
}
