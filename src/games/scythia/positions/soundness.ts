import type { Components } from '../components/components.ts';
import type { ScythiaFrame } from '../frames.ts';
import { handSize, spotsAt } from '../rules/queries.ts';
import { AVAILABLE, CHIEF, FACE_DOWN, KEPT, NO_QUEST, NONE, UNDECIDED } from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { HELD, ROW, VILLAGE_QUESTS } from '../words.ts';

/** True when the op that an effects frame waits for is the one its step is for. */
function effectFits(c: Components, f: Extract<ScythiaFrame, { proc: 'effects' }>): boolean {
  const ops = c.lists[f.list]!;
  if (f.at > ops.length) return false;
  if (f.step === 'next') return true;
  const op = ops[f.at - 1]?.do;
  if (f.step === 'choose') return op === 'choose';
  return op === (f.step === 'drawn' ? 'drawThenDiscard' : 'exchange');
}

function raidFits(c: Components, s: ScythiaState, f: Extract<ScythiaFrame, { proc: 'raid' }>): boolean {
  if (f.dice.length !== f.faces.length || new Set(f.dice).size < f.dice.length) return false;
  if (f.faces.some((face, i) => face >= c.faces[f.dice[i]! >> 1]!.length)) return false;
  if (f.band >= c.settlement.bands[f.settlement]!.length) return false;
  if ((s.worker[s.active] === NONE) !== (f.step !== 'reveal')) return false;
  if (f.step === 'reveal') return f.spot !== NONE && s.places[2 + f.spot] === FACE_DOWN;
  if (spotsAt(c, s, f.settlement) === 0) return false;
  const unrolled = f.faces.includes(NONE);
  if (f.step === 'kumis') return f.faces.every((face) => face === NONE);
  if (f.step === 'roll') return unrolled;
  if (f.step === 'more') return unrolled && f.slot !== NONE && s.crew[s.active * 5 + f.slot] !== NONE;
  return !unrolled;
}

/** S-2: what set-up has laid out when it stands at this step. */
function setupFits(s: ScythiaState, f: Extract<ScythiaFrame, { proc: 'setup' }>): boolean {
  const { seats } = s.settings;
  const turned = s.row.filter((animal) => animal !== NONE).length;
  const taken = s.heroes.filter((hero) => hero !== NONE).length;
  const offered = s.offerHeroes.length;
  const partners = s.offerCharacters.length;
  switch (f.step) {
    case 'quests':
      return f.left < VILLAGE_QUESTS.length && s.places.slice(f.left).every((tile) => tile === NO_QUEST);
    case 'plunder':
      return f.spot !== NONE && s.spots[f.spot] === AVAILABLE && f.left > 0;
    case 'animals':
      return turned === f.left && s.row.indexOf(NONE) === f.left;
    case 'heroes':
      return taken === 0 && partners === 0 && offered <= seats;
    case 'partners':
      return taken === 0 && offered === seats + 1 && partners <= seats;
    case 'first':
      return taken === 0 && offered === seats + 1 && partners === seats + 1;
    case 'draft': {
      const order = s.heroes.map((_, k) => s.heroes[(s.first + 2 * seats - 1 - k) % seats]);
      return (
        order.every((hero, k) => (hero !== NONE) === k < taken) && partners === offered && offered === seats + 1 - taken
      );
    }
    case 'deal':
    case 'start':
      return dealt(s, f.step === 'deal' ? f.left : seats);
    case 'board':
      return false;
  }
}

/** §S-2.12: true when the first `count` players have their five cards, the last of them what is drawn so far. */
function dealt(s: ScythiaState, count: number): boolean {
  const top = s.stack[s.stack.length - 1];
  const { seats } = s.settings;
  const missing = top?.proc === 'draw' ? top.left : 0;
  if (top?.proc === 'draw' && top.seat !== (s.first + count - 1) % seats) return false;
  return s.heroes.every(
    (_, k) => handSize(s, (s.first + k) % seats) === (k < count ? 5 - (k === count - 1 ? missing : 0) : 0),
  );
}

/** Which places of the row may be empty: the one that is being filled, or all before the animals are turned up. */
function rowFits(s: ScythiaState): boolean {
  const top = s.stack[s.stack.length - 1] as ScythiaFrame | undefined;
  const early = top?.proc === 'setup' && (top.step === 'quests' || top.step === 'plunder' || top.step === 'animals');
  const filling = (top?.proc === 'animal' || top?.proc === 'chief') && top.step === 'refill' ? top.place : NONE;
  return early || s.row.every((animal, place) => (animal === NONE) === (place === filling));
}

/** §S-1.5: where the active player's worker must be. */
function turnFits(s: ScythiaState, f: Extract<ScythiaFrame, { proc: 'turn' }>): boolean {
  const away = s.worker[s.active] === NONE;
  if (f.step === 'take') return away && f.placed !== NONE && s.village[f.placed] !== NONE;
  return !away || s.stack.some((frame) => frame.proc === 'raid');
}

/** §S-1.5: three workers in the village, four between placing and taking, none before the board is set. */
function villageFits(c: Components, s: ScythiaState, boxed: boolean): boolean {
  const standing = s.village.filter((worker) => worker !== NONE).length;
  const usual = c.building.start.filter((worker) => worker !== NONE).length;
  const placed = s.stack.some((f) => f.proc === 'turn' && f.step === 'take');
  return standing === (boxed ? 0 : placed ? usual + 1 : usual);
}

/** True when a frame can go on from what lies on the table. */
function fits(c: Components, s: ScythiaState, f: ScythiaFrame): boolean {
  switch (f.proc) {
    case 'setup':
      return setupFits(s, f);
    case 'turn':
      return turnFits(s, f);
    case 'effects':
      return effectFits(c, f);
    case 'animal':
      if (f.step === 'refill') return f.place !== NONE && s.row[f.place] === NONE;
      if (f.step === 'retake') return s.row[ROW.length] === f.back && f.back !== NONE;
      return s.row.length === ROW.length;
    case 'quest':
      return f.step === 'which' || (f.tile !== NONE && s.places.includes(f.tile));
    case 'draw':
      return f.left > 0;
    case 'discard':
      return f.left > 0 && f.left <= handSize(s, s.active);
    case 'raid':
      return raidFits(c, s, f);
    case 'chief':
      if (s.settings.seats > 1 || (f.step !== 'card' && f.step !== 'scheme' && s.scheme === NONE)) return false;
      if (f.step === 'refill') return s.row[f.place] === NONE;
      return f.step !== 'reveal' || s.places[f.place] === FACE_DOWN;
    case 'keep':
      return f.said.length <= s.settings.seats && f.said.every((texts) => texts.length <= 2);
    case 'round':
    case 'visit':
    case 'centre':
    case 'crew':
      return true;
  }
}

/** Findings that no game can lead to, by path. The audit counts the pieces. */
export function findUnsound(c: Components, s: ScythiaState): { readonly path: string; readonly code: string }[] {
  const found: { path: string; code: string }[] = [];
  const stack = s.stack as ScythiaFrame[];
  stack.forEach((f, i) => {
    if ((f.proc === 'round') !== (i === 0)) found.push({ path: `stack.${i}`, code: 'not-in-order' });
    else if (!fits(c, s, f)) found.push({ path: `stack.${i}`, code: 'contradicts-board' });
  });
  const setup = stack.find((f) => f.proc === 'setup');
  const begun = setup === undefined;
  const boxed = setup?.step === 'quests' || setup?.step === 'plunder';
  s.spots.forEach((state, spot) => {
    if ((s.spotWorkers[spot] !== NONE) !== (state === AVAILABLE && !boxed))
      found.push({ path: `spots.${c.spot.names[spot]}.worker`, code: 'spot-worker' });
  });
  if (!villageFits(c, s, boxed) || (boxed && s.worker.some((worker) => worker !== NONE)))
    found.push({ path: 'village', code: 'village-workers' });
  s.heroes.forEach((hero, seat) => {
    if (hero !== NONE && s.heroes.indexOf(hero) < seat)
      found.push({ path: `players.${seat}.hero`, code: 'hero-twice' });
    if ((begun || setup.step === 'deal' || setup.step === 'start') && hero === NONE)
      found.push({ path: `players.${seat}.hero`, code: 'no-hero' });
  });
  if (!rowFits(s)) found.push({ path: 'row', code: 'row-animals' });
  const hidden = s.places.filter((tile) => tile === FACE_DOWN).length;
  if (hidden > s.quests.filter((at) => at === UNDECIDED).length)
    found.push({ path: 'villageQuests', code: 'too-few-quests' });
  const acting = stack.some((f) => f.proc === 'turn' || f.proc === 'raid' || f.proc === 'visit');
  s.worker.forEach((worker, seat) => {
    if (!boxed && worker === NONE && !(acting && seat === s.active))
      found.push({ path: `players.${seat}.worker`, code: 'player-worker' });
  });
  if (s.settings.seats > 1 && (s.quests.includes(KEPT + CHIEF) || s.chiefHorses.length > 0 || s.scheme !== NONE))
    found.push({ path: 'chief', code: 'solo-only' });
  if (s.held.length !== s.settings.seats * HELD) found.push({ path: 'players', code: 'missing' });
  return found;
}
