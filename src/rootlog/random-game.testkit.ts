import { fastRandom, lowestSeat, MUTE, OfferList } from '../kernel/index.ts';
import type { JournalEntry, Journal } from '../kernel/referee/index.ts';
import { root } from '../games/root/index.ts';
import type { RootOption } from '../games/root/types.ts';
import type { FactionName } from '../games/root/words.ts';

/** The journal of a random game of some turns; with `likes`, options that begin with one of these words are preferred. */
export function randomJournal(
  factions: readonly FactionName[],
  turns: number,
  seed: number,
  more: object = {},
  likes: readonly string[] = [],
): Journal {
  const reading = root.readSettings({ seats: factions.length, factions, seating: 'listed', ...more });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const random = fastRandom(seed);
  const s = root.begin(reading.value, MUTE);
  const entries: JournalEntry[] = [];
  const offers = new OfferList<RootOption>();
  while (!s.over && s.turns <= turns) {
    const of = root.outcomeCount(s);
    if (of > 0) {
      const n = random(of);
      entries.push({ chance: root.outcomeName(s, n), n, of });
      root.applyOutcome(s, n, MUTE);
      continue;
    }
    const seat = lowestSeat(root.asked(s));
    offers.clear();
    root.options(s, seat, offers);
    const liked = offers.list.filter((each) => likes.includes(each.verb));
    const list = liked.length > 0 ? liked : offers.list;
    const o = list[random(list.length)]!;
    entries.push({ seat, say: o.text });
    root.choose(s, seat, o, MUTE);
  }
  return { format: 1, game: root.name, rules: root.version, settings: reading.value, entries };
}
