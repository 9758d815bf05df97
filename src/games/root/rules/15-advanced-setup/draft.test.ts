import { expect } from 'vitest';
import { seatMask, hasSeat } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { cardsOf } from '../02-key-terms/cards.ts';
import { FACTS, TITLE_OF, TITLES } from '../../components/cards/index.ts';
import { root } from '../../index.ts';
import { BOX, DECK, handOf, openingOf, SUPPORTERS } from '../../components/piles.ts';
import { newGame } from '../../testkit/position.testkit.ts';
import { hireling, CLEARINGS } from '../../words.ts';
import { cards, rowOf, seated, until } from '../../testkit/draft.testkit.ts';
import { dealsForDraft, shuffledCards } from './stance.ts';

const problems = (raw: object): string[] => {
  const read = root.readSettings({ setup: 'advanced', ...raw });
  return read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code} ${p.args?.['law'] ?? ''}`.trim());
};

rootLaw(['15.1', '15.2', '15.4', 'C.1'], 'map, deck and seats as the table agreed, before anything is drafted', () => {
  const p = seated({ seats: 3, map: 'winter', deck: 'exiles-partisans' });
  expect([
    CLEARINGS.every((c) => p.suitOf(c) !== undefined),
    CLEARINGS.filter((c) => p.ruinsIn(c) > 0).length,
    p.itemsLeft('boot'),
  ]).toEqual([true, 4, 2]);
  expect(p.pile(DECK).length + 15).toBe(54);
  const orders = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const random = newGame({ setup: 'advanced', seats: 3, seating: 'random' });
    for (let k = 0; k < 3; k++) random.chance(random.outcomes()[(n + k) % random.outcomes().length]!);
    orders.add(random.state.order.join(''));
  }
  expect(orders.size).toBeGreaterThan(2);
});

rootLaw('15.6', 'hirelings are dealt and set up before any card is drawn or faction chosen', () => {
  const p = newGame({ setup: 'advanced', seats: 2, seating: 'listed', hirelings: ['underworld-pack'] });
  expect(p.outcomes()).toEqual(['hirelings sunward-expedition corvid-spies furious-protector']);
  p.chance('hirelings sunward-expedition corvid-spies furious-protector');
  expect([p.window(), p.askedSeats()]).toEqual(['hireling-prepare', [1]]);
  expect([p.pile(openingOf(0)).length, p.state.draft.row]).toEqual([0, []]);
});

rootLaw(['15.7', '15.7-R1'], 'five cards each, seen by their seat alone; two players without dominance', () => {
  const p = seated({ seats: 3 });
  for (const seat of [0, 1, 2]) {
    const hand = cardsOf(p.state, openingOf(seat));
    expect(hand).toHaveLength(5);
    for (const card of hand) expect(p.state.cards.knows[card]).toBe(seatMask(seat));
  }
  const two = seated({ seats: 2 });
  const out = TITLE_OF.flatMap((t, card) => (FACTS[t]!.kind === 'dominance' ? [two.state.cards.at[card]] : []));
  expect(out).toEqual([BOX, BOX, BOX, BOX]);
});

rootLaw(['15.8.1', '15.8.1-R1'], 'a militant first, then one card for each player from all the others', () => {
  const p = seated({ seats: 3 });
  expect(p.outcomes()).toEqual(['card marquise', 'card eyrie', 'card hundreds', 'card keepers', 'card duchy']);
  p.chance('card hundreds');
  expect(p.outcomes()).toEqual([
    'card marquise',
    'card eyrie',
    'card alliance',
    'card vagabond',
    'card cult',
    'card riverfolk',
    'card keepers',
    'card duchy',
    'card corvids',
  ]);
  p.chance('card cult', 'card keepers', 'card eyrie');
  expect(p.window()).toBe('draft');
  expect(cards(p)).toEqual(['hundreds', 'cult', 'keepers', 'eyrie']);
});

rootLaw(['15.8.1', '14.1.5'], 'factions tied to hirelings in play are out', () => {
  const tied = [hireling('forest-patrol'), hireling('the-exile'), hireling('highway-bandits')];
  expect(shuffledCards(['marquise', 'eyrie', 'vagabond', 'vagabond2', 'cult'], tied, 3)).toEqual(['eyrie', 'cult']);
  const p = newGame({ setup: 'advanced', seats: 3, seating: 'listed', hirelings: ['marauder', 'underworld-pack'] });
  p.chance('hirelings forest-patrol last-dynasty sunward-expedition');
  while (p.window() !== 'chance' || !p.outcomes()[0]!.startsWith('card '))
    if (p.window() === 'chance') p.chance(p.outcomes()[0]!);
    else p.play(p.offers()[0]!);
  expect(p.outcomes()).toEqual(['card hundreds', 'card keepers']);
});

rootLaw('15.8.1-R2', 'with too few cards for one more than players all there are are dealt', () => {
  const p = rowOf({ seats: 3, pool: ['eyrie', 'alliance', 'cult'] }, 'eyrie', 'alliance', 'cult');
  expect([p.window(), p.state.draft.row.length]).toEqual(['draft', 3]);
  expect(problems({ seats: 4, pool: ['eyrie', 'alliance', 'cult'] })).toEqual(['pool settings.too-few-cards 15.8.1']);
  expect(problems({ seats: 2, pool: ['alliance', 'cult', 'riverfolk'] })).toEqual([
    'pool settings.too-few-cards 15.8.1',
  ]);
});

rootLaw(['15.8.1.I', '15.8.1.I-E1'], 'two players take all insurgent cards out, with hirelings too', () => {
  const p = seated({ seats: 2 });
  p.chance('card eyrie');
  expect(p.outcomes()).toEqual(['card marquise', 'card hundreds', 'card keepers', 'card duchy']);
  expect(shuffledCards(['eyrie', 'cult', 'keepers'], [hireling('popular-band')], 2)).toEqual(['eyrie', 'keepers']);
});

rootLaw('15.8.1.I-R1', 'hirelings that would leave too few militants are dealt again', () => {
  const pool = ['marquise', 'eyrie', 'hundreds', 'keepers', 'alliance', 'vagabond', 'cult', 'riverfolk'] as const;
  for (const set of dealsForDraft(pool, ['marauder'], 2)) {
    const both = set.includes(hireling('forest-patrol')) && set.includes(hireling('last-dynasty'));
    expect(both).toBe(false);
    expect(shuffledCards(pool, set, 2)).toHaveLength(3);
  }
  expect(dealsForDraft(pool, ['marauder'], 2)).toHaveLength(2);
  expect(problems({ seats: 2, hirelings: ['marauder'] })).toEqual([]);
});

rootLaw('15.8.1.II', 'a last card that is insurgent is locked until somebody has chosen a militant', () => {
  const p = rowOf({ seats: 3 }, 'eyrie', 'keepers', 'alliance', 'cult');
  expect(p.lockedCard()).toBe('cult');
  expect(cards(p)).toEqual(['eyrie', 'keepers', 'alliance']);
  expect(p.refusal('draft cult')).toMatchObject({ law: '15.8.1.II', why: 'locked' });
  const insurgent = until(p.fork().play('draft alliance'), 'draft');
  expect(insurgent.refusal('draft cult')).toMatchObject({ law: '15.8.1.II' });
  const militant = until(p.play('draft eyrie'), 'draft');
  expect(cards(militant)).toEqual(['keepers', 'alliance', 'cult']);
  // A militant at the end locks nothing.
  expect(rowOf({ seats: 2 }, 'eyrie', 'keepers', 'hundreds').lockedCard()).toBeUndefined();
});

rootLaw(
  ['15.8.1.III', '15.11.4'],
  'a Vagabond card gets a random character, binding for the player who takes it',
  () => {
    const three = rowOf({ seats: 3 }, 'eyrie', 'vagabond tinker', 'keepers', 'marquise');
    three.play('draft vagabond');
    // The character is not asked for: the forest comes at once.
    expect([three.window(), three.character()]).toEqual(['vagabond-pawn', 'tinker']);
    three.play('camp f1');
    until(three, 'draft');
    expect(three.itemsUnder()).toBe(4);
    expect(three.itemsOf().sort()).toEqual(['bag track', 'boot', 'hammer', 'torch']);
  },
);

rootLaw(
  ['15.8.1.III', '15.11.4', '9.7.1'],
  'of two Vagabond cards the first taken is the first Vagabond, with its own character',
  () => {
    const p = rowOf({ seats: 3 }, 'eyrie', 'vagabond tinker', 'vagabond2 ranger', 'marquise');
    p.play('draft vagabond2', 'camp f1');
    expect(p.character()).toBe('ranger');
    until(p, 'draft');
    expect(cards(p)).toEqual(['eyrie', 'vagabond2', 'marquise']);
    p.play('draft vagabond2', 'camp f2');
    expect([p.character(), p.character('vagabond2')]).toEqual(['ranger', 'tinker']);
    // Two sets of R items now.
    until(p, 'draft');
    expect(p.itemsUnder()).toBe(8);
    until(p.play('draft eyrie'), 'opening-hand');
    // §15.11.4: relationships once everybody is there.
    expect([p.relationTo('eyrie'), p.relationTo('eyrie', 'vagabond2')]).toEqual([0, 0]);
  },
);

rootLaw(['15.8.2', '15.8.2-R1'], 'from the last player in turn order; each sets up at once, by the card', () => {
  const p = rowOf({ seats: 3 }, 'eyrie', 'keepers', 'hundreds', 'marquise');
  expect(p.askedSeats()).toEqual([2]);
  p.play('draft eyrie');
  expect([p.window(), p.asked()]).toEqual(['homeland', 'eyrie']);
  p.play('homeland c1', 'leader despot');
  expect(p.factions()).toEqual(['eyrie']);
  expect([p.window(), p.askedSeats()]).toEqual(['draft', [1]]);
  expect(p.view(0).factions).toEqual([null, null, 'eyrie']);
});

rootLaw('15.9', 'all score markers on 0', () => {
  const p = until(rowOf({ seats: 2 }, 'eyrie', 'keepers', 'hundreds'), 'opening-hand');
  for (const f of p.factions()) expect(p.score(f)).toBe(0);
});

rootLaw(
  ['15.10', '15.10-R1', '15.11.3'],
  'everybody returns two of five cards, at once and unseen, after all set-up',
  () => {
    const p = until(
      rowOf({ seats: 3 }, 'eyrie', 'alliance', 'keepers', 'marquise').play('draft alliance'),
      'opening-hand',
    );
    // §15.11.3: the supporters were drawn before.
    expect(p.pile(SUPPORTERS)).toHaveLength(3);
    expect(p.askedSeats()).toEqual(['keepers', 'eyrie', 'alliance']);
    expect(root.window(p.state)).toMatchObject({ mode: 'each', secret: true, law: '15.10' });
    const deck = p.pile(DECK).length;
    const back: number[][] = [];
    for (const seat of [0, 1, 2]) {
      const hand = cardsOf(p.state, openingOf(seat));
      back.push([hand[0]!, hand[4]!]);
      for (const card of [hand[0]!, hand[4]!])
        root.choose(p.state, seat, root.parse(`put-back ${TITLES[TITLE_OF[card]!]}`)!, silent);
    }
    for (const f of p.factions()) expect(p.cards(f)).toHaveLength(3);
    expect(p.pile(DECK).length).toBeGreaterThanOrEqual(deck);
    expect([p.state.draft.row, p.state.turns]).toEqual([[], 1]);
    for (const card of back[2]!)
      if (p.state.cards.at[card] === DECK) expect(hasSeat(p.state.cards.knows[card]!, 0)).toBe(false);
  },
);

rootLaw(
  ['15.10', '11.2.3', '15.11.6'],
  'the Riverfolk’s five cards lie open as soon as they are theirs, and what they return was seen',
  () => {
    const p = rowOf({ seats: 3 }, 'eyrie', 'riverfolk', 'keepers', 'marquise').play('draft riverfolk');
    const hand = cardsOf(p.state, openingOf(2));
    for (const card of hand) expect([0, 1, 2].every((seat) => hasSeat(p.state.cards.knows[card]!, seat))).toBe(true);
    until(p, 'opening-hand');
    for (const seat of [2, 0, 1])
      for (const card of cardsOf(p.state, openingOf(seat)).slice(0, 2))
        root.choose(p.state, seat, root.parse(`put-back ${TITLES[TITLE_OF[card]!]}`)!, silent);
    const returned = hand.slice(0, 2).filter((card) => p.state.cards.at[card] === DECK);
    for (const card of returned) expect([0, 1].every((seat) => hasSeat(p.state.cards.knows[card]!, seat))).toBe(true);
    for (const card of cardsOf(p.state, handOf(6))) expect(hasSeat(p.state.cards.knows[card]!, 0)).toBe(true);
  },
);

const silent = { on: false, emit() {}, learned() {}, cite() {} };
