import { expect } from 'vitest';
import { scythiaLaw } from '../../testkit/law.testkit.ts';
import { scythia } from '../../index.ts';
import { BUILT_IN } from '../../components/built-in.ts';
import type { Effect } from '../../components/pack.ts';
import { packWith, type PlayerSetting, position } from '../../testkit/position.testkit.ts';

interface Case {
  readonly title: string;
  readonly play: Effect;
  readonly player?: PlayerSetting;
  readonly rival?: PlayerSetting;
  readonly more?: Readonly<Record<string, unknown>>;
  /** The reason it is refused for; it can be played where there is none. */
  readonly why?: string;
}

/** Why a card with this effect is refused in the Village Centre, beside a Cook who can always be played. */
function refusalOf({ play, player = {}, rival = {}, more = {} }: Case): string | undefined {
  const characters = BUILT_IN.characters.map((c) => (c.id === 'punisher' ? { ...c, play: [play] } : c));
  const village = { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' };
  const table = position()
    .player(0, { ...player, hand: ['punisher', 'cook', ...(player.hand ?? [])] })
    .player(1, rival)
    .with({ village, ...more })
    .turn(0, scythia(packWith({ characters })))
    .play('place farm', 'pass', 'take village-centre', 'use village-centre.play-card');
  return table.refusal('play punisher')?.why;
}

const WAGON: Effect = { do: 'gain', items: { wagons: 1 } };
const ALL_WAGONS = position().turn(0).view(0).supply[2]!;

scythiaLaw.each(
  ['A-20', 'E-2'],
  '$title',
  [
    { title: 'plunder that the supply has', play: WAGON, rival: { wagons: ALL_WAGONS - 1 } },
    { title: 'no plunder that the supply has not', play: WAGON, rival: { wagons: ALL_WAGONS }, why: 'out-of-stock' },
    {
      title: 'plunder that is paid for with its own kind, and so is there',
      play: { do: 'exchange', pay: { wagons: 1 }, then: [WAGON] },
      player: { wagons: 1 },
      rival: { wagons: ALL_WAGONS - 1 },
    },
    {
      title: 'a payment that leaves enough for the next one',
      play: { do: 'exchange', pay: { gold: 1 }, then: [{ do: 'exchange', pay: { gold: 1 }, then: [WAGON] }] },
      player: { gold: 2 },
    },
    {
      title: 'no payment that takes what the next one needs',
      play: { do: 'exchange', pay: { gold: 1 }, then: [{ do: 'exchange', pay: { gold: 1 }, then: [WAGON] }] },
      player: { gold: 1 },
      why: 'short-gold',
    },
    {
      title: 'a card is paid with another than the one that is played',
      play: { do: 'exchange', pay: { cards: 1 }, then: [WAGON] },
    },
    {
      title: 'two cards are not paid with one beside the one that is played',
      play: { do: 'exchange', pay: { cards: 2 }, then: [WAGON] },
      why: 'short-cards',
    },
    {
      title: 'points are paid only by those who have them',
      play: { do: 'exchange', pay: { vp: 2 }, then: [WAGON] },
      player: { score: 1 },
      why: 'short-vp',
    },
    {
      title: 'a hire for exactly the silver there is',
      play: { do: 'hire', discount: 0 },
      player: { silver: 2 },
    },
    {
      title: 'no hire for one silver less',
      play: { do: 'hire', discount: 0 },
      player: { silver: 1 },
      why: 'hire-silver',
    },
    {
      title: 'a hire for one silver less with a discount',
      play: { do: 'hire', discount: 1 },
      player: { silver: 1 },
    },
    {
      title: 'a hire of a copy of the card that is played',
      play: { do: 'hire', discount: 9 },
      player: { hand: ['punisher'] },
    },
    {
      title: 'no healing without wounds',
      play: { do: 'heal', amount: 1 },
      player: { crew: ['raider'] },
      why: 'no-wounds',
    },
    { title: 'no swap without a crew', play: { do: 'swapCrew' }, why: 'no-crew' },
    {
      title: 'a swap with a card beside the one that is played',
      play: { do: 'swapCrew' },
      player: { crew: ['raider'] },
    },
    { title: 'no eagle to give back', play: { do: 'tradeEagleForHorse' }, why: 'no-eagle' },
    { title: 'no open quest', play: { do: 'completeQuest' }, why: 'no-open-quest' },
    {
      title: 'no quest that can be paid',
      play: { do: 'completeQuest' },
      more: { villageQuests: ['quest-17'] },
      why: 'no-quest-payable',
    },
    {
      title: 'a quest that can be paid, beside one that cannot',
      play: { do: 'completeQuest' },
      player: { gold: 1 },
      more: { villageQuests: ['quest-01', 'quest-17'] },
    },
    {
      title: 'a quest for the strength of the hand without the card that is played',
      play: { do: 'completeQuest' },
      player: { hand: ['strongman', 'berserker'] },
      more: { villageQuests: ['quest-03'] },
    },
    {
      title: 'no quest that needs the strength of the card that is played',
      play: { do: 'completeQuest' },
      player: { hand: ['strongman'] },
      more: { villageQuests: ['quest-03'] },
      why: 'no-quest-payable',
    },
    { title: 'cards, for the played one makes a new deck', play: { do: 'gain', items: { cards: 1 } } },
    { title: 'the hero', play: { do: 'useHero' }, player: { hero: 'vadash' } },
    {
      title: 'not the hero twice',
      play: { do: 'useHero' },
      player: { hero: 'vadash' },
      more: { usedHero: true },
      why: 'hero-used',
    },
    {
      title: 'no eagle that plays',
      play: { do: 'useEagle' },
      player: { crew: [{ character: 'cook', eagle: 'animal-30' }] },
      why: 'no-play-eagle',
    },
    {
      title: 'an eagle that plays, under another one that does not',
      play: { do: 'useEagle' },
      player: {
        crew: [
          { character: 'cook', eagle: 'animal-30' },
          { character: 'scout', eagle: 'animal-13' },
        ],
      },
    },
    {
      title: 'an eagle over nobody',
      play: { do: 'useEagle' },
      player: { crew: [{ eagle: 'animal-13' }] },
      why: 'unpaired-eagle',
    },
    { title: 'another card', play: { do: 'playCard' } },
    {
      title: 'nothing to choose',
      play: { do: 'choose', options: [[{ do: 'heal', amount: 1 }], [{ do: 'swapCrew' }]] },
      why: 'no-wounds',
    },
    { title: 'one of two to choose', play: { do: 'choose', options: [[{ do: 'heal', amount: 1 }], [WAGON]] } },
    {
      title: 'one counted',
      play: { do: 'gainPer', items: { silver: 1 }, per: { count: 'crewWounds', every: 2 }, max: 9 },
      player: { crew: [{ character: 'raider', wounds: 2 }] },
    },
    {
      title: 'less than one counted',
      play: { do: 'gainPer', items: { silver: 1 }, per: { count: 'crewWounds', every: 2 }, max: 9 },
      player: { crew: [{ character: 'raider', wounds: 1 }] },
      why: 'nothing-counted',
    },
  ] satisfies readonly Case[],
  (row: Case) => {
    expect(refusalOf(row)).toBe(row.why);
  },
);

scythiaLaw(
  ['S-13.5', 'A-20'],
  'one more Village Centre action is worth something for the hero or an eagle alone',
  () => {
    const centre: Effect = { do: 'villageCentre' };
    const used = { usedHero: true };
    const eagle = { crew: [{ character: 'scout', eagle: 'animal-13' }] };
    const spent = { hand: [], hero: 'zarina' };
    const why = (player: PlayerSetting, more: Readonly<Record<string, unknown>>) => {
      const characters = BUILT_IN.characters.map((c) => (c.id === 'punisher' ? { ...c, play: [centre] } : c));
      const village = { 'village-centre': 'blue', market: 'blue', 'meeting-tent': 'blue' };
      return position()
        .player(0, { ...spent, ...player, hand: ['punisher'] })
        .with({ village, ...more })
        .turn(0, scythia(packWith({ characters })))
        .play('place farm', 'pass', 'take village-centre')
        .refusal('use village-centre.play-card')?.why;
    };
    expect(why({ hero: 'vadash' }, {})).toBeUndefined();
    expect(why(eagle, used)).toBeUndefined();
    expect(why({}, used)).toBe('nothing-to-play');
    expect(why({ hero: 'vadash' }, used)).toBe('nothing-to-play');
  },
);
