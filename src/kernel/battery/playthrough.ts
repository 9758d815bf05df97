import type { Game } from '../game.ts';
import { type Telling, Told } from '../out.ts';
import { canonical } from '../plain.ts';
import type { Kinds } from '../procedure.ts';
import { fastRandom } from '../random.ts';
import { type Seat, seatsOf } from '../seat.ts';
import { type Act, actText, perform, reasonsOf } from './act.ts';
import { randomPick } from './picks.ts';
import { QUICK, walkOnce } from './walk.ts';

/** What a playthrough prints beside acts and events. */
export interface Printing {
  /** Prints the view of these viewers at every rest. */
  readonly views?: readonly Seat[];
  /** Leaves the lists of options out. */
  readonly brief?: boolean;
  /** Gives of each list of options only its length and a mark that changes with it. */
  readonly marks?: boolean;
  /** Prints the refusals too. */
  readonly refusals?: boolean;
}

/** The acts of one random game. */
export function randomActs<K extends Kinds>(
  game: Game<K>,
  settings: K['settings'],
  seed: number,
  bound: number,
): readonly Act[] {
  const pick = randomPick<K>(fastRandom(seed));
  return walkOnce(game, { settings, seed, bound, dose: QUICK, pick, watchers: [], open: true }).acts;
}

function eventLines({ shared, to, secret }: Telling): string[] {
  const lines = [`    ${canonical(shared)}`];
  if (secret) lines.push(`    [${seatsOf(to).join()}] ${canonical(secret)}`);
  return lines;
}

/** A short mark of a text (FNV-1a): other texts have other marks, nearly always. */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function restLines<K extends Kinds>(
  game: Game<K>,
  s: K['state'],
  { views = [], brief, marks: marked, refusals }: Printing,
): string[] {
  const lines = views.map((viewer) => `  view ${viewer} ${canonical(game.view(s, viewer))}`);
  const window = game.window(s);
  if (!window) return lines;
  const marks = [window.mode, ...(['part', 'secret', 'quiet'] as const).filter((mark) => window[mark])].join(' ');
  lines.push(`  window ${window.name} ${window.law} (${marks})`);
  if (brief) return lines;
  for (const seat of seatsOf(window.asked)) {
    const { list, refused } = reasonsOf(game, s, seat);
    const text = list.map((o) => o.text).join(' | ');
    lines.push(`    ${seat}: ${marked ? `${list.length} options, ${mark(text)}` : text}`);
    for (const r of refusals ? refused : [])
      lines.push(`    ${seat}: not ${r.option.text}: ${r.refusal.law} ${r.refusal.why} ${r.a} ${r.b}`);
  }
  return lines;
}

/** A game as text, for the eye and for comparison with the text of another day. */
export function playthrough<K extends Kinds>(
  game: Game<K>,
  settings: K['settings'],
  acts: readonly Act[],
  printing: Printing = {},
): string {
  const begun = new Told<K['event']>();
  const s = game.begin(settings, begun);
  const lines = [`${game.name} ${game.version}`, canonical(settings), ...begun.tellings.flatMap(eventLines)];
  acts.forEach((act, i) => {
    lines.push(...restLines(game, s, printing));
    const told = new Told<K['event']>();
    if (!perform(game, s, act, told)) throw new Error(`act ${i + 1}, ${actText(act)}, is not possible`);
    lines.push(`${i + 1} ${actText(act)}`, ...told.tellings.flatMap(eventLines));
    if (told.news) lines.push(`    news for ${seatsOf(told.news).join()}`);
  });
  lines.push(...restLines(game, s, printing));
  if (s.over) lines.push(`over ${canonical(s.over)} scores ${canonical(game.scores(s))}`);
  return `${lines.join('\n')}\n`;
}
