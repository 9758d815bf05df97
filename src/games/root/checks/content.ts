import type { Checks } from '../../../kernel/index.ts';
import { checks } from './index.ts';
import { playing } from '../rules/02-key-terms/players.ts';
import { ruler, tokens } from '../rules/02-key-terms/rule.ts';
import { reachOf } from '../rules/05-setup/reach.ts';
import { DESCRIPTORS } from '../factions/index.ts';
import { HIRELING_CONTENT, HIRELINGS_REACHED } from '../rules/14-hirelings/content.ts';
import { CHARACTERS } from '../factions/09-vagabond/characters.ts';
import { type Card, FACTS, TITLE_OF, TITLES, title } from '../components/cards/index.ts';
import { GEOGRAPHY } from '../components/maps/index.ts';
import { hasCrafted } from '../card-effects/effect.ts';
import type { ReachedByEvent, Root, RootEvent } from '../types.ts';
import { refusal } from '../refusals.ts';
import { PLAYABLE } from '../settings.ts';
import { geographyOf, linksOf, type RootState } from '../state.ts';
import { BURROW, CLEARING_COUNT, CLEARINGS, FACTIONS, type Faction, isFaction, RIVERFOLK } from '../words.ts';
import type { RootLaw } from '../../../law/index.ts';
import { LANDMARKS } from '../rules/21-landmarks/landmark.ts';

/** How a card comes into play: retainers are not of the deck, ambush and dominance cards are not crafted. */
function cardContent(t: number): string[] {
  const name = `card ${TITLES[t]}`;
  switch (FACTS[t]!.kind) {
    case 'retainer':
      return [];
    case 'ambush':
    case 'dominance':
      return [`${name} played`];
    case 'persistent':
      return [`${name} crafted`, `${name} used`];
    default:
      return [`${name} crafted`];
  }
}

const named = (card: Card, how: string): string => `card ${TITLES[TITLE_OF[card]!]} ${how}`;

const BOAT_BUILDERS = title('boat-builders');
const CORVID_PLANNERS = title('corvid-planners');
const TUNNELS = title('tunnels');
const SCOUTING_PARTY = title('scouting-party');
const SOUP_KITCHENS = title('soup-kitchens');

const used = (t: number): string => `card ${TITLES[t]} used`;

/** A move shows the cards that alone allow it: rivers and crafting pieces as paths, and no rule needed. */
function movedBy(s: RootState, f: Faction, from: number, to: number): string[] {
  // §17.2.2: tunnels of the Duchy lead to the Burrow, not cards.
  if (from === BURROW || to === BURROW) return [];
  const map = geographyOf(s);
  const names: string[] = [];
  if (linksOf(s).paths[from]!.includes(to)) {
    if (hasCrafted(s, f, CORVID_PLANNERS) && ruler(s, from) !== f && ruler(s, to) !== f)
      names.push(used(CORVID_PLANNERS));
  } else if (map.rivers[from]!.includes(to)) {
    if (f !== RIVERFOLK && s.riverfolk.boats !== f && hasCrafted(s, f, BOAT_BUILDERS)) names.push(used(BOAT_BUILDERS));
  } else if (hasCrafted(s, f, TUNNELS)) names.push(used(TUNNELS));
  return names;
}

/** §20.3: a path that is cleared. */
const pathContent = (a: number, b: number): string => `path ${CLEARINGS[a]} ${CLEARINGS[b]} cleared`;

/** Soup Kitchens work where their owner rules with tokens. */
function fed(s: RootState): string[] {
  for (const f of playing(s))
    if (hasCrafted(s, f, SOUP_KITCHENS))
      for (let c = 0; c < CLEARING_COUNT; c++)
        if (tokens(s, f, c) > 0 && ruler(s, c) === f) return [used(SOUP_KITCHENS)];
  return [];
}

const NOTHING: readonly string[] = [];

/** §20.4, §21.4, §21.6: points that only landmarks bring. */
const REACHED_BY_POINTS: Partial<Record<RootLaw, readonly string[]>> = {
  '20.4': ['tower'],
  '21.4': ['treetop scored'],
  '21.6': ['forge used'],
};

/** By event, the content that the common rules show to be reached. */
const COMMON_REACHED: ReachedByEvent = {
  crafted: (e) => [named(e.card, 'crafted')],
  effect: (e) => [named(e.card, 'used')],
  ambush: (e) => [named(e.card, 'played')],
  dominance: (e) => [named(e.card, 'played')],
  moved: (e, s) => (isFaction(e.by) && e.by >= 0 ? movedBy(s, e.by, e.from, e.to) : NOTHING),
  battle: (e, s) =>
    isFaction(e.attacker) && hasCrafted(s, e.attacker, SCOUTING_PARTY) ? [used(SCOUTING_PARTY)] : NOTHING,
  ferry: () => ['ferry'],
  'path-cleared': (e) => [pathContent(e.from, e.to)],
  scored: (e) => REACHED_BY_POINTS[e.law] ?? NOTHING,
  turn: (e, s) => [`faction ${FACTIONS[e.faction]}`, ...fed(s)],
  landmark: (e) => [`landmark ${LANDMARKS[e.landmark]}`],
  'market-taken': () => ['market used'],
  housed: () => ['treetop used'],
  printed: () => ['lost city built on'],
  'setup-card': (e) => [`setup-card ${FACTIONS[e.faction]} ${e.locked ? 'locked' : 'dealt'}`],
  'setup-character': (e) => [`setup-character ${CHARACTERS[e.character]}`],
  drafted: (e) => [`setup-card ${FACTIONS[e.faction]} drafted`],
};

type ContentReader = (e: RootEvent, s: RootState) => readonly string[];

/** By event, everybody who says what it reaches; of other events nobody asks. */
const REACHED: Readonly<Record<string, readonly ContentReader[]>> = ((): Record<string, ContentReader[]> => {
  const all: Record<string, ContentReader[]> = {};
  const own = DESCRIPTORS.flatMap(({ checks }) => checks.reached ?? []);
  for (const table of [...own, HIRELINGS_REACHED, COMMON_REACHED])
    for (const [type, reaches] of Object.entries(table)) (all[type] ??= []).push(reaches as ContentReader);
  return all;
})();

/** What play should reach at least once, by the game's own lists; asked once all reasons are declared. */
const content = (): readonly string[] => [
  ...FACTIONS.map((name) => `faction ${name}`),
  ...TITLES.flatMap((_, t) => cardContent(t)),
  ...DESCRIPTORS.flatMap(({ checks }) => checks.content ?? []),
  ...HIRELING_CONTENT,
  ...GEOGRAPHY.mountain.closedPaths.map(([a, b]) => pathContent(a, b)),
  'tower',
  'ferry',
  ...LANDMARKS.map((name) => `landmark ${name}`),
  'market used',
  'treetop used',
  'treetop scored',
  'forge used',
  'lost city built on',
  ...PLAYABLE.flatMap((name) => [`setup-card ${name} dealt`, `setup-card ${name} drafted`]),
  ...CHARACTERS.map((name) => `setup-character ${name}`),
  ...refusal.all.map((r) => `refusal ${r.law} ${r.why}`),
];

/** The content that an event shows to be reached. */
export function reached(e: RootEvent, s: RootState): readonly string[] {
  const list = REACHED[e.type];
  if (!list) return NOTHING;
  return list.length === 1 ? list[0]!(e, s) : list.flatMap((reaches) => reaches(e, s));
}

/**
 * No paragraph ends a game in which points have run out. §A.1: with little reach they can: two Vagabonds without quests and
 * items, or the Riverfolk with their trade posts lost and their last warrior on the map. §3.3.1: and they do where everybody
 * has activated dominance.
 */
export function unending(s: RootState): string | undefined {
  const factions = playing(s);
  if (factions.every((f) => s.dominance[f] !== -1))
    return 'everybody has activated dominance, and nobody scores (3.3.1)';
  const { reach, least } = reachOf(factions.map((f) => FACTIONS[f]!));
  return reach < least
    ? 'factions of less reach than A.1 advises can run out of everything that gives points'
    : undefined;
}

/** What play reaches hardly ever, or cannot reach, and why; positions in the tests of these paragraphs do. */
const BEYOND: Readonly<Record<string, string>> = {
  'refusal 9.2.5.I claim-full-track': 'three of a kind on a track, in one edition, and a fourth to claim',
  'refusal 9.2.5.I stays-where-it-is':
    'three of a kind on a track, in one edition, and a fourth under a ruin of two Vagabonds',
  'refusal 9.2.9.II.c that-ally-defends':
    'two allies of one Vagabond in one clearing, and a battle against one of them',
  'power serviceHours': 'opens and closes the hours of the Riverfolk, which no event tells; see `service`',
  'refusal 13.5.2.II not-ruled':
    'an enemy who cannot be battled rules a clearing with Keepers: only by the Stoic Protector',
  'refusal 15.11.8 no-homelands': 'the Keepers are drafted when no two clearings are left for them',
  'refusal E.6.2 scorched-delve': 'Keepers in a scorched clearing: only the Stoic Protector keeps them there',
  'power newCorvidTurn': 'it runs at the end of every turn and clears counters; it never answers with a frame',
  'refusal 4.2 not-adjacent': 'an ally of a Vagabond who has boats where the ally has none',
  'refusal 14.3.4 no-vault': 'every vault stands where its controller may place nothing',
};

/** The checks with the names of content, for conformance. A page that plays does without them. */
export const checksWithContent: Checks<Root> = {
  ...checks,
  get content() {
    return content();
  },
  reached,
  unreachable: BEYOND,
  mayNeverEnd: unending,
};
