import { type Checks, hasSeat } from '../../../kernel/index.ts';
import type { Components, Op } from '../components/components.ts';
import type { ScythiaEvent } from '../events.ts';
import type { Scythia } from '../types.ts';
import { refusal } from '../refusals.ts';
import { HERO_USED, NO_CARDS_LEFT } from '../rules/13-effects/blocked.ts';
import { QUEST_SHORT, SHORT } from '../rules/13-effects/possible.ts';
import { MOST_SEATS } from '../settings.ts';
import { crewOf, FACE_DOWN, handOf, KEPT, NONE, OFFER, ON_BOARD, OPEN, OWNED, UNDECIDED } from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { LIMIT } from '../rules/10-limits/limits.ts';
import { COLOURS, CREW_SLOTS, FIRST_PLUNDER, HELD, ITEMS, PLUNDER, TRIGGERS } from '../words.ts';

const count = (list: readonly number[], value: number): number => list.filter((v) => v === value).length;
const sum = (list: readonly number[]): number => list.reduce((a, n) => a + n, 0);

/** Reports a broken invariant. */
type ReportBroken = (wrong: string) => void;

function auditCards(c: Components, s: ScythiaState, note: ReportBroken): void {
  s.cards.size.forEach((size, pile) => {
    if (count(s.cards.at, pile) !== size) note(`pile ${pile} holds ${count(s.cards.at, pile)} cards, not ${size}`);
  });
  if (s.cards.at.length !== c.cards.count) note(`${s.cards.at.length} cards`);
  const kinds = (pile: number): string =>
    s.cards.at
      .flatMap((at, card) => (at === pile ? [c.cards.kind[card]!] : []))
      .sort((x, y) => x - y)
      .join();
  const listed = (list: readonly number[]): string =>
    list
      .filter((kind) => kind !== NONE)
      .sort((x, y) => x - y)
      .join();
  for (let seat = 0; seat < s.settings.seats; seat++)
    if (kinds(crewOf(seat)) !== listed(s.crew.slice(seat * CREW_SLOTS, (seat + 1) * CREW_SLOTS)))
      note(`the crew of ${seat} is not the cards that lie there`);
  if (kinds(OFFER) !== listed(s.offerCharacters)) note('the offer is not the cards that lie there');
}

function auditAnimals(s: ScythiaState, note: ReportBroken): void {
  const owned = [...s.eagles, ...s.horses, ...s.chiefHorses].filter((animal) => animal !== NONE);
  const row = s.row.filter((animal) => animal !== NONE);
  for (let animal = 0; animal < s.animals.length; animal++) {
    if (count(owned, animal) !== (s.animals[animal] === OWNED ? 1 : 0))
      note(`animal ${animal} is not where it is kept`);
    if (count(row, animal) !== (s.animals[animal] === OPEN ? 1 : 0)) note(`animal ${animal} is not in the row`);
  }
}

function auditQuests(s: ScythiaState, note: ReportBroken): void {
  for (let tile = 0; tile < s.quests.length; tile++)
    if (count(s.places, tile) !== (s.quests[tile] === ON_BOARD ? 1 : 0)) note(`quest ${tile} is not where it lies`);
  if (count(s.places, FACE_DOWN) > count(s.quests, UNDECIDED)) note('too few quests for those face down');
  if (s.quests.some((at) => at > KEPT + 4)) note('a quest has an impossible owner');
}

/** §T-18: the number of plunder markers and workers never changes. */
function auditPieces(c: Components, s: ScythiaState, note: ReportBroken): void {
  const seats = s.settings.seats;
  PLUNDER.forEach((name, p) => {
    let all = s.supply[p]!;
    for (let spot = 0; spot < c.spot.count; spot++) all += s.plunder[spot * PLUNDER.length + p]!;
    for (let seat = 0; seat < seats; seat++) all += s.held[seat * HELD + FIRST_PLUNDER + p]!;
    if (all !== c.plunder[p]) note(`${all} ${name}, not ${c.plunder[p]}`);
  });
  COLOURS.forEach((name, colour) => {
    const standing = count(s.village, colour) + count(s.spotWorkers, colour) + count(s.worker, colour);
    const all = s.unused[colour]! + standing + sum(s.stationed.filter((_, i) => i % COLOURS.length === colour));
    if (all !== c.workers[colour]) note(`${all} ${name} workers, not ${c.workers[colour]}`);
  });
  for (const list of [s.held, s.supply, s.plunder, s.stationed, s.unused, s.wounds, s.score])
    if (list.some((n) => n < 0)) note('less than nothing of something');
}

/** §S-1.5: between turns every player has one worker, and three stand in the village. */
function auditTurn(c: Components, s: ScythiaState, note: ReportBroken): void {
  const top = s.stack[s.stack.length - 1];
  if (top?.proc === 'turn' && top.step === 'start') {
    if (s.worker.includes(NONE)) note('a player has no worker between turns');
    const standing = s.village.filter((colour) => colour !== NONE).length;
    if (standing !== c.building.start.filter((colour) => colour !== NONE).length)
      note(`${standing} workers in the village`);
    if (s.row.length !== 3 || s.row.includes(NONE)) note('the row has not three animals');
  }
  s.crew.forEach((kind, at) => {
    if (kind === NONE ? s.wounds[at] !== 0 : s.wounds[at]! > c.kind.strength[kind]!) note(`wounds at ${at}`);
  });
  if (s.chiefProvisions < 0) note('the AI chief owes provisions');
  if ((s.over === null) !== s.stack.length > 0) note('neither running nor over');
}

/** The content that an event proves to be reached. */
function reached(c: Components, e: ScythiaEvent): readonly string[] {
  switch (e.type) {
    case 'used':
      return [`alternative ${c.alternative.names[e.alternative]}`];
    case 'played':
      return [`play ${c.kind.names[e.character]}`];
    case 'eagle-used':
      return ['eagle play'];
    case 'hero-used':
      return [`hero ${c.hero.names[e.hero]}`];
    case 'ability':
      return [`ability ${c.kind.names[e.character]}`, `trigger ${TRIGGERS[e.trigger]}`];
    case 'quest-completed':
      return [`quest ${c.quest.names[e.quest]}`];
    case 'scheme':
      return [`scheme ${c.scheme.names[e.scheme]}`];
    case 'chief-failed':
      return [`chief lacks ${e.lacks}`];
    case 'raid':
      return [`settlement ${c.settlement.names[e.settlement]}`];
    case 'gained':
    case 'paid':
      return [`${e.type} ${ITEMS[e.item]}`];
    case 'scored':
      return [`source ${e.source}`];
    default:
      return [`event ${e.type}`];
  }
}

const EVENTS: readonly ScythiaEvent['type'][] = [
  'dismissed',
  'reshuffled',
  'hired',
  'healed',
  'swapped',
  'tamed',
  'released',
  'over-limit',
  'killed',
  'wounded',
  'plundered',
  'end-triggered',
  'capped',
  'chief-provisions',
  'chief-horse',
  'chief-raid',
  'chief-spent',
];

/** True when some list of effects has a payment that is not its first effect: only then `pay` is ever asked. */
const hasLaterPayment = (c: Components): boolean =>
  c.lists.some((ops) => ops.some((op, at) => at > 0 && op.do === 'exchange'));

/** True when a list of effects has one of these, at any depth. */
const gives = (c: Components, list: number, effects: readonly Op['do'][]): boolean =>
  c.lists[list]!.some(
    (op) => effects.includes(op.do) || (op.do === 'choose' && op.lists.some((inner) => gives(c, inner, effects))),
  );

/** Content that games with this pack cannot reach, with the reason. */
function unreachable(c: Components): Record<string, string> {
  const reasons: Record<string, string> = {};
  if (MOST_SEATS * (LIMIT + CREW_SLOTS) < c.cards.count)
    reasons[refusalName(NO_CARDS_LEFT.refusal)] =
      'full hands and crews at a full table leave cards in the deck (S-10.1, S-5.2)';
  if (!c.hero.ability.some((list) => gives(c, list, ['villageCentre', 'buildingAction'])))
    reasons[refusalName(HERO_USED.refusal)] =
      'no hero of this pack leads to another Village Centre action, so the hero comes last';
  if (!hasLaterPayment(c)) {
    const reason = 'in this pack a payment is always the first effect of its list, so it is part of choosing the list';
    for (const name of ['verb pay', 'window offer', 'step effects.offer']) reasons[name] = reason;
  }
  const asked = (item: number): boolean => c.quest.cost.some((cost) => cost[item]! > 0);
  const paid = (item: number): boolean =>
    c.lists.some((ops) => ops.some((op) => op.do === 'exchange' && op.pay[item]! > 0));
  ITEMS.forEach((name, item) => {
    if (!asked(item)) reasons[refusalName(QUEST_SHORT[item]!)] = `no quest of this pack asks for ${name}`;
    if (!paid(item)) reasons[refusalName(SHORT[item]!)] = `no effect of this pack is paid with ${name}`;
  });
  return reasons;
}

const refusalName = ({ law, why }: { readonly law: string; readonly why: string }): string => `refusal ${law} ${why}`;

/** What the conformance checks need. A hidden id stands for a card of one kind in one pile. */
export function checksOf(c: Components, verbs: readonly string[]): Checks<Scythia> {
  const kinds = c.kind.count;
  const names = (list: readonly string[], what: string): string[] => list.map((name) => `${what} ${name}`);
  return {
    audit(s) {
      const wrong: string[] = [];
      const note: ReportBroken = (text) => wrong.push(text);
      auditCards(c, s, note);
      auditAnimals(s, note);
      auditQuests(s, note);
      auditPieces(c, s, note);
      auditTurn(c, s, note);
      return wrong;
    },
    hiddenIdsIn: (e) => (e.type === 'drew' && e.character !== undefined ? [handOf(e.seat) * kinds + e.character] : []),
    knows(s, viewer, thing) {
      const kind = thing % kinds;
      const pile = (thing - kind) / kinds;
      return s.cards.at.some(
        (at, card) => at === pile && c.cards.kind[card] === kind && hasSeat(s.cards.knows[card]!, viewer),
      );
    },
    content: [
      ...names(verbs, 'verb'),
      ...names(c.alternative.names, 'alternative'),
      ...names(c.kind.names, 'play'),
      ...names(c.kind.names, 'ability'),
      ...names(TRIGGERS, 'trigger'),
      ...names(c.hero.names, 'hero'),
      ...names(c.quest.names, 'quest'),
      ...names(c.scheme.names, 'scheme'),
      ...names(c.settlement.names, 'settlement'),
      ...names(EVENTS, 'event'),
      ...names(['spot', 'provisions', 'strength'], 'chief lacks'),
      ...refusal.all.map(refusalName),
    ],
    unreachable: unreachable(c),
    reached: (e) => reached(c, e),
  };
}
