import {
  type AnyEditing,
  fastRandom,
  type Game,
  type GameTypes,
  MUTE,
  OfferList,
  type Problem,
  readPosition,
  seatsOf,
  type State,
} from '../../kernel/index.ts';
import { type Journal, journalOf, commitmentOf, Referee } from '../../kernel/referee/index.ts';
import type { GameId } from '../../law/index.ts';
import { loadTable } from '../table/storage.ts';
import { fromFile, fromFragment } from './share.ts';

/** A position to edit, and the journal of the game it was taken from. */
export interface EditorSource {
  readonly state: State;
  readonly journal?: Journal;
}

/** Why there is no position to edit. */
export interface UnreadableSource {
  readonly reason: 'brokenLink' | 'brokenFile' | 'wrongPosition' | 'noTable' | 'noPuzzle';
  readonly problems?: readonly Problem[];
}

/** True when there is a position. */
export const isSource = (found: EditorSource | UnreadableSource): found is EditorSource => 'state' in found;

function read(game: Game<GameTypes>, raw: unknown): EditorSource | UnreadableSource {
  const reading = readPosition(game, raw);
  return reading.ok ? { state: reading.value } : { reason: 'wrongPosition', problems: reading.problems };
}

/** The position behind the `#` of an address. */
export async function fromLink(game: Game<GameTypes>, fragment: string): Promise<EditorSource | UnreadableSource> {
  const raw = await fromFragment(fragment);
  return raw === undefined ? { reason: 'brokenLink' } : read(game, raw);
}

/** The position of a file. */
export function fromText(game: Game<GameTypes>, id: GameId, text: string): EditorSource | UnreadableSource {
  const raw = fromFile(text, id);
  return raw === undefined ? { reason: 'brokenFile' } : read(game, raw);
}

/** A question of the exam. */
export async function fromPuzzle(game: GameId, id: string): Promise<EditorSource | UnreadableSource> {
  const [{ namedPositionsOf }, { questionSetsOf, questionsOf }] = await Promise.all([
    import('../../registry/named-positions.ts'),
    import('../puzzles/question-sets.ts'),
  ]);
  const question = questionsOf(await questionSetsOf(game)).find((each) => each.id === id);
  if (!question) return { reason: 'noPuzzle' };
  const state = (await namedPositionsOf(game)).read(question.position);
  return Array.isArray(state) ? { reason: 'wrongPosition' } : { state: state as State };
}

/** The present state of a local table with all hands open, from a replay of its journal. */
export async function fromTable(game: Game<GameTypes>, id: string): Promise<EditorSource | UnreadableSource> {
  const table = await loadTable(id);
  if (table?.note.game !== game.name || table.rules !== game.version) return { reason: 'noTable' };
  const settings = game.readSettings(table.note.settings);
  const start = table.start === undefined ? undefined : readPosition(game, table.start);
  if (!settings.ok || (start && !start.ok)) return { reason: 'noTable' };
  const referee = new Referee<GameTypes>({
    game,
    settings: start?.value.settings ?? settings.value,
    source: () => 0,
    ...(start && { start: start.value }),
  });
  if (referee.resume(table.entries)) return { reason: 'noTable' };
  const fairness = { seed: { hash: commitmentOf(table.seed), opened: table.seed }, seats: [] };
  return { state: referee.state, journal: journalOf(referee, { fairness }) };
}

/** A new game after its set-up; choices during the set-up are random. */
export function dealt(
  game: Game<GameTypes>,
  editing: AnyEditing,
  settings: GameTypes['settings'],
  seed: number,
): State {
  const random = fastRandom(seed);
  const s = game.begin(settings);
  while (!editing.isDealt(s) && !s.over) {
    const outcomes = game.outcomeCount(s);
    if (outcomes > 0) game.applyOutcome(s, random(outcomes), MUTE);
    else {
      const seat = seatsOf(game.asked(s))[0]!;
      const offers = new OfferList<GameTypes['option']>();
      game.options(s, seat, offers);
      game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
    }
  }
  return s;
}
