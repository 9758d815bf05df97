import { game } from '../../kernel/index.ts';
import { applyEntry, type Journal, liveEntries } from '../../kernel/referee/index.ts';
import { root } from '../../games/root/index.ts';
import { FERRY, TOWER } from '../../games/root/rules/21-landmarks/landmark.ts';
import type { Root } from '../../games/root/types.ts';
import { geographyOf, newState, type RootState } from '../../games/root/state.ts';
import { lineText, RootlogWriter } from './rootlog-writer.ts';
import { DECK_WORDS, LANDMARK_WORDS, LETTER_OF, MAP_WORDS, SUIT_LETTERS } from '../replay/recorded-game.ts';

/** Why a game cannot be written in Rootlog. */
export type NoRecord = 'game' | 'settings' | 'position' | 'hirelings' | 'landmarks' | 'rules';

/** The text of the record, or why there is none. */
export type WriteResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: NoRecord };

/** Writes a journal of Root in Rootlog; `names` are the players by seat. */
export function writeRootlog(journal: Journal, names: readonly string[] = []): WriteResult {
  const writing = writingRootlog(journal, names);
  for (;;) {
    const { done, value } = writing.next();
    if (done) return value;
  }
}

/** Like `writeRootlog`, but yields after every entry, so that the caller can pause. */
export function* writingRootlog(journal: Journal, names: readonly string[] = []): Generator<void, WriteResult> {
  if (journal.game !== root.name) return { ok: false, why: 'game' };
  if (journal.start !== undefined) return { ok: false, why: 'position' };
  const settings = root.readSettings(journal.settings);
  if (!settings.ok) return { ok: false, why: 'settings' };
  if (settings.value.hirelings.length > 0) return { ok: false, why: 'hirelings' };
  const s = newState(settings.value);
  const scribe = new RootlogWriter(s);
  const played = game<Root>({ ...root, setup: () => s });
  try {
    played.begin(settings.value, scribe);
    for (const i of liveEntries(journal.entries)) {
      if (applyEntry(root, s, journal.entries[i]!, scribe) !== s) return { ok: false, why: 'rules' };
      scribe.writeChanges();
      yield;
    }
    if (scribe.landmarks.some((_, landmark) => LANDMARK_WORDS[landmark] === undefined))
      return { ok: false, why: 'landmarks' };
  } catch {
    return { ok: false, why: 'rules' };
  }
  return { ok: true, text: recordOf(s, scribe, names) };
}

/** Where Ferry and Tower began, when landmarks were dealt; without them each map has its own. */
function landmarkLine(s: RootState, scribe: RootlogWriter): string[] {
  const { landmarks, mapLandmark } = s.settings;
  if (landmarks === 'none') return [];
  const { ferry, tower } = geographyOf(s);
  const own: Readonly<Partial<Record<number, number>>> =
    mapLandmark === 'placed' ? { [FERRY]: ferry, [TOWER]: tower } : {};
  const words = [FERRY, TOWER].flatMap((landmark) => {
    const at = scribe.landmarks[landmark] ?? own[landmark] ?? -1;
    return at < 0 ? [] : [`${LANDMARK_WORDS[landmark]}->${at + 1}`];
  });
  return [`Landmarks: ${words.join(', ')}`];
}

/** Joins the lines to a record. Players are listed in reverse turn order, as in the draft. */
function recordOf(s: RootState, scribe: RootlogWriter, names: readonly string[]): string {
  const { map, deck, suits, edition } = s.settings;
  const letters = s.order.map((seat) => LETTER_OF[s.faction[seat]!]!);
  const drafted = s.order.slice().reverse();
  const printed = map === 'autumn' && suits === 'printed';
  const name = (seat: number): string =>
    (names[seat] ?? '').replaceAll(/[\r\n]|\/\//g, ' ').trim() || `seat ${seat + 1}`;
  const winners = (s.over?.winners ?? []).map((seat) => LETTER_OF[s.faction[seat]!]!);
  return [
    `// Law: ${edition}`,
    `Map: ${MAP_WORDS[map]}`,
    `Deck: ${DECK_WORDS[deck]}`,
    ...(printed ? [] : [`Clearings: ${s.suit.map((suit, c) => `${SUIT_LETTERS[suit]}${c + 1}`).join(', ')}`]),
    ...landmarkLine(s, scribe),
    `Pool: ${letters.join('')}`,
    ...drafted.map((seat) => `${LETTER_OF[s.faction[seat]!]}: ${name(seat)}`),
    '',
    ...scribe.setups.filter((line) => line.faction >= 0).map((line) => `${LETTER_OF[line.faction]}:${lineText(line)}`),
    '',
    ...scribe.turns.map((line) => `${LETTER_OF[line.faction]}:${lineText(line)}`),
    '',
    ...(winners.length > 0 ? [`Winner: ${winners.join('')}`] : []),
    '',
  ].join('\n');
}
