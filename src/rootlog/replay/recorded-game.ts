import { game, MUTE, type EventSink, withValue } from '../../kernel/index.ts';
import { playing } from '../../games/root/rules/02-key-terms/players.ts';
import { PRESETS } from '../../games/root/editions.ts';
import { FACTION_RULES } from '../../games/root/factions/faction.ts';
import { root } from '../../games/root/index.ts';
import type { Root, RootEvent } from '../../games/root/types.ts';
import { DECKS } from '../../games/root/components/cards/index.ts';
import type { MapId } from '../../games/root/components/maps/index.ts';
import { IS_BUILDING, IS_WARRIOR, type Piece, PIECES_OF, piece } from '../../games/root/components/pieces.ts';
import { FERRY, TOWER } from '../../games/root/rules/21-landmarks/landmark.ts';
import type { RootSettings } from '../../games/root/settings.ts';
import { geographyOf, newState, type RootState } from '../../games/root/state.ts';
import { BURROW, DUCHY, type Faction, FACTIONS, HUNDREDS, ITEMS, MARQUISE, VAGABOND } from '../../games/root/words.ts';
import { FACTION_LETTERS } from '../letters.ts';
import { type Location, type Log, NotationError } from '../read/notation.ts';

const MAP_NAMES: Readonly<Record<string, MapId>> = {
  Fall: 'autumn',
  Autumn: 'autumn',
  Winter: 'winter',
  Lake: 'lake',
  Mountain: 'mountain',
};
const DECK_NAMES: Readonly<Record<string, RootSettings['deck']>> = { Standard: DECKS[0], 'E&P': DECKS[1] };
/** The names of maps and decks in the notation. */
export const MAP_WORDS: Readonly<Record<MapId, string>> = {
  autumn: 'Fall',
  winter: 'Winter',
  lake: 'Lake',
  mountain: 'Mountain',
};
export const DECK_WORDS: Readonly<Record<RootSettings['deck'], string>> = { [DECKS[0]]: 'Standard', [DECKS[1]]: 'E&P' };
/** The faction of each letter. */
const HOMES: Readonly<Record<string, Faction>> = Object.fromEntries(
  FACTIONS.map((name, f) => [FACTION_LETTERS[name], f] as const),
);
/** The letter of each faction. */
export const LETTER_OF: readonly string[] = FACTIONS.map((name) => FACTION_LETTERS[name]);
/** The landmarks that the notation names in its header, by number; they are also those that maps have of their own. */
export const LANDMARK_WORDS: Readonly<Partial<Record<number, string>>> = { [FERRY]: 'ferry', [TOWER]: 'tower' };

/** Item letters of the notation, by number of the item. */
export const ITEM_LETTERS: readonly string[] = ITEMS.map(
  (item) => ({ boot: 'f', bag: 'b', crossbow: 'x', hammer: 'h', sword: 's', tea: 't', coin: 'c', torch: 'r' })[item],
);
/** Suit letters of the notation, by number of the suit. */
export const SUIT_LETTERS = ['F', 'R', 'M', 'B'];

/** Root with a stop after set-up and after every turn, so that each turn can be replayed separately. */
export const machine = game<Root>({
  ...root,
  procs: {
    ...root.procs,
    game: {
      ...root.procs.game,
      factions: {
        kind: 'rule',
        run: (s) => ({
          calls: playing(s).map((f) => FACTION_RULES[f]!.setup(f)),
          then: 'turns',
        }),
      },
      turns: { kind: 'chance', law: '5.1.7', count: () => 1, name: () => 'turns', take: () => 'done' },
    },
    turn: {
      ...root.procs.turn,
      end: { kind: 'chance', law: 'O.2', count: () => 1, name: () => 'end', take: () => 'done' },
    },
  },
});

/** True when set-up or a turn is over and the next turn has not begun. */
export function isResting(s: RootState): boolean {
  const top = s.stack[s.stack.length - 1];
  return !top || (top.proc === 'turn' && top.step === 'end') || (top.proc === 'game' && top.step === 'turns');
}

/** Settings that carry a state which is already set up. */
interface ResumedSettings extends RootSettings {
  readonly resumed: RootState;
}
const resuming = game<Root>({ ...machine, setup: (settings) => (settings as ResumedSettings).resumed });

/** Runs rules to the next stop. */
export function settle(s: RootState, out: EventSink<RootEvent> = MUTE): void {
  const settings: ResumedSettings = { ...s.settings, resumed: s };
  resuming.begin(settings, out);
}

/** A recorded game in the engine: its factions and its state. */
export class RecordedGame {
  readonly letters: readonly string[];
  private readonly factions: Readonly<Record<string, Faction>>;
  state: RootState;

  constructor(log: Log) {
    const firstRound = log.turns.map((t) => t.faction);
    this.letters = [...new Set([...firstRound, ...log.players])];
    this.factions = seatFactions(this.letters);
    const map = Object.hasOwn(MAP_NAMES, log.map) ? MAP_NAMES[log.map] : undefined;
    const deck = Object.hasOwn(DECK_NAMES, log.deck) ? DECK_NAMES[log.deck] : undefined;
    if (!map) throw new NotationError(log.places.map.line, log.places.map.column, `unknown map "${log.map}"`);
    if (!deck) throw new NotationError(log.places.deck.line, log.places.deck.column, `unknown deck "${log.deck}"`);
    const settings: RootSettings = {
      seats: this.letters.length,
      setup: 'standard',
      factions: this.letters.map((letter) => FACTIONS[this.factions[letter]!]!),
      pool: [],
      hirelings: [],
      map,
      landmarks: 'none',
      landmarkPool: [],
      mapLandmark: log.landmarks ? 'none' : 'placed',
      suits: log.suits.length > 0 ? 'dealt' : 'printed',
      suggestedSuits: false,
      deck,
      seating: 'listed',
      edition: 'official',
      law: PRESETS.official,
    };
    this.state = newState(settings);
    for (let c = 1; c < log.suits.length; c++)
      this.state.suit = withValue(this.state.suit, c - 1, SUIT_LETTERS.indexOf(log.suits[c]!));
    if (log.landmarks?.['ferry'] !== undefined) this.state.ferry = log.landmarks['ferry'] - 1;
    if (log.landmarks?.['tower'] !== undefined) this.state.tower = log.landmarks['tower'] - 1;
  }

  /** The number of a faction; -1: it is not in the game (hirelings, slips). */
  faction(letter: string): Faction {
    return this.factions[letter] ?? -1;
  }
  /** The letter of a faction. */
  letter(f: Faction): string {
    return this.letters.find((each) => this.factions[each] === f) ?? '?';
  }
  /** True for a faction of the game, false for hirelings, whose rules are not applied to recorded games. */
  plays(letter: string): boolean {
    return this.faction(letter) >= 0;
  }
  /** The kind of piece; -1: the engine does not have it. */
  piece(letter: string, kind: string, sub: string): Piece {
    const f = this.faction(letter);
    if (f < 0) return -1;
    if (f === MARQUISE && kind === 't') return piece(sub === 'k' ? 'keep' : 'wood');
    if (f === HUNDREDS && kind === 'w' && sub === 'w') return piece('warlord');
    if (f === DUCHY && kind === 'b') return piece(sub === 'm' ? 'market' : 'citadel');
    if (f === MARQUISE && kind === 'b') return piece(sub === 's' ? 'sawmill' : sub === 'w' ? 'workshop' : 'recruiter');
    const fits = (p: Piece): boolean =>
      kind === 'w' ? IS_WARRIOR[p]! : kind === 'b' ? IS_BUILDING[p]! : !IS_WARRIOR[p] && !IS_BUILDING[p];
    return kind === 'w' || kind === 'b' || kind === 't' ? (PIECES_OF[f]!.find(fits) ?? -1) : -1;
  }
  /** The number of a clearing, a forest or the Burrow; -1: anything else. */
  place(at: Location | undefined): number {
    if (at?.at === 'clearing') return at.clearing === 0 ? BURROW : at.clearing - 1;
    if (at?.at !== 'forest') return -1;
    const wanted = at.clearings.map((c) => c - 1).join();
    const { aroundForest } = geographyOf(this.state);
    const found = aroundForest.findIndex((around) => around.filter((c) => c < 12).join() === wanted);
    return found < 0 ? -1 : 12 + found;
  }
}

function seatFactions(letters: readonly string[]): Record<string, Faction> {
  const taken: Record<string, Faction> = {};
  for (const letter of letters) taken[letter] = HOMES[letter]!;
  // A second Vagabond without a first one is the first.
  if (taken['G'] !== undefined && taken['V'] === undefined) taken['G'] = VAGABOND;
  return taken;
}
