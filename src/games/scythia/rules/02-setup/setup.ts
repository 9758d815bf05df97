import { seatMask } from '../../../../kernel/index.ts';
import { nthAnimal, deckSize, showAnimal } from '../08-animals/animals.ts';
import type { Components } from '../../components/components.ts';
import { nthKind } from '../10-limits/cards.ts';
import { draw, type SetupFrame } from '../../frames.ts';
import type { Section, Sink } from '../../types.ts';
import { enterCrew, moveKind } from '../transfers.ts';
import { isSolo } from '../queries.ts';
import { nthQuest, showQuest, undecided } from '../09-quests/quests.ts';
import { refusal } from '../../refusals.ts';
import { AVAILABLE, DECK, DISCARD, FACE_DOWN, NONE, OFFER, OUT_OF_GAME } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { COLOURS, FIRST_PLUNDER, HELD, PLUNDER, PROVISIONS, ROW, SILVER, VILLAGE_QUESTS } from '../../words.ts';

const PAIR_GONE = refusal('S-2.9', 'pair-gone');

const BLUE = COLOURS.indexOf('blue');
const DEALT = 5;

/** Takes an unused worker. */
function worker(s: ScythiaState, colour: number): number {
  s.unused[colour]!--;
  return colour;
}

/** §S-2.1, §S-2.5, §S-2.6, §S-2.7: everything that needs no chance. */
function setBoard(c: Components, s: ScythiaState, out: Sink): void {
  for (let spot = 0; spot < c.spot.count; spot++) {
    if (s.spots[spot] !== AVAILABLE) continue;
    s.spotWorkers[spot] = worker(s, c.spot.worker[spot]!);
    if (c.civ.hasQuests[c.spot.civ[spot]!]) s.places[VILLAGE_QUESTS.length + spot] = FACE_DOWN;
  }
  for (let k = 0; k < c.building.count; k++)
    if (c.building.start[k] !== NONE) s.village[k] = worker(s, c.building.start[k]!);
  for (let seat = 0; seat < s.settings.seats; seat++) {
    s.held[seat * HELD + SILVER] = 3;
    s.held[seat * HELD + PROVISIONS] = 1;
    s.worker[seat] = worker(s, BLUE);
  }
  // §S-12.1: the chosen character of the AI chief brings its provisions.
  if (isSolo(s)) s.chiefProvisions = c.chief.provisions[c.chief.names.indexOf(s.settings.chief)]!;
  if (out.on) out.emit({ type: 'board-set', law: 'S-2.7' });
}

/** The place of a hero's pair in the draft offer; -1: it is not in the offer. */
const pairOf = (s: ScythiaState, hero: number): number => s.offerHeroes.indexOf(hero);

/** §S-2.11: the heroes nobody chose leave the game, the character beside one begins the discard. */
function endOffer(c: Components, s: ScythiaState, out: Sink): void {
  const [hero] = s.offerHeroes;
  const [character] = s.offerCharacters;
  if (hero === undefined || character === undefined) return;
  // §S-12.1: in solo the other pair is set aside.
  moveKind(c, s, character, OFFER, isSolo(s) ? OUT_OF_GAME : DISCARD, out);
  s.offerHeroes = [];
  s.offerCharacters = [];
  if (out.on) out.emit({ type: 'offer-ended', hero, character });
}

/** S-2: set-up in the order of the rulebook. */
export function setupSection(c: Components): Section<SetupFrame> {
  /** §S-2.9: the next seat of the draft: backwards from the one before the first player. */
  const drafting = (s: ScythiaState): number => {
    const { seats: players } = s.settings;
    const taken = s.heroes.filter((hero) => hero !== NONE).length;
    return (s.first + 2 * players - 1 - taken) % players;
  };
  const pairs = (s: ScythiaState): number => s.settings.seats + 1;
  const freeHeroes = (s: ScythiaState): number[] => c.hero.names.map((_, h) => h).filter((h) => pairOf(s, h) < 0);
  const bagged = (s: ScythiaState, n: number): number => {
    let left = n;
    for (let p = 0; ; p++) if ((left -= s.supply[p]!) < 0) return p;
  };

  return {
    quests: {
      kind: 'chance',
      law: 'S-2.1',
      count: undecided,
      name: (s, _f, n) => `quest ${c.quest.names[nthQuest(s, n)]}`,
      take(s, f, n, out) {
        showQuest(s, f.left, nthQuest(s, n), out);
        f.left++;
        if (f.left < VILLAGE_QUESTS.length) return 'quests';
        f.spot = s.spots.indexOf(AVAILABLE);
        f.left = c.spot.plunder[f.spot]!;
        return 'plunder';
      },
    },
    // §S-2.3: from the bag, one by one; what stays in it is the main supply.
    plunder: {
      kind: 'chance',
      law: 'S-2.3',
      count: (s) => s.supply.reduce((sum, n) => sum + n, 0),
      name: (s, _f, n) => `plunder ${PLUNDER[bagged(s, n)]}`,
      take(s, f, n, out) {
        const p = bagged(s, n);
        s.supply[p]!--;
        s.plunder[f.spot * PLUNDER.length + p]!++;
        if (out.on) out.emit({ type: 'plunder-laid', spot: f.spot, item: FIRST_PLUNDER + p });
        f.left--;
        if (f.left > 0) return 'plunder';
        f.spot = s.spots.indexOf(AVAILABLE, f.spot + 1);
        if (f.spot < 0) return 'board';
        f.left = c.spot.plunder[f.spot]!;
        return 'plunder';
      },
    },
    board: {
      kind: 'rule',
      law: 'S-2.5',
      run(s, f, out) {
        setBoard(c, s, out);
        f.left = 0;
        return 'animals';
      },
    },
    // §S-2.8: three animals are turned up.
    animals: {
      kind: 'chance',
      law: 'S-2.8',
      count: deckSize,
      name: (s, _f, n) => `animal ${c.animal.names[nthAnimal(s, n)]}`,
      take(s, f, n, out) {
        showAnimal(s, f.left, nthAnimal(s, n), out);
        f.left++;
        return f.left < ROW.length ? 'animals' : 'heroes';
      },
    },
    // §S-2.9: one more pair of hero and character than there are players.
    heroes: {
      kind: 'chance',
      law: 'S-2.9',
      count: (s) => freeHeroes(s).length,
      name: (s, _f, n) => `hero ${c.hero.names[freeHeroes(s)[n]!]}`,
      take(s, _f, n, out) {
        const hero = freeHeroes(s)[n]!;
        s.offerHeroes.push(hero);
        if (out.on) out.emit({ type: 'hero-shown', hero });
        return s.offerHeroes.length < pairs(s) ? 'heroes' : 'partners';
      },
    },
    partners: {
      kind: 'chance',
      law: 'S-2.9',
      count: (s) => s.cards.size[DECK]!,
      name: (s, _f, n) => `partner ${c.kind.names[nthKind(c, s, n)]}`,
      take(s, _f, n, out) {
        const character = nthKind(c, s, n);
        const hero = s.offerHeroes[s.offerCharacters.length]!;
        moveKind(c, s, character, DECK, OFFER, out);
        s.offerCharacters.push(character);
        if (out.on) out.emit({ type: 'partner-shown', hero, character });
        return s.offerCharacters.length < pairs(s) ? 'partners' : 'first';
      },
    },
    // §S-12.1: in solo the player starts; with one seat there is one outcome.
    first: {
      kind: 'chance',
      law: 'S-2.9',
      count: (s) => s.settings.seats,
      name: (_s, _f, n) => `first ${n}`,
      take(s, _f, n, out) {
        s.first = n;
        s.active = n;
        if (out.on) out.emit({ type: 'first-player', seat: n });
        return 'draft';
      },
    },
    // §S-2.9, §S-2.10: in reverse turn order each takes a pair; the character enters slot 1 free of charge.
    draft: {
      kind: 'choice',
      window: 'draft',
      law: 'S-2.9',
      seats: (s) => seatMask(drafting(s)),
      options(s, _f, _seat, ask) {
        for (let hero = 0; hero < c.hero.count; hero++)
          if (pairOf(s, hero) >= 0) ask.offer(c.verbs.pair(hero));
          else if (ask.wantsRefusals && s.heroes.includes(hero)) ask.refuse(c.verbs.pair(hero), PAIR_GONE);
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'pair') return 'draft';
        const at = pairOf(s, o.hero);
        const character = s.offerCharacters[at]!;
        s.heroes[seat] = o.hero;
        s.offerHeroes.splice(at, 1);
        s.offerCharacters.splice(at, 1);
        enterCrew(c, s, seat, 0, character, OFFER, out);
        if (out.on) out.emit({ type: 'drafted', seat, hero: o.hero, character });
        if (s.heroes.includes(NONE)) return 'draft';
        endOffer(c, s, out);
        f.left = 0;
        return 'deal';
      },
    },
    // §S-2.12: five cards for each player, from the first player on.
    deal: {
      kind: 'rule',
      run(s, f) {
        if (f.left === s.settings.seats)
          return { call: { proc: 'keep', step: 'ask', got: 0, said: [] }, then: 'start' };
        const seat = (s.first + f.left) % s.settings.seats;
        f.left++;
        return { call: draw(seat, DEALT), then: 'deal' };
      },
    },
    start: { kind: 'rule', run: () => 'done' },
  };
}
