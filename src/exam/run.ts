import { hasSeat, lowestSeat, MUTE, type NamedPositions, type Seat, seatsOf, type State } from '../kernel/index.ts';
import { listQuestion } from '../kernel/referee/index.ts';
import { agrees, factAt } from './facts.ts';
import type { ProofLine, Question } from './question.ts';

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** True when a text matches a pattern in which `*` matches any words. */
function fits(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** The names of outcomes that are due. */
const outcomesOf = ({ game }: NamedPositions, s: State): string[] =>
  Array.from({ length: game.outcomeCount(s) }, (_, n) => game.outcomeName(s, n));

/** Applies the outcome that a proof line names; returns what is wrong, undefined when nothing is. */
function applyNamedOutcome(positions: NamedPositions, s: State, act: string): string | undefined {
  const names = outcomesOf(positions, s);
  const n = act === '*' ? 0 : names.indexOf(act);
  if (n < 0) return `chance is due, and "${act}" is not among ${[...new Set(names)].join(' | ')}`;
  positions.game.applyOutcome(s, n, MUTE);
  return undefined;
}

function aside({ game }: NamedPositions, s: State, text: string): string | undefined {
  const option = game.parse(text);
  const seat = lowestSeat(game.asked(s));
  const offered: string[] = [];
  const ask = {
    wantsRefusals: false,
    isSatisfied: false,
    offer: (o: { text: string }) => void offered.push(o.text),
    refuse() {},
  };
  game.asides?.options(s, seat, ask);
  if (!option || !offered.includes(text)) return `"${text}" cannot be done aside: ${offered.join(' | ')}`;
  game.asides!.take(s, seat, option, MUTE);
  return undefined;
}

/** Plays one act of a proof line; returns why it could not be played, undefined when it was. */
function play(positions: NamedPositions, s: State, act: string): string | undefined {
  const { game } = positions;
  if (s.over) return `the game is over before "${act}"`;
  if (game.outcomeCount(s) > 0) return applyNamedOutcome(positions, s, act);
  if (act.startsWith('aside: ')) return aside(positions, s, act.slice('aside: '.length));
  const names = positions.names(s);
  const [label, rest] = act.includes(': ') ? (act.split(': ') as [string, string]) : [undefined, act];
  const seat = label === undefined ? lowestSeat(game.asked(s)) : names.indexOf(label);
  if (!hasSeat(game.asked(s), seat)) return `${label} is not asked, but ${askedNow(positions, s).join(', ')}`;
  const { offered } = listQuestion(game, s, seat);
  if (!offered.includes(rest))
    return `"${rest}" is not offered to ${names[seat]} in ${game.window(s)?.name}: ${offered.join(' | ')}`;
  game.choose(s, seat, game.parse(rest)!, MUTE);
  return undefined;
}

const askedNow = (positions: NamedPositions, s: State): string[] =>
  seatsOf(positions.game.asked(s)).map((seat) => positions.names(s)[seat]!);

function checkOffers(positions: NamedPositions, s: State, line: ProofLine, report: (wrong: string) => void): void {
  const { game } = positions;
  const seats: readonly Seat[] = seatsOf(game.asked(s));
  const lists = seats.map((seat) => listQuestion(game, s, seat));
  const offered = lists.flatMap((list) => list.offered);
  const forbidden = lists.flatMap((list) => list.forbidden);
  const where =
    game.window(s)?.name ?? (s.over ? 'the end' : `chance: ${outcomesOf(positions, s).slice(0, 9).join(' | ')}`);
  for (const pattern of line.must ?? [])
    if (!offered.some((text) => fits(text, pattern)))
      report(`"${pattern}" should be offered in ${where}: ${offered.join(' | ')}`);
  for (const [pattern, law] of Object.entries(line.mustNot ?? {})) {
    const found = offered.filter((text) => fits(text, pattern));
    if (found.length > 0) report(`"${found.join(' | ')}" should not be offered in ${where} (§${law})`);
    else if (law !== '') {
      const verb = pattern.split(' ')[0];
      const reasons = forbidden.filter(({ text }) => fits(text, pattern) || text === verb).map((each) => each.law);
      if (!reasons.some((each) => each === law || each.startsWith(`${law}-`) || each.startsWith(`${law}.`)))
        report(
          `"${pattern}" should be refused in ${where} by §${law}, but §${[...new Set(reasons)].join(', §')} is given`,
        );
    }
  }
}

/** Plays a proof line and reports every claim that is false. */
function checkLine(positions: NamedPositions, start: State, line: ProofLine, report: (wrong: string) => void): void {
  const { game } = positions;
  const s = game.clone(start);
  for (const act of line.play ?? []) {
    const wrong = play(positions, s, act);
    if (wrong !== undefined) return report(wrong);
  }
  for (const wrong of game.checks.audit(s)) report(`afterwards ${wrong}`);
  if (line.asked && !agrees(askedNow(positions, s), line.asked.map(String)))
    report(`${line.asked.join(', ')} should be asked, but ${askedNow(positions, s).join(', ') || 'nobody'} is`);
  checkOffers(positions, s, line, report);
  const outcomes = outcomesOf(positions, s);
  for (const name of line.chances ?? [])
    if (!outcomes.includes(name)) report(`"${name}" should be possible, but only ${outcomes.join(' | ')} is`);
  const winners = s.over?.winners.map((seat) => positions.names(s)[seat]!);
  const facts = { ...positions.facts(s), over: s.over !== null, winners, law: s.over?.law };
  for (const [path, claimed] of Object.entries(line.facts ?? {})) {
    const found = factAt(facts, path);
    if (!agrees(found, claimed)) report(`${path} should be ${jsonOf(claimed)}, but is ${jsonOf(found)}`);
  }
}

/** Plays all proof lines of a question; returns every disagreement with the rules. */
export function runQuestion(positions: NamedPositions, question: Question): readonly string[] {
  const start = positions.read(question.position);
  if (Array.isArray(start))
    return start.map(({ path, code, args }) => `the position is unsound: ${path} ${code} ${args ? jsonOf(args) : ''}`);
  const wrongs: string[] = [];
  question.lines.forEach((line, n) =>
    checkLine(positions, start as State, line, (wrong) => wrongs.push(`line ${n + 1}: ${wrong}`)),
  );
  return wrongs;
}
