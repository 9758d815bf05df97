import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { scythia } from '../../index.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import type { Effect } from '../../components/pack.ts';
import { type PlayerSetting, packWith, position, type ScythiaPosition } from '../../testkit/position.testkit.ts';

/** Seat 0 has taken the worker (blue unless said otherwise) from the Village Centre. */
function atCentre(
  player: PlayerSetting,
  more: Readonly<Record<string, unknown>> = {},
  worker = 'blue',
  rival: PlayerSetting = {},
): ScythiaPosition {
  const village = { 'village-centre': worker, market: 'blue', 'meeting-tent': 'blue' };
  return position()
    .player(0, player)
    .player(1, rival)
    .with({ village, ...more })
    .turn(0)
    .play('place farm', 'pass', 'take village-centre');
}
/** The same, and plays a card that is then in hand. */
const plays = (
  card: string,
  player: PlayerSetting = {},
  more: Readonly<Record<string, unknown>> = {},
  worker = 'blue',
  rival: PlayerSetting = {},
): ScythiaPosition =>
  atCentre({ ...player, hand: [card, ...(player.hand ?? [])] }, more, worker, rival).play(
    'use village-centre.play-card',
    `play ${card}`,
  );

/** The game with another play ability for the Punisher. */
const withPlay = (play: readonly Effect[]) =>
  scythia(packWith({ characters: BUILT_IN.characters.map((c) => (c.id === 'punisher' ? { ...c, play } : c)) }));

scythiaLaw('E-1.1', 'gained cards are drawn, gained points scored', () => {
  expect(plays('conspirator').play('draw spy', 'draw cook').cards(0)).toEqual(expect.arrayContaining(['spy', 'cook']));
  const table = plays('goldsmith', { gold: 1 });
  expect([table.score(0), table.held(0, 'gold')]).toEqual([4, 0]);
  expect(table.events('scored')).toMatchObject([{ source: 'effect', points: 4, law: 'E-1.1' }]);
});

scythiaLaw('E-1.2', 'paid cards are of the own choice, paid points are lost', () => {
  const table = plays('mercenary', { score: 3 });
  expect([table.score(0), table.held(0, 'silver')]).toEqual([2, 4]);
  expect(
    atCentre({ hero: 'zarina', hand: ['spy', 'raider'], silver: 8 })
      .play('use village-centre.hero')
      .offers('discard'),
  ).toEqual(['discard raider', 'discard spy']);
});

scythiaLaw(['E-1.3', 'S-10.2'], 'a gain of plunder gives what the supply still has', () => {
  const table = plays('drover', {}, {}, 'blue', { livestock: 25 });
  expect(table.held(0, 'livestock')).toBe(1);
  expect(table.view(0).supply[3]).toBe(0);
});

scythiaLaw('A-09', 'silver, provisions and kumis never run out', () => {
  const table = position(2)
    .player(1, { silver: 40, kumis: 40 })
    .turn(0)
    .play('place silversmith', 'use silversmith.silver-blue');
  expect(table.held(0, 'silver')).toBe(3);
});

scythiaLaw('E-1.4', 'of animals only those with a crew member are counted', () => {
  const count = (per: 'pairedEagles' | 'pairedHorses', crew: PlayerSetting['crew']) => {
    const play: Effect[] = [{ do: 'gainPer', items: { silver: 1 }, per: { count: per, every: 1 } }];
    return position()
      .player(0, { hand: ['punisher'], crew: crew ?? [] })
      .turn(0, withPlay(play))
      .play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card', 'play punisher')
      .held(0, 'silver');
  };
  const crew = [
    { character: 'cook', eagle: 'animal-30', horse: 'animal-31' },
    { character: 'spy', horse: 'animal-01' },
  ];
  expect([count('pairedEagles', crew), count('pairedHorses', crew)]).toEqual([1, 2]);
  const alone = [...crew, { eagle: 'animal-02', horse: 'animal-03' }];
  expect([count('pairedEagles', alone), count('pairedHorses', alone)]).toEqual([1, 2]);
});

scythiaLaw('E-1.4', 'wounds are counted by twos', () => {
  const crew = [
    { character: 'strongman', wounds: 4 },
    { character: 'raider', wounds: 1 },
  ];
  expect(plays('strongman', { crew }).held(0, 'silver')).toBe(2);
  expect(plays('tormentor', { crew }).held(0, 'kumis')).toBe(2);
  const healthy = atCentre({ hand: ['tormentor'], crew: ['raider'] });
  expect(healthy.refusal('use village-centre.play-card')).toMatchObject({ why: 'nothing-to-play' });
});

scythiaLaw(
  'E-2',
  'effects run in their order; a hire by effect has its discount; a draw is followed by a discard',
  () => {
    const hired = plays('recruiter', { silver: 2, hand: ['strongman'] }).play('hire strongman 1');
    expect([hired.held(0, 'silver'), hired.crew(0)[0]]).toEqual([0, 'strongman']);
    const scout = plays('scout').play('draw spy', 'draw cook', 'draw healer', 'discard cook');
    expect(scout.cards(0).sort()).toEqual(['healer', 'spy']);
    const chosen = plays('marauder', { silver: 1 });
    expect(chosen.offers()).toEqual(['choose 1', 'choose 2']);
    expect(chosen.play('choose 2').held(0, 'equipment')).toBe(1);
    const healed = plays('shield-bearer', { crew: [{ character: 'raider', wounds: 1 }] }).play('heal 1');
    expect([healed.wounds(0)[0], healed.held(0, 'provisions')]).toEqual([0, 1]);
  },
);

scythiaLaw(['E-2', 'S-4.5'], 'a later payment of a list may be declined, the first effect alone may not', () => {
  const play: Effect[] = [
    { do: 'gain', items: { kumis: 1 } },
    { do: 'exchange', pay: { kumis: 1 }, then: [{ do: 'gain', items: { silver: 3 } }] },
  ];
  const start = () =>
    position()
      .player(0, { hand: ['punisher'] })
      .turn(0, withPlay(play))
      .play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card', 'play punisher');
  expect(start().offers()).toEqual(['pay', 'pass']);
  expect(start().play('pay').held(0, 'silver')).toBe(3);
  expect(start().play('pass').held(0, 'kumis')).toBe(1);
});

scythiaLaw('A-20', 'nothing is paid for nothing', () => {
  const table = atCentre({ hand: ['looter'], livestock: 3 }, {}, 'blue', { gold: 14 });
  expect(table.refusal('use village-centre.play-card')).toMatchObject({ why: 'nothing-to-play' });
  const zarina = atCentre({ hero: 'zarina', hand: ['spy', 'strongman'], silver: 1 }).play('use village-centre.hero');
  expect(zarina.offers()).toEqual(['discard strongman']);
  expect(zarina.refusal('discard spy')).toMatchObject({ law: 'A-20', why: 'nothing-to-pay-for' });
  expect(zarina.play('discard strongman', 'hire spy 1').held(0, 'silver')).toBe(1);
});

scythiaLaw(
  ['A-16', 'S-7.6'],
  'a swap is free, into the same slot; wounds go, the old card comes to hand and all know it',
  () => {
    const crew = ['cook', { character: 'raider', wounds: 2 }];
    const table = plays('gravedigger', { crew, hand: ['strongman'] }).play('swap 2 strongman');
    expect([table.crew(0)[1], table.wounds(0)[1], table.cards(0)]).toEqual(['strongman', 0, ['raider']]);
    expect(table.view(1).players[0]!.hand).toEqual([BUILT_IN.characters.findIndex((c) => c.id === 'raider')]);
  },
);

scythiaLaw(
  ['S-13.5', 'E-4.4'],
  'one more Village Centre action; neither hero nor the same eagle twice in a turn',
  () => {
    const player = { hero: 'vadash', hand: ['storyteller'], crew: [{ character: 'shaman', eagle: 'animal-13' }] };
    const table = atCentre(player).play('use village-centre.play-card', 'play storyteller');
    expect(table.held(0, 'kumis')).toBe(1);
    expect(table.offers()).toEqual(['use village-centre.hero', 'use village-centre.eagle', 'pass']);
    table.play('use village-centre.eagle', 'eagle 1', 'draw spy');
    expect(table.offers()).toContain('use village-centre.hero');
    expect(table.refusal('use village-centre.eagle')).toMatchObject({ law: 'S-13.5', why: 'eagle-used' });
    const hero = atCentre({ ...player, hand: ['storyteller'] }).play(
      'use village-centre.eagle',
      'eagle 1',
      'draw storyteller',
      'use village-centre.play-card',
      'play storyteller',
      'use village-centre.hero',
    );
    expect(hero.window()).toBe('turn');
    const twice = position()
      .player(0, { hero: 'vadash', hand: ['storyteller'] })
      .with({ usedHero: true })
      .turn(0)
      .play('place farm', 'pass', 'take village-centre');
    expect(twice.refusal('use village-centre.hero')).toMatchObject({ law: 'S-13.5', why: 'hero-used' });
    expect([twice.view(1).usedHero, position().turn(0).view(1).usedHero]).toEqual([true, false]);
  },
);

scythiaLaw(
  ['S-13.6', 'S-8.2'],
  'an eagle goes back to the row; one of the other three becomes a horse under any slot',
  () => {
    const crew = [{ character: 'cook', eagle: 'animal-30' }];
    const row = ['animal-01', 'animal-20', 'animal-25'];
    const table = plays('horse-breaker', { crew }, { row }).play('release 1');
    expect(table.refusal('tame animal-30 horse 1')).toMatchObject({ law: 'S-13.6', why: 'just-returned' });
    table.play('tame animal-20 horse 5');
    expect(table.view(0).row.map((a) => BUILT_IN.animals[a]!.id)).toEqual(['animal-01', 'animal-30', 'animal-25']);
    expect(table.view(0).players[0]!.slots[4]!.horse).toBe(19);
    expect(table.view(0).players[0]!.slots[0]!.eagle).toBe(-1);
    expect(atCentre({ hand: ['horse-breaker'] }).refusal('use village-centre.play-card')).toMatchObject({
      why: 'nothing-to-play',
    });
  },
);

scythiaLaw('S-13.7', 'every opponent must be strictly ahead', () => {
  const horse = (animal: string) => [{ horse: animal }];
  const behind = plays('avenger', {}, {}, 'blue', { crew: horse('animal-01') });
  expect([behind.held(0, 'equipment'), behind.held(0, 'silver')]).toEqual([1, 1]);
  const level = atCentre({ hand: ['avenger'], crew: horse('animal-02') }, {}, 'blue', { crew: horse('animal-01') });
  expect(level.refusal('use village-centre.play-card')).toMatchObject({ why: 'nothing-to-play' });
  const spy = plays('spy', {}, {}, 'blue', { quests: ['quest-01'] }).play('draw cook');
  expect(spy.score(0)).toBe(2);
  const three = position(3)
    .player(0, { hand: ['spy'] })
    .player(1, { quests: ['quest-01'] })
    .turn(0)
    .play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card', 'play spy', 'draw cook');
  expect(three.score(0)).toBe(0);
});

scythiaLaw('S-13.7', 'in solo the AI chief is the only opponent', () => {
  const table = position(1)
    .player(0, { hand: ['avenger'] })
    .with({ chief: { horses: ['animal-05'] } })
    .turn(0);
  table.play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card', 'play avenger');
  expect(table.held(0, 'equipment')).toBe(1);
});

scythiaLaw(
  ['S-13.8', 'T-11'],
  'any building as if the worker stood there: a blue one opens neither Stables nor Chief’s Tent',
  () => {
    const blue = plays('adventurer', { silver: 5, livestock: 1 });
    expect(blue.offers('use').filter((text) => /stables|chiefs-tent/.test(text))).toEqual([]);
    expect(blue.refusal('use stables.eagle')).toMatchObject({ law: 'S-13.8', why: 'any-colour' });
    expect(blue.play('use silversmith.silver-blue').held(0, 'silver')).toBe(8);
    const grey = plays('adventurer', { silver: 5, livestock: 1 }, {}, 'grey');
    expect(grey.offers('use')).toEqual(
      expect.arrayContaining(['use stables.eagle', 'use chiefs-tent.trade', 'use farm.provisions']),
    );
  },
);

scythiaLaw('A-24', 'the Village Centre itself may be that building', () => {
  const table = plays('adventurer', { hero: 'vadash' }).play('use village-centre.hero');
  expect(table.held(0, 'kumis')).toBe(4);
});

scythiaLaw(['S-13.9', 'T-12'], 'the payment is made in full first: no Mercenary at 0 points', () => {
  const table = atCentre({ hand: ['mercenary', 'cook'] }).play('use village-centre.play-card');
  expect(table.refusal('play mercenary')).toEqual({ law: 'S-13.9', why: 'short-vp', a: 1, b: 0 });
  expect(table.offers()).toEqual(['play cook']);
});

scythiaLaw(
  ['T-09', 'E-4.3', 'S-8.6'],
  'a play eagle over the Villain gives 1 card and 1 provision, nothing is discarded',
  () => {
    const table = atCentre({ crew: [{ character: 'villain', eagle: 'animal-14' }] }).play(
      'use village-centre.eagle',
      'eagle 1',
      'draw spy',
    );
    expect([table.cards(0), table.held(0, 'provisions'), table.view(0).discard]).toEqual([['spy'], 1, []]);
    const alone = atCentre({ crew: [{ eagle: 'animal-14' }] });
    expect(alone.refusal('use village-centre.eagle')).toMatchObject({ law: 'S-5.6', why: 'unpaired-eagle' });
    const other = atCentre({ crew: [{ character: 'villain', eagle: 'animal-01' }] });
    expect(other.refusal('use village-centre.eagle')).toMatchObject({ law: 'S-5.6', why: 'no-play-eagle' });
  },
);

scythiaLaw(['S-10.3', 'A-10'], 'an empty deck is made of the discard; with neither nothing is drawn', () => {
  const all = BUILT_IN.characters.flatMap((c) => [c.id, c.id]);
  const without = (...names: string[]) => {
    const rest = [...all];
    for (const name of names) rest.splice(rest.indexOf(name), 1);
    return rest;
  };
  const table = position()
    .with({ discard: without('spy') })
    .turn(0)
    .play('place farm', 'pass', 'take meeting-tent', 'use meeting-tent.two-cards', 'draw spy');
  expect(table.view(0).deck).toBe(75);
  expect(table.events('reshuffled')).toMatchObject([{ deck: 'characters' }]);
  const none = position()
    .with({ outOfGame: without('spy') })
    .player(1, { hand: ['spy'] })
    .turn(0)
    .play('place farm', 'pass', 'take meeting-tent');
  expect(none.refusal('use meeting-tent.two-cards')).toMatchObject({ law: 'A-10', why: 'no-cards-left' });
  expect(none.play('use meeting-tent.card-and-kumis').held(0, 'kumis')).toBe(2);
  expect(none.events('reshuffled')).toEqual([]);
});

scythiaLaw('S-1.4', 'a card is a hand card', () => {
  expect(atCentre({ hand: [] }).refusal('use village-centre.play-card')).toMatchObject({
    law: 'S-1.4',
    why: 'no-hand',
  });
});

scythiaLaw(['E-4.4', 'S-13.5'], 'hero and eagles are free again in the next turn', () => {
  const player = { hero: 'vadash', crew: [{ character: 'villain', eagle: 'animal-13' }] };
  const village = { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' };
  const table = position()
    .player(0, player)
    .with({ village, usedHero: true, usedEagles: ['animal-13'] })
    .turn(0);
  table.play('place farm', 'pass', 'take market', 'pass', 'place market', 'pass', 'take meeting-tent', 'pass');
  table.play('place barracks', 'pass', 'take village-centre');
  expect(table.offers('use')).toEqual(['use village-centre.hero', 'use village-centre.eagle']);
});
