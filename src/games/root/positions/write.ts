import { EDITING_OF, EDITINGS } from '../editing/factions.ts';
import { PRESETS, type Switch } from '../editions.ts';
import { type Piece, PIECES } from '../components/pieces.ts';
import { TITLES } from '../components/cards/index.ts';
import { geographyOf, newState, type RootState } from '../state.ts';
import { CLEARINGS, type Faction, FACTIONS, ITEMS, SUITS } from '../words.ts';
import { writeClearedPaths, writeClearings } from './board.ts';
import { writeCards } from './cards.ts';
import { writeDraft, writeDrafted } from './draft.ts';
import { writeFrame } from './frames.ts';
import { writeHirelings } from './hirelings.ts';
import { writeLandmarks } from './landmarks.ts';
import { itemsLeft, writeRuinItems } from './ruins.ts';
import { seatName } from './seats.ts';
import { counted, repeated, withoutEmpty } from '../../../kernel/index.ts';

const where = (marks: readonly number[]): string[] => CLEARINGS.filter((_, c) => marks[c] === 1);

function writeSettings(s: RootState): object {
  const {
    seats,
    law,
    setup,
    factions,
    pool,
    hirelings,
    landmarks,
    landmarkPool,
    mapLandmark,
    suggestedSuits,
    ...common
  } = s.settings;
  // What a table does not use it does not say.
  const rest = {
    ...(setup === 'advanced' ? { setup, seats, pool } : { factions }),
    ...(hirelings.length > 0 ? { hirelings } : {}),
    ...(landmarks === 'none' ? {} : { landmarks, landmarkPool, mapLandmark }),
    ...(suggestedSuits ? { suggestedSuits } : {}),
    ...common,
  };
  const preset = PRESETS[s.settings.edition];
  const changed = Object.entries(law).filter(([name, value]) => preset[name as Switch] !== value);
  return changed.length > 0 ? { ...rest, law: Object.fromEntries(changed) } : rest;
}

function writeFaction(s: RootState, f: Faction): Record<string, unknown> {
  const box = (counts: readonly number[]): readonly number[] => counts.slice(f * ITEMS.length, (f + 1) * ITEMS.length);
  const down = box(s.craftedSpent);
  const up = box(s.crafted).map((count, item) => count - down[item]!);
  const parts = withoutEmpty({
    points: s.points[f] === 0 ? undefined : s.points[f],
    items: repeated(up, ITEMS),
    facedown: repeated(down, ITEMS),
    dominance: TITLES[s.dominance[f]!],
    partner: FACTIONS[s.coalition[f]!],
  });
  return { ...parts, ...EDITING_OF[f]!.position.write(s, f) };
}

/** Of the pieces of a kind that are away, those that no faction's own part of the file tells of. */
function awayOf(s: RootState, p: Piece): number {
  let count = s.away[p]!;
  EDITING_OF.forEach(({ position }, f) => {
    if (s.seat[f]! >= 0) count -= position.away?.(s, p) ?? 0;
  });
  return count;
}

/** What factions keep beside the map. */
const writeTables = (s: RootState): Record<string, unknown> =>
  Object.assign({}, ...EDITINGS.map(({ position }) => position.table?.write(s))) as Record<string, unknown>;

/** The position as a file: names, and only what is not as after an empty set-up. */
export function write(s: RootState): Record<string, unknown> {
  const fresh = newState(s.settings);
  const { ruins } = geographyOf(s);
  const away = s.away.map((_, p) => awayOf(s, p));
  const suits = s.suit.flatMap((suit, c) => {
    const marker = c === s.landmarks.city ? s.landmarks.under : suit;
    return marker < 0 ? [] : [[CLEARINGS[c]!, SUITS[marker]!] as const];
  });
  const current = s.faction[s.order[s.turn] ?? -1];
  const file: Record<string, unknown> = withoutEmpty({
    game: 'root',
    settings: writeSettings(s),
    turn: current === undefined ? undefined : FACTIONS[current],
    turns: s.turns,
    suits: s.settings.suits === 'printed' ? undefined : Object.fromEntries(suits),
    clearings: writeClearings(s),
    scorched: where(s.scorched),
    ferry: s.ferry === fresh.ferry ? undefined : CLEARINGS[s.ferry],
    ferried: s.ferried === 1 ? true : undefined,
    clearedPaths: writeClearedPaths(s),
    pathCleared: s.cleared === 1 ? true : undefined,
    ...writeLandmarks(s),
    away: counted(away, PIECES),
    coffins: counted(s.effects.coffins, PIECES),
    activated: counted(s.activated, SUITS),
    usedEffects: s.usedEffects.map((t) => TITLES[t]),
    ...writeTables(s),
    drafted: writeDrafted(s),
    draft: writeDraft(s),
    hirelings: writeHirelings(s),
    winner: FACTIONS[s.winner],
  });
  const factions = s.faction.filter((f) => f >= 0).map((f) => [FACTIONS[f]!, writeFaction(s, f)] as const);
  file['factions'] = Object.fromEntries(factions.filter(([, parts]) => Object.keys(parts).length > 0));
  file['order'] = s.order.map((seat) => seatName(s, seat));
  if (ruins.some((ruin, c) => s.ruin[c] !== ruin)) file['ruins'] = where(s.ruin);
  if (itemsLeft(s).some((count, item) => count !== s.items[item])) file['items'] = counted(s.items, ITEMS);
  const under = writeRuinItems(s);
  if (under) file['ruinItems'] = under;
  writeCards(s, fresh, file);
  file['stack'] = s.stack.map((frame) => writeFrame(s, frame));
  return file;
}
