import type { Reader } from '../../../kernel/index.ts';
import { BUILDINGS, CIVS, COLOURS, GOODS } from '../words.ts';
import type { Effect, Pack } from './pack.ts';

const CHARACTERS = 76;
const SPOTS = 24;
const VILLAGE_WORKERS = 3;
const PLAYERS = 4;

function checkIds(ids: readonly string[], path: string, r: Reader): void {
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) r.note(`${path}.${i}.id`, 'used-twice', { id });
  });
}

const gives = (effects: readonly Effect[]): boolean =>
  effects.length === 1 &&
  effects[0]!.do === 'gain' &&
  GOODS.some((item) => effects[0]!.do === 'gain' && effects[0].items[item]);

/** §S-4.5, §S-13.8: a worker of any colour always finds a building, and some building gives it goods for free. */
function checkVillage({ buildings }: Pack, r: Reader): void {
  BUILDINGS.forEach((id, k) => {
    if (buildings[k]?.id !== id) r.note(`buildings.${k}.id`, 'not-in-order', { expected: id });
  });
  const started = buildings.filter((b) => b.startWorker !== undefined).length;
  if (started !== VILLAGE_WORKERS) r.note('buildings', 'not-so-many', { count: VILLAGE_WORKERS, found: started });
  for (const colour of COLOURS) {
    const open = buildings.filter((b) => b.allowedWorkers.includes(colour));
    // Three may be occupied and one blocked.
    if (open.length < VILLAGE_WORKERS + 2) r.note('buildings', 'no-place-for', { colour });
    const free = open.some((b) =>
      b.options.some((o) => (o.workers === undefined || o.workers.includes(colour)) && gives(o.effects)),
    );
    if (!free) r.note('buildings', 'no-gift-for', { colour });
  }
  checkIds(
    buildings.flatMap((b) => b.options.map((o) => `${b.id}.${o.id}`)),
    'buildings',
    r,
  );
}

function checkBoard(pack: Pack, r: Reader): void {
  const { civilisations, workers, plunder, quests } = pack;
  CIVS.forEach((id, k) => {
    if (civilisations[k]?.id !== id) r.note(`civilisations.${k}.id`, 'not-in-order', { expected: id });
  });
  const settlements = civilisations.flatMap((c) => c.settlements);
  const spots = settlements.flatMap((s) => s.spots);
  if (spots.length !== SPOTS) r.note('civilisations', 'not-so-many', { count: SPOTS, found: spots.length });
  checkIds(
    settlements.map((s) => s.id),
    'civilisations',
    r,
  );
  checkIds(
    spots.map((s) => s.id),
    'civilisations',
    r,
  );
  civilisations.forEach((civ, k) => {
    const columns = civ.settlements.flatMap((s) => s.spots.map((spot) => spot.column)).sort((a, b) => a - b);
    if (columns.some((column, i) => column !== i + 1)) r.note(`civilisations.${k}`, 'columns');
    if (!civ.settlements.some((s) => s.spots.some((spot) => spot.minPlayers === 1)))
      r.note(`civilisations.${k}`, 'no-spot-in-solo');
  });
  // Workers: those above the spots, three in the village, one per player.
  for (const colour of COLOURS) {
    const village = pack.buildings.filter((b) => b.startWorker === colour).length;
    const needed = spots.filter((s) => s.worker === colour).length + village + (colour === 'blue' ? PLAYERS : 0);
    if (needed > workers[colour]) r.note(`workers.${colour}`, 'too-few', { needed, found: workers[colour] });
  }
  const onSpots = spots.reduce((sum, s) => sum + s.plunder, 0);
  const bag = Object.values(plunder).reduce((sum, n) => sum + n, 0);
  if (onSpots > bag) r.note('plunder', 'too-few', { needed: onSpots, found: bag });
  const covered = civilisations.filter((c) => c.hasQuests).flatMap((c) => c.settlements.flatMap((s) => s.spots)).length;
  if (covered + 2 > quests.length) r.note('quests', 'too-few', { needed: covered + 2, found: quests.length });
  pack.schemes.forEach((scheme, k) => {
    const civ = civilisations.find((c) => c.id === scheme.civ);
    if (!civ?.settlements.some((s) => s.spots.some((spot) => spot.column === scheme.column)))
      r.note(`schemes.${k}.column`, 'no-such-column');
  });
}

/** Checks across the whole pack: counts, order, and that play cannot run out of a component the rules need. */
export function checkWhole(pack: Pack, r: Reader): void {
  checkVillage(pack, r);
  checkBoard(pack, r);
  const copies = pack.characters.reduce((sum, c) => sum + c.copies, 0);
  if (copies !== CHARACTERS) r.note('characters', 'not-so-many', { count: CHARACTERS, found: copies });
  checkIds(
    pack.heroes.map((h) => h.id),
    'heroes',
    r,
  );
  checkIds(
    pack.characters.map((c) => c.id),
    'characters',
    r,
  );
  checkIds(
    pack.animals.map((a) => a.id),
    'animals',
    r,
  );
  checkIds(
    pack.quests.map((q) => q.id),
    'quests',
    r,
  );
  checkIds(
    pack.chiefs.map((c) => c.id),
    'chiefs',
    r,
  );
  checkIds(
    pack.schemes.map((s) => s.id),
    'schemes',
    r,
  );
}
