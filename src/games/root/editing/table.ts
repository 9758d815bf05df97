import { EditFieldBuilder, withAdded } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { playing } from '../rules/02-key-terms/players.ts';
import { kindNumber } from '../rules/14-hirelings/state.ts';
import { piece } from '../components/pieces.ts';
import { AVAILABLE, DISCARD } from '../components/piles.ts';
import { phaseOf, phaseStart } from '../positions/phases.ts';
import { clone, geographyOf, NO_EFFECTS, NONE_ACTIVATED, type RootState } from '../state.ts';
import { CLEARING_COUNT, CLEARINGS, FACTIONS, hireling, ITEMS, type Party, PHASES, PLACES } from '../words.ts';
import { isDominance, pileField } from './cards.ts';
import type { RootFields } from './faction-editing.ts';
import { EDITINGS } from './factions.ts';
import { landmarkFields } from './landmarks.ts';

const MOST_CONTROL = 4;
const BANDIT = piece('bandit');

/** Whose turn it is and when in it, and what lies beside the map. */
export function tableFields(s: RootState): RootFields {
  const fields = new EditFieldBuilder<RootState, RootLaw>(s, clone);
  const phase = phaseOf(s);
  // §5.1.1: the order of play is the table's.
  fields.oneOf(
    { name: 'turn', law: '1.5' },
    s.turn,
    s.order.map((seat) => `faction ${FACTIONS[s.faction[seat]!]}`),
    (t, turn) => {
      t.turn = turn;
      standAt(t, Math.max(0, phase));
    },
  );
  const phases = PHASES.map((each) => `phase ${each}`);
  fields.oneOf(
    { name: 'moment', law: '1.5' },
    phase < 0 ? 0 : phase,
    phase < 0 ? ['as-it-stands', ...phases] : phases,
    (t, choice) => standAt(t, phase < 0 ? choice - 1 : choice),
  );
  pileField(fields, { name: 'discard', law: '1.2.2' }, s, DISCARD, (title) => !isDominance(title));
  if (s.settings.seats > 2) pileField(fields, { name: 'available', law: '3.3.3' }, s, AVAILABLE, isDominance);
  ferryField(fields, s);
  landmarkFields(fields, s);
  closedPathFields(fields, s);
  for (const faction of EDITINGS) faction.table?.(fields, s);
  return fields;
}

/** Lets a phase of the current turn begin: nothing of an action under way is left. */
function standAt(s: RootState, phase: number): void {
  s.stack = [phaseStart(phase)];
  s.turns = Math.max(1, s.turns);
  s.activated = NONE_ACTIVATED;
  s.usedEffects = NO_EFFECTS;
  s.cleared = 0;
  s.ferried = 0;
  for (const faction of EDITINGS) faction.startPhase?.(s);
  if (s.hirelings.parties.length === 0) return;
  s.hirelings.used.fill(0);
  s.hirelings.stuck = [];
  s.hirelings.stuckPawns.fill(-1);
}

/** §19.5: the Ferry lies at one of the coastal clearings. */
function ferryField(fields: RootFields, s: RootState): void {
  if (s.ferry < 0 || s.settings.landmarkPool.includes('ferry')) return;
  const { rivers } = geographyOf(s);
  const shores = CLEARINGS.flatMap((_, c) => (rivers[c]!.length > 0 ? [c] : []));
  fields.oneOf(
    { name: 'ferry', law: '19.5' },
    shores.indexOf(s.ferry),
    shores.map((c) => `place ${CLEARINGS[c]}`),
    (t, choice) => {
      t.ferry = shores[choice]!;
    },
  );
}

/** §20.2: the markers on closed paths. */
function closedPathFields(fields: RootFields, s: RootState): void {
  geographyOf(s).closedPaths.forEach(([a, b], path) => {
    const bit = 1 << path;
    const naming = { name: `path ${CLEARINGS[a]} ${CLEARINGS[b]}`, under: 'closed-paths', law: '20.2' } as const;
    fields.flag(naming, (s.closed & bit) !== 0, (t, on) => {
      t.closed = on ? t.closed | bit : t.closed & ~bit;
    });
  });
}

/** The card of a kind of hirelings (14.2). */
export function hirelingFields(s: RootState, party: Party): RootFields {
  const fields = new EditFieldBuilder<RootState, RootLaw>(s, clone);
  const kind = kindNumber(party);
  const h = s.hirelings;
  const factions = playing(s);
  fields.oneOf(
    { name: 'controller', law: '14.2.0' },
    factions.indexOf(h.controller[kind]!) + 1,
    ['nobody', ...factions.map((f) => `faction ${FACTIONS[f]}`)],
    (t, choice) => {
      t.hirelings.controller[kind] = factions[choice - 1] ?? -1;
      t.hirelings.control[kind] = choice === 0 ? 0 : Math.max(1, t.hirelings.control[kind]!);
    },
  );
  fields.count({ name: 'control', law: '14.2.2' }, h.control[kind]!, 0, MOST_CONTROL, (t, by) => {
    t.hirelings.control[kind]! += by;
  });
  if (party === hireling('the-exile') && h.exile >= 0) {
    const places = PLACES.slice(0, CLEARING_COUNT + geographyOf(s).aroundForest.length);
    fields.oneOf(
      { name: 'place', law: '14.7.7' },
      h.exile,
      places.map((place) => `place ${place}`),
      (t, place) => {
        t.hirelings.exile = place;
      },
    );
    packFields(fields, s);
  }
  if (party === hireling('highway-bandits') && h.demoted[kind] === 0) banditFields(fields, s);
  return fields;
}

/** The Exile's items, fresh on his card; clubs are his own. */
function packFields(fields: RootFields, s: RootState): void {
  ITEMS.forEach((item, i) => {
    const value = s.hirelings.packed[i]!;
    const most = value + Math.max(0, s.items[i]!);
    if (most === 0) return;
    fields.count({ name: `item ${item}`, under: 'packed', law: '14.7.7' }, value, 0, most, (t, by) => {
      t.hirelings.packed[i]! += by;
      t.items = withAdded(t.items, i, -by);
    });
  });
}

/** Bandits stand on paths, one on each at most. */
function banditFields(fields: RootFields, s: RootState): void {
  geographyOf(s).data.paths.forEach(([a, b], path) => {
    const here = s.hirelings.bandits[path]!;
    const naming = { name: `path ${CLEARINGS[a! - 1]} ${CLEARINGS[b! - 1]}`, under: 'bandits', law: '14.4' } as const;
    fields.count(naming, here, 0, Math.min(1, here + s.supply[BANDIT]!), (t, by) => {
      t.hirelings.bandits[path]! += by;
      t.supply[BANDIT]! -= by;
      t.away = withAdded(t.away, BANDIT, by);
    });
  });
}
