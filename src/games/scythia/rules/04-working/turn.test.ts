import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

scythiaLaw(
  ['S-3.1', 'T-02'],
  'in the first turn a blue worker goes to Barracks, Silversmith or Farm; nobody passes',
  () => {
    const table = position().turn(0);
    expect(table.offers()).toEqual(['place barracks', 'place silversmith', 'place farm']);
    table.play('place farm', 'pass');
    expect(table.offers()).toEqual(['take village-centre', 'take meeting-tent', 'take market']);
  },
);

scythiaLaw('S-3.1', 'turns go clockwise from the first player', () => {
  const table = position(3).with({ first: 2 }).turn(2);
  for (const seat of [2, 0, 1, 2]) {
    expect(table.asked()).toBe(seat);
    table.play(table.offers('place')[0]!, 'pass');
    table.play(table.offers('take')[0]!, 'pass');
  }
});

scythiaLaw(
  ['S-3.2', 'S-1.5', 'T-18'],
  'a worker is placed and another taken: three stay in the village, one with the player',
  () => {
    const table = position().turn(0).play('place silversmith', 'use silversmith.silver-blue');
    expect(table.view(0).players[0]!.worker).toBe(-1);
    table.play('take market', 'pass');
    expect(table.view(0).players[0]!.worker).toBe(0);
    expect(table.view(0).village.filter((worker) => worker >= 0)).toHaveLength(3);
    expect(table.game.checks.audit(table.state)).toEqual([]);
  },
);

scythiaLaw('S-4.1', 'not where a worker stands, not against the colours', () => {
  const table = position().turn(0);
  expect(table.refusal('place market')).toMatchObject({ law: 'S-4.1', why: 'occupied' });
  expect(table.refusal('place stables')).toMatchObject({ law: 'S-4.1', why: 'building-colour' });
});

scythiaLaw(['S-4.2', 'S-4.5'], 'the action comes once, and only if the player wants it', () => {
  const table = position().turn(0).play('place silversmith');
  expect(table.offers()).toEqual(['use silversmith.silver-blue', 'pass']);
  table.play('use silversmith.silver-blue');
  expect(table.window()).toBe('take');
  expect(position().turn(0).play('place silversmith', 'pass').held(0, 'silver')).toBe(0);
});

scythiaLaw(['S-4.3', 'A-19'], 'one of the three that stood there is taken, never the one just placed', () => {
  const table = position().turn(0).play('place farm', 'pass');
  expect(table.refusal('take farm')).toMatchObject({ law: 'S-4.3', why: 'just-placed' });
  expect(table.refusal('take stables')).toMatchObject({ law: 'S-4.3', why: 'no-worker' });
  expect(table.judge(0, 'use farm.provisions')).toMatchObject({ because: { law: 'S-4.2', why: 'only-at-building' } });
});

scythiaLaw.each(
  ['S-6.4', 'S-6.6', 'S-7.2', 'S-6.11', 'E-1.2'],
  'out of its time $answer is refused with the paragraph that gives it its time',
  [
    { answer: 'kumis 1', law: 'S-6.4', why: 'only-in-raid' },
    { answer: 'keep', law: 'S-6.6', why: 'only-in-raid' },
    { answer: 'reroll 1 red1', law: 'S-6.6', why: 'only-in-raid' },
    { answer: 'wound 1', law: 'S-7.2', why: 'only-in-raid' },
    { answer: 'plunder cimmeria-1', law: 'S-6.11', why: 'only-in-raid' },
    { answer: 'discard spy', law: 'E-1.2', why: 'only-when-paying' },
  ],
  ({ answer, law, why }) => {
    expect(position().turn(0).judge(0, answer)).toMatchObject({ because: { law, why } });
  },
);

scythiaLaw('S-4.4', 'the worker that was taken decides what its building gives', () => {
  const village = { silversmith: 'grey', farm: 'red', market: 'blue' };
  const smith = position().with({ village }).turn(0).play('place barracks', 'pass', 'take silversmith');
  expect(smith.offers()).toEqual(['use silversmith.silver-other', 'pass']);
  expect(smith.refusal('use silversmith.silver-blue')).toMatchObject({ law: 'S-4.4', why: 'worker-colour' });
  expect(smith.play('use silversmith.silver-other').held(0, 'silver')).toBe(2);
});

scythiaLaw('S-4.6', 'Stables and Chief’s Tent take grey and red workers only', () => {
  expect(position().turn(0).offers('place')).not.toContain('place stables');
  for (const worker of ['grey', 'red'])
    expect(position().player(0, { worker }).turn(0).offers('place')).toEqual(
      expect.arrayContaining(['place stables', 'place chiefs-tent']),
    );
});

scythiaLaw('S-5.1', '2 silver for an eagle or 1 equipment for a horse', () => {
  const table = position()
    .player(0, { worker: 'grey', silver: 2, equipment: 1 })
    .with({ row: ['animal-30', 'animal-01', 'animal-25'] });
  const eagle = table.turn(0).play('place stables', 'use stables.eagle');
  expect(eagle.offers('tame')).toHaveLength(15);
  eagle.play('tame animal-30 eagle 4');
  expect(eagle.held(0, 'silver')).toBe(0);
  expect(eagle.view(0).players[0]!.slots[3]).toMatchObject({ eagle: 29, horse: -1 });
  const horse = table.turn(0).play('place stables', 'use stables.horse', 'tame animal-01 horse 1');
  expect(horse.held(0, 'equipment')).toBe(0);
  const poor = position().player(0, { worker: 'grey', silver: 1 }).turn(0).play('place stables');
  expect(poor.refusal('use stables.eagle')).toEqual({ law: 'S-13.9', why: 'short-silver', a: 2, b: 1 });
});

scythiaLaw('S-5.2', 'a character is hired for its cost into any slot and stays there', () => {
  const player = { silver: 5, hand: ['strongman', 'spy'], crew: ['cook'] };
  const table = position().player(0, player).turn(0).play('place barracks', 'use barracks.hire', 'hire strongman 4');
  expect(table.crew(0)).toEqual(['cook', undefined, undefined, 'strongman', undefined]);
  expect([table.held(0, 'silver'), table.cards(0)]).toEqual([0, ['spy']]);
  const poor = position()
    .player(0, { ...player, silver: 2 })
    .turn(0)
    .play('place barracks', 'use barracks.hire');
  expect(poor.refusal('hire strongman 2')).toEqual({ law: 'S-5.2', why: 'hire-silver', a: 5, b: 2 });
  const none = position()
    .player(0, { silver: 1, hand: ['strongman'] })
    .turn(0)
    .play('place barracks');
  expect(none.refusal('use barracks.hire')).toEqual({ law: 'S-5.2', why: 'hire-silver', a: 5, b: 1 });
});

scythiaLaw(
  ['S-5.2', 'S-7.8'],
  'five slots are the most; hiring onto a member discards it first, twins are allowed',
  () => {
    const crew = ['cook', 'cook', { character: 'spy', wounds: 1 }, 'trader', 'brewer'];
    const table = position()
      .player(0, { silver: 4, hand: ['raider'], crew })
      .turn(0);
    table.play('place barracks', 'use barracks.hire', 'hire raider 3');
    expect(table.crew(0)).toEqual(['cook', 'cook', 'raider', 'trader', 'brewer']);
    expect(table.wounds(0)).toEqual([0, 0, 0, 0, 0]);
    expect(table.events('dismissed')).toMatchObject([{ slot: 2, wounds: 1 }]);
  },
);

scythiaLaw(['S-5.2', 'A-17', 'S-7.6'], '1 kumis removes up to 2 wounds, also a single one, but not none', () => {
  const crew = [
    { character: 'strongman', wounds: 2 },
    { character: 'raider', wounds: 1 },
  ];
  const table = position().player(0, { kumis: 1, crew }).turn(0);
  table.play('place barracks', 'use barracks.heal', 'heal 1', 'heal 2');
  expect([table.wounds(0), table.held(0, 'kumis'), table.window()]).toEqual([[1, 0, 0, 0, 0], 0, 'take']);
  const single = position()
    .player(0, { kumis: 1, crew: [{ character: 'raider', wounds: 1 }] })
    .turn(0);
  single.play('place barracks', 'use barracks.heal', 'heal 1');
  expect([single.wounds(0)[0], single.held(0, 'kumis'), single.window()]).toEqual([0, 0, 'take']);
  const healthy = position()
    .player(0, { kumis: 1, crew: ['raider'] })
    .turn(0)
    .play('place barracks');
  expect(healthy.refusal('use barracks.heal')).toMatchObject({ law: 'A-17', why: 'no-wounds' });
});

scythiaLaw.each(
  'S-5.3',
  'a $worker worker brings $silver silver',
  [
    { worker: 'blue', alternative: 'silver-blue', silver: 3 },
    { worker: 'grey', alternative: 'silver-other', silver: 2 },
    { worker: 'red', alternative: 'silver-other', silver: 2 },
  ],
  ({ worker, alternative, silver }) => {
    const table = position().player(0, { worker }).turn(0).play('place silversmith');
    expect(table.offers('use')).toEqual([`use silversmith.${alternative}`]);
    expect(table.play(`use silversmith.${alternative}`).held(0, 'silver')).toBe(silver);
  },
);

scythiaLaw.each(
  'S-5.4',
  'a $worker worker at the Farm has $uses',
  [
    { worker: 'blue', uses: ['use farm.provisions'], gives: { provisions: 2 } },
    { worker: 'grey', uses: ['use farm.provisions'], gives: { provisions: 2 } },
    { worker: 'red', uses: ['use farm.provisions-red', 'use farm.wagon-red'], gives: { provisions: 3 } },
  ],
  ({ worker, uses, gives }) => {
    const table = position().player(0, { worker }).turn(0).play('place farm');
    expect(table.offers('use')).toEqual(uses);
    expect(table.play(uses[0]!).held(0, 'provisions')).toBe(gives.provisions);
    if (worker === 'red')
      expect(position().player(0, { worker }).turn(0).play('place farm', 'use farm.wagon-red').held(0, 'wagons')).toBe(
        1,
      );
  },
);

scythiaLaw('S-5.5', '1 livestock for 2 provisions and 1 kumis, or a quest', () => {
  const player = { worker: 'grey', livestock: 4 };
  const table = position()
    .player(0, player)
    .with({ villageQuests: ['quest-07', 'quest-20'] });
  const trade = table.turn(0).play('place chiefs-tent', 'use chiefs-tent.trade');
  expect([trade.held(0, 'livestock'), trade.held(0, 'provisions'), trade.held(0, 'kumis')]).toEqual([3, 2, 1]);
  const quest = table.turn(0).play('place chiefs-tent', 'use chiefs-tent.quest', 'complete quest-07');
  expect(quest.view(0).players[0]!.quests).toEqual([6]);
});

scythiaLaw('S-5.6', 'a card is discarded and its play ability used; or the hero; or a play eagle', () => {
  const player = { hero: 'vadash', hand: ['punisher'], crew: [{ character: 'villain', eagle: 'animal-13' }] };
  const start = position().player(0, player);
  const centre = (use: string) =>
    start.turn(0).play('place farm', 'pass', 'take village-centre', `use village-centre.${use}`);
  const card = centre('play-card').play('play punisher');
  expect([card.held(0, 'silver'), card.cards(0)]).toEqual([2, []]);
  expect(card.view(0).discard).toHaveLength(1);
  const hero = centre('hero');
  expect([hero.held(0, 'kumis'), hero.held(0, 'provisions')]).toEqual([4, 1]);
  const eagle = centre('eagle').play('eagle 1').anyChance();
  expect([eagle.held(0, 'provisions'), eagle.cards(0).length]).toEqual([1, 2]);
});

scythiaLaw('S-5.7', '2 cards, or 1 card and 2 kumis', () => {
  const taken = () => position().turn(0).play('place farm', 'pass', 'take meeting-tent');
  const two = taken().play('use meeting-tent.two-cards', 'draw punisher', 'draw punisher');
  expect(two.cards(0)).toEqual(['punisher', 'punisher']);
  const one = taken().play('use meeting-tent.card-and-kumis', 'draw spy');
  expect([one.cards(0), one.held(0, 'kumis')]).toEqual([['spy'], 2]);
});

scythiaLaw('S-5.8', '1 card for 2 silver, 2 cards for 1 wagon or 1 equipment', () => {
  const market = (hand: string[]) => position().player(0, { hand }).turn(0).play('place farm', 'pass', 'take market');
  const silver = market(['spy']).play('use market.silver', 'discard spy');
  expect([silver.held(0, 'silver'), silver.cards(0)]).toEqual([2, []]);
  for (const [use, item] of [
    ['wagon', 'wagons'],
    ['equipment', 'equipment'],
  ] as const) {
    const table = market(['spy', 'cook', 'healer']).play(`use market.${use}`, 'discard spy', 'discard healer');
    expect([table.held(0, item), table.cards(0)]).toEqual([1, ['cook']]);
  }
  expect(market(['spy']).refusal('use market.wagon')).toEqual({ law: 'S-13.9', why: 'short-cards', a: 2, b: 1 });
});

scythiaLaw(
  ['S-7.8', 'A-05'],
  'a member may be dismissed in the own turn, not in a raid and not in the turn of another',
  () => {
    const table = position()
      .player(0, { crew: [{ character: 'raider', wounds: 2 }, 'cook'], provisions: 3 })
      .turn(0);
    expect(table.offersAside(0)).toEqual(['dismiss 1', 'dismiss 2']);
    expect(table.judge(0, 'dismiss 3')).toMatchObject({ because: { law: 'S-7.8', why: 'no-member' } });
    expect(table.offersAside(1)).toEqual([]);
    const raid = position()
      .player(0, { crew: ['raider', 'cook'], provisions: 3 })
      .turn(0)
      .play('raid cimmeria-s1');
    expect(raid.offersAside(0)).toEqual([]);
    expect(raid.judge(0, 'dismiss 1')).toMatchObject({ because: { law: 'A-05', why: 'not-in-raid' } });
    expect(table.judge(1, 'dismiss 1')).toMatchObject({ because: { law: 'A-05', why: 'not-your-turn' } });
    const hiring = position()
      .player(0, { crew: ['cook'], hand: ['spy'], silver: 2 })
      .turn(0);
    hiring.play('place barracks', 'use barracks.hire');
    expect(hiring.judge(0, 'dismiss 1')).toMatchObject({ because: { law: 'A-05', why: 'finish-first' } });
    table.play('place farm').aside(0, 'dismiss 1');
    expect([table.crew(0)[0], table.wounds(0)[0]]).toEqual([undefined, 0]);
    expect(table.view(0).discard).toHaveLength(1);
  },
);

scythiaLaw(
  ['S-10.1', 'S-3.3', 'E-1.5'],
  'at the end of a turn 8 of each of the goods and 8 cards are kept, not before',
  () => {
    const hand = ['spy', 'cook', 'healer', 'brewer', 'trader', 'drover', 'scout', 'looter'];
    const table = position().player(0, { silver: 7, provisions: 8, kumis: 9, hand }).turn(0);
    table.play('place silversmith', 'use silversmith.silver-blue');
    expect(table.held(0, 'silver')).toBe(10);
    table.play('take meeting-tent', 'use meeting-tent.card-and-kumis', 'draw raider');
    expect(table.view(0).players[0]!.held.slice(0, 3)).toEqual([8, 8, 8]);
    expect([table.window(), table.cards(0).length]).toEqual(['limit', 9]);
    table.play('discard raider');
    expect([table.asked(), table.cards(0).length]).toEqual([1, 8]);
    expect(table.events('over-limit').map((e) => e.amount)).toEqual([2, 3]);
  },
);

scythiaLaw('S-10.1', 'of ten cards two go, each of the own choice, whatever others hold', () => {
  const hand = ['spy', 'cook', 'healer', 'brewer', 'trader', 'drover', 'scout', 'looter', 'raider', 'strongman'];
  const table = position().player(0, { hand }).turn(0).play('place farm', 'pass', 'take market', 'pass');
  expect(table.offers('discard')).toHaveLength(10);
  expect(table.play('discard spy').window()).toBe('limit');
  table.play('discard strongman');
  expect([table.asked(), table.cards(0).length]).toEqual([1, 8]);
});

scythiaLaw('A-34', 'limits are those of the active player only', () => {
  const table = position().player(1, { silver: 12 }).turn(0).play('place farm', 'pass', 'take market', 'pass');
  expect(table.held(1, 'silver')).toBe(12);
});
