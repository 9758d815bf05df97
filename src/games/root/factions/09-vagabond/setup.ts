import { offerUnless, withValue } from '../../../../kernel/index.ts';
import { inPlay, seatBit } from '../../rules/02-key-terms/players.ts';
import { fillRuins, hiddenItems } from '../../rules/02-key-terms/ruins.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import type { Section, Sink } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, type Faction, FACTIONS, ITEMS, VAGABOND, VAGABOND2 } from '../../words.ts';
import { CHARACTER_DATA, CHARACTERS } from './characters.ts';
import { gain, vagabondOf } from './items.ts';
import { placeMarkers } from './relations.ts';
import { QUEST_FACE_UP, QUEST_IN_DECK } from './state.ts';
import { vagabondVerbs } from './verbs.ts';
import type { VagabondSetupFrame } from './frames.ts';

const TAKEN = refusal('9.3.1', 'character-taken');
const ONLY_FORESTS = refusal('9.3.2', 'only-forests');

/** §9.3.3 */
const QUESTS_FACE_UP = 3;

/** His setup; the second Vagabond is set up together with the first (9.7.2). */
export function vagabondSetup(faction: Faction): VagabondSetupFrame {
  return { proc: 'vagabondSetup', step: faction === VAGABOND ? 'order' : 'nothing', got: 0, faction };
}

const setupOf = (faction: Faction): VagabondSetupFrame => ({
  proc: 'vagabondSetup',
  step: 'character',
  got: 0,
  faction,
});

/** How many quests are in a place. */
export function questsIn(s: RootState, where: number): number {
  let count = 0;
  for (const at of s.quests) if (at === where) count++;
  return count;
}

/** The n-th quest of the deck. */
export function nthQuest(s: RootState, n: number): number {
  let left = n;
  for (let quest = 0; quest < s.quests.length; quest++)
    if (s.quests[quest] === QUEST_IN_DECK && left-- === 0) return quest;
  throw new Error(`the quest deck has no card number ${n}`);
}

/** Turns a quest of the deck up. */
export function turnQuestUp(s: RootState, quest: number, out: Sink): void {
  s.quests = withValue(s.quests, quest, QUEST_FACE_UP);
  if (out.on) out.emit({ type: 'quest-up', quest });
}

/** §9.7.1: two sets of R items for two Vagabonds. */
const setsOfRuinItems = (s: RootState): number => (inPlay(s, VAGABOND2) ? 2 : 1);

export const vagabondSetupProcedure: Section<VagabondSetupFrame> = {
  // §9.7.2: which of two Vagabonds is set up first.
  order: { kind: 'rule', run: (s) => (inPlay(s, VAGABOND2) ? 'toss' : 'character') },
  toss: {
    kind: 'chance',
    law: '9.7.2',
    count: () => 2,
    name: (_s, _f, n) => `first ${FACTIONS[VAGABOND + n]}`,
    take(_s, _f, n, out) {
      if (out.on) out.emit({ type: 'first-setup', faction: VAGABOND + n });
      return { calls: [setupOf(VAGABOND + n), setupOf(VAGABOND2 - n)], then: 'done' };
    },
  },
  // §9.3.1, §9.3.1-R1: an advanced set-up has dealt it and begins with the pawn.
  character: {
    kind: 'choice',
    window: 'vagabond-character',
    law: '9.3.1',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, _f, _seat, ask) {
      for (let character = 0; character < CHARACTERS.length; character++) {
        const taken = s.vagabonds.some((v) => v.character === character);
        offerUnless(ask, vagabondVerbs.character(character), taken ? TAKEN : undefined);
      }
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'character') return 'character';
      vagabondOf(s, f.faction).character = o.character;
      if (out.on) out.emit({ type: 'character', faction: f.faction, character: o.character });
      return 'pawn';
    },
  },
  // §9.3.2
  pawn: {
    kind: 'choice',
    window: 'vagabond-pawn',
    law: '9.3.2',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, _f, _seat, ask) {
      geographyOf(s).aroundForest.forEach((_, i) => ask.offer(vagabondVerbs.camp(CLEARING_COUNT + i)));
      if (ask.wantsRefusals) for (let c = 0; c < CLEARING_COUNT; c++) ask.refuse(vagabondVerbs.camp(c), ONLY_FORESTS);
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'camp') return 'pawn';
      vagabondOf(s, f.faction).place = o.place;
      if (out.on) out.emit({ type: 'pawn', faction: f.faction, from: -1, to: o.place, law: '9.3.2' });
      return 'quests';
    },
  },
  // §9.3.3, §9.7.3: three quests in common.
  quests: { kind: 'rule', run: (s) => (questsIn(s, QUEST_FACE_UP) < QUESTS_FACE_UP ? 'quest' : 'rest') },
  quest: {
    kind: 'chance',
    law: '9.3.3',
    count: (s) => questsIn(s, QUEST_IN_DECK),
    name: (s, _f, n) => `quest ${QUESTS[nthQuest(s, n)]!.id}`,
    take(s, _f, n, out) {
      turnQuestUp(s, nthQuest(s, n), out);
      return 'quests';
    },
  },
  // §9.3.4, §9.3.5, §9.3.6: ruins, starting items and markers leave nothing to decide.
  rest: {
    kind: 'rule',
    law: '9.3.4',
    run(s, f, out) {
      const before = hiddenItems(s);
      fillRuins(s, setsOfRuinItems(s));
      if (out.on && hiddenItems(s) > before) out.emit({ type: 'ruins-filled', items: hiddenItems(s) });
      const { character } = vagabondOf(s, f.faction);
      for (const item of CHARACTER_DATA[character]!.items) gain(s, f.faction, ITEMS.indexOf(item), out);
      placeMarkers(s, f.faction);
      return 'done';
    },
  },
  nothing: { kind: 'rule', run: () => 'done' },
};
