import { setImmediate as breathe } from 'node:timers/promises';
import { type Kinds, MUTE, type Seat } from '../../kernel/index.ts';
import { enact, lastBase, liveEntries } from '../../kernel/table/index.ts';
import { Mirror, type Outgoing } from '../../protocol/index.ts';
import { gameNamed } from '../house.ts';
import { Refused } from '../refused.ts';
import type { LiveTable } from './table.ts';

/** A long game is replayed in slices, so that nobody else has to wait for it. */
const SLICE_MS = 8;

/** The table after every entry that counts, as the viewer saw it then; only what was written before `until`. */
export async function replayOf(
  table: LiveTable,
  viewer: Seat,
  since: number,
  until: number,
): Promise<Outgoing<'replay'>> {
  const { house, doc, id } = table;
  table.playing();
  const game = await gameNamed(house.games, doc.game);
  const settings = game?.readSettings(doc.settings);
  if (!game || !settings?.ok) throw new Refused('unreadable');
  const batches = (await house.storage.readJournal(id, 0)).filter((batch) => batch.at <= until);
  const entries = batches.flatMap((batch) => batch.entries);
  // What lies before a new base was played under other rules; it is in the events.
  const first = lastBase(entries);
  let state = first < 0 ? game.begin(settings.value) : enact(game, game.begin(settings.value), entries[first]!, MUTE);
  const view = new Mirror(game.view(state, viewer));
  let start: Kinds['view'] | undefined;
  const steps: Outgoing<'replay'>['steps'] = [];
  let slice = performance.now();
  for (const n of liveEntries(entries)) {
    if (n <= first) continue;
    state = enact(game, state, entries[n]!, MUTE);
    if (n >= since) start ??= view.value;
    const patch = view.follow(game.view(state, viewer));
    if (n >= since) {
      const window = game.window(state)?.name;
      const scores = [...game.scores(state)];
      steps.push({ n, patch: patch.map((change) => [...change]), ...(window && { window }), scores });
    }
    if (performance.now() - slice < SLICE_MS) continue;
    await breathe();
    slice = performance.now();
  }
  return { version: entries.length, view: start ?? view.value, steps };
}
