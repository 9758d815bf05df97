import { MOB } from '../../components/pieces.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, CLEARINGS, ITEMS } from '../../words.ts';
import { command, prowess, SPACES, trackOf } from './hoard.ts';
import { MOODS } from './state.ts';
import { type Reader, repeated, withoutEmpty } from '../../../../kernel/index.ts';

/** §12.6.1: one mob in a clearing; §12.2.4.I: a track of the hoard can be full. */
function checkHundreds(reader: Reader, s: RootState): void {
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (s.on[MOB * CLEARING_COUNT + c]! > 1) reader.note(`clearings.${CLEARINGS[c]}.mob`, 'one-mob');
  for (const commands of [true, false]) {
    const found = trackOf(s, commands);
    if (found > SPACES) reader.note('factions.hundreds.hoard', 'hoard-full', { found, most: SPACES });
  }
}

/** The Hundreds' part of position files: mood and items. */
export const hundredsPosition: FactionPosition = {
  keys: ['mood', 'hoard', 'ruinItems', 'gone'],
  // §12.3.4: there is a mood as soon as they are set up.
  read(reader, raw, path, s, _f, inSetup) {
    if (raw['mood'] !== undefined) s.hundreds.mood = reader.name(raw['mood'], `${path}.mood`, MOODS);
    else if (!inSetup) reader.note(`${path}.mood`, 'missing');
    s.hundreds.hoard = reader.tally(raw['hoard'], `${path}.hoard`, ITEMS);
    s.hundreds.marked = reader.tally(raw['ruinItems'], `${path}.ruinItems`, ITEMS);
    s.hundreds.gone = reader.tally(raw['gone'], `${path}.gone`, ITEMS);
  },
  write: ({ hundreds: { mood, hoard, marked, gone } }) =>
    withoutEmpty({
      mood: MOODS[mood],
      hoard: repeated(hoard, ITEMS),
      ruinItems: repeated(marked, ITEMS),
      gone: repeated(gone, ITEMS),
    }),
  show: (s) => [
    ['mood', MOODS[s.hundreds.mood] ?? ''],
    ['hoard', repeated(s.hundreds.hoard, ITEMS).join(', ')],
    ['command', String(command(s))],
    ['prowess', String(prowess(s))],
  ],
  check: checkHundreds,
};
