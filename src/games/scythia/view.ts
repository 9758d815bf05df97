import { hasSeat, type Mask, type Seat, unseen } from '../../kernel/index.ts';
import type { Components } from './components/components.ts';
import { chiefOf, chiefStrength } from './rules/12-solo/chief.ts';
import type { KeepFrame, RaidFrame } from './frames.ts';
import { blockedBuilding, handSize, isSolo } from './rules/queries.ts';
import { pending } from './rules/11-scoring/scoring.ts';
import { crewStrength } from './rules/06-raiding/strength.ts';
import { CHIEF, DECK, DISCARD, DISCARDED, handOf, IN_DECK, KEPT, OWNERS, UNDECIDED } from './components/piles.ts';
import type { ScythiaState } from './state.ts';
import type { PlayerView, RaidView, TaskView, ChiefView, UnseenView, ScythiaView } from './view-types.ts';
import { COLOURS, CREW_SLOTS, HELD, PLUNDER } from './words.ts';

/** The places of a list that hold a value. */
function where(list: readonly number[], value: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < list.length; i++) if (list[i] === value) found.push(i);
  return found;
}

function countOf(list: readonly number[], value: number): number {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === value) count++;
  return count;
}

/** The kinds of the cards in a pile that a viewer knows. */
function knownIn(c: Components, s: ScythiaState, pile: number, viewer: Seat): number[] {
  const { at, knows } = s.cards;
  const kinds: number[] = [];
  for (let card = 0; card < at.length; card++)
    if (at[card] === pile && hasSeat(knows[card]!, viewer)) kinds.push(c.cards.kind[card]!);
  return kinds;
}

const chunk = (list: readonly number[], size: number, at: number): number[] => list.slice(at * size, (at + 1) * size);

function playerView(c: Components, s: ScythiaState, seat: number, viewer: Seat): PlayerView {
  const slots = Array.from({ length: CREW_SLOTS }, (_, slot) => {
    const at = seat * CREW_SLOTS + slot;
    return { crew: s.crew[at]!, wounds: s.wounds[at]!, eagle: s.eagles[at]!, horse: s.horses[at]! };
  });
  return {
    hero: s.heroes[seat]!,
    score: s.score[seat]!,
    pending: s.scored === 1 ? [] : pending(c, s, seat),
    held: chunk(s.held, HELD, seat),
    worker: s.worker[seat]!,
    slots,
    quests: where(s.quests, KEPT + seat),
    handSize: handSize(s, seat),
    hand: knownIn(c, s, handOf(seat), viewer),
  };
}

/** Cards whose pile the viewer does not know. Their order does not depend on which copy of a kind lies where. */
function unseenBy(c: Components, s: ScythiaState, viewer: Seat): UnseenView[] {
  const list = unseen(s.cards, viewer).map(({ cards, piles }) => ({
    characters: cards.map((card) => c.cards.kind[card]!),
    piles: piles.slice(),
  }));
  return list.length < 2
    ? list
    : list.sort((x, y) => compareLists(x.characters, y.characters) || compareLists(x.piles, y.piles));
}

function compareLists(x: readonly number[], y: readonly number[]): number {
  for (let i = 0; i < x.length && i < y.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
  return x.length - y.length;
}

/** Cards of the viewer's hand that others have seen. */
function shownTo(c: Components, s: ScythiaState, viewer: Seat): { character: number; seenBy: Mask }[] {
  const { at, knows } = s.cards;
  const pile = handOf(viewer);
  const list: { character: number; seenBy: Mask }[] = [];
  for (let card = 0; card < at.length; card++)
    if (at[card] === pile && knows[card] !== OWNERS[pile])
      list.push({ character: c.cards.kind[card]!, seenBy: knows[card]! });
  return list;
}

function raidView(c: Components, s: ScythiaState, f: RaidFrame): RaidView {
  const { crew, animals, abilities } = crewStrength(c, s, s.active, f);
  const rolled = f.dice.map((die, i) => ({ die, face: f.faces[i]! }));
  return {
    settlement: f.settlement,
    kumis: f.kumis,
    dice: rolled
      .filter(({ face }) => face >= 0)
      .map(({ die, face }) => {
        const { strength, wounds } = c.faces[die >> 1]![face]!;
        return { die, strength, wounds };
      }),
    crew,
    animals,
    abilities,
    unrolled: rolled.filter(({ face }) => face < 0).map(({ die }) => die),
    rerolls: f.rerolls.slice(),
    woundsLeft: f.left,
    received: f.received.slice(),
    killed: f.killed.slice(),
    spot: f.spot,
  };
}

function taskView(c: Components, s: ScythiaState): TaskView {
  const f = s.stack[s.stack.length - 1];
  const op = f?.proc === 'effects' && f.step === 'choose' ? c.lists[f.list]![f.at - 1] : undefined;
  return {
    lists: op?.do === 'choose' ? op.lists : [],
    cards: f?.proc === 'discard' ? f.left : 0,
    strength: f?.proc === 'quest' ? Math.max(0, f.owed) : 0,
    wounds: f?.proc === 'crew' && f.step === 'heal' ? f.left : 0,
    discount: f?.proc === 'crew' && f.step === 'hire' ? f.left : 0,
  };
}

function chiefView(c: Components, s: ScythiaState): ChiefView {
  return {
    character: chiefOf(c, s),
    score: s.chiefScore,
    provisions: s.chiefProvisions,
    strength: chiefStrength(c, s),
    horses: s.chiefHorses.slice(),
    quests: where(s.quests, KEPT + CHIEF),
    scheme: s.scheme,
    blocked: blockedBuilding(c, s),
    schemesLeft: countOf(s.schemes, IN_DECK),
    schemesGone: where(s.schemes, DISCARDED),
  };
}

function frameOf<P extends RaidFrame['proc'] | KeepFrame['proc']>(s: ScythiaState, proc: P) {
  return s.stack.find((f): f is Extract<RaidFrame | KeepFrame, { proc: P }> & typeof f => f.proc === proc);
}

/** §A-35: what a viewer may know: everything but hands, the order of decks and face-down quests. */
export function view(c: Components, s: ScythiaState, viewer: Seat): ScythiaView {
  const raid = frameOf(s, 'raid');
  return {
    seat: viewer,
    first: s.first,
    active: s.active,
    turns: s.turns,
    lastTurns: s.lastTurns,
    finalTurn: s.settings.turnCap * s.settings.seats,
    usedHero: s.usedHero === 1,
    usedEagles: s.usedEagles.slice(),
    players: s.score.map((_, seat) => playerView(c, s, seat, viewer)),
    shown: viewer < s.settings.seats ? shownTo(c, s, viewer) : [],
    offer: s.offerHeroes.map((hero, i) => ({ hero, character: s.offerCharacters[i] ?? -1 })),
    village: s.village.slice(),
    villageQuests: s.places.slice(0, s.places.length - c.spot.count),
    spots: s.spots.map((state, spot) => ({
      state,
      plunder: chunk(s.plunder, PLUNDER.length, spot),
      worker: s.spotWorkers[spot]!,
      quest: s.places[s.places.length - c.spot.count + spot]!,
    })),
    stationed: c.settlement.names.map((_, k) => chunk(s.stationed, COLOURS.length, k)),
    supply: s.supply.slice(),
    row: s.row.slice(),
    animalDeck: countOf(s.animals, IN_DECK),
    animalDiscard: where(s.animals, DISCARDED),
    deck: s.cards.size[DECK]!,
    discard: knownIn(c, s, DISCARD, viewer),
    unseen: unseenBy(c, s, viewer),
    unseenQuests: where(s.quests, UNDECIDED),
    task: taskView(c, s),
    ...(raid && { raid: raidView(c, s, raid) }),
    ...(isSolo(s) && { chief: chiefView(c, s) }),
    dropped: frameOf(s, 'keep')?.said[viewer]?.slice() ?? [],
  };
}
