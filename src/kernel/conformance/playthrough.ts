import type { Game } from '../game.ts';
import { type RoutedEvent, EventRecorder } from '../event-sink.ts';
import { canonicalJson } from '../copy.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom } from '../random.ts';
import { type Seat, seatsOf } from '../seat.ts';
import { type PlayedAct, actText, applyAct, reasonsOf } from './act.ts';
import { randomPick } from './act-pickers.ts';
import { QUICK, walkOnce } from './walk.ts';

/** What a playthrough prints besides acts and events. */
export interface Printing {
  /** Prints the views of these viewers before every act. */
  readonly views?: readonly Seat[];
  /** Prints no options. */
  readonly brief?: boolean;
  /** Prints the number and a hash of the options instead of their texts. */
  readonly marks?: boolean;
  /** Prints refusals as well. */
  readonly refusals?: boolean;
}

/** The acts of one random game. */
export function randomActs<K extends GameTypes>(
  game: Game<K>,
  settings: K['settings'],
  seed: number,
  bound: number,
): readonly PlayedAct[] {
  const pick = randomPick<K>(fastRandom(seed));
  return walkOnce(game, { settings, seed, bound, thoroughness: QUICK, pick, checks: [], open: true }).acts;
}

function eventLines({ shared, to, secret }: RoutedEvent): string[] {
  const lines = [`    ${canonicalJson(shared)}`];
  if (secret) lines.push(`    [${seatsOf(to).join()}] ${canonicalJson(secret)}`);
  return lines;
}

/** A short hash of a text (FNV-1a). */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function restLines<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  { views = [], brief, marks: marked, refusals }: Printing,
): string[] {
  const lines = views.map((viewer) => `  view ${viewer} ${canonicalJson(game.view(s, viewer))}`);
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

/** A whole game as text, for reading and for comparison with an earlier version. */
export function playthrough<K extends GameTypes>(
  game: Game<K>,
  settings: K['settings'],
  acts: readonly PlayedAct[],
  printing: Printing = {},
): string {
  const setup = new EventRecorder<K['event']>();
  const s = game.begin(settings, setup);
  const lines = [`${game.name} ${game.version}`, canonicalJson(settings), ...setup.tellings.flatMap(eventLines)];
  acts.forEach((act, i) => {
    lines.push(...restLines(game, s, printing));
    const recorder = new EventRecorder<K['event']>();
    if (!applyAct(game, s, act, recorder)) throw new Error(`act ${i + 1}, ${actText(act)}, is not possible`);
    lines.push(`${i + 1} ${actText(act)}`, ...recorder.tellings.flatMap(eventLines));
    if (recorder.news) lines.push(`    news for ${seatsOf(recorder.news).join()}`);
  });
  lines.push(...restLines(game, s, printing));
  if (s.over) lines.push(`over ${canonicalJson(s.over)} scores ${canonicalJson(game.scores(s))}`);
  return `${lines.join('\n')}\n`;
}
