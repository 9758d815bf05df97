import { playing } from '../rules/02-key-terms/players.ts';
import { ruler, tokens } from '../rules/02-key-terms/rule.ts';
import { reachOf } from '../rules/05-setup/reach.ts';
import { LEADERS } from '../factions/07-eyrie/state.ts';
import { VAGABOND_CONTENT, VAGABOND_REACHED } from '../factions/09-vagabond/audit.ts';
import { SERVICES } from '../factions/11-riverfolk/state.ts';
import { HUNDREDS_CONTENT, HUNDREDS_REACHED } from '../factions/12-hundreds/audit.ts';
import { KEEPERS_CONTENT, KEEPERS_REACHED } from '../factions/13-keepers/audit.ts';
import { HIRELING_CONTENT, HIRELINGS_REACHED } from '../rules/14-hirelings/audit.ts';
import { CHARACTERS } from '../factions/09-vagabond/characters.ts';
import { type Card, FACTS, TITLE_OF, TITLES, title } from '../components/cards/index.ts';
import { hasCrafted } from '../card-effects/effect.ts';
import type { ReachedByEvent, RootEvent } from '../types.ts';
import { HAWK } from '../components/pieces.ts';
import { refusal } from '../refusals.ts';
import { PLAYABLE } from '../settings.ts';
import { geographyOf, type RootState } from '../state.ts';
import { CLEARING_COUNT, EYRIE, FACTIONS, type Faction, isFaction, RIVERFOLK } from '../words.ts';

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
  const map = geographyOf(s);
  const names: string[] = [];
  if (map.paths[from]!.includes(to)) {
    if (hasCrafted(s, f, CORVID_PLANNERS) && ruler(s, from) !== f && ruler(s, to) !== f)
      names.push(used(CORVID_PLANNERS));
  } else if (map.rivers[from]!.includes(to)) {
    if (f !== RIVERFOLK && s.riverfolk.boats !== f && hasCrafted(s, f, BOAT_BUILDERS)) names.push(used(BOAT_BUILDERS));
  } else if (hasCrafted(s, f, TUNNELS)) names.push(used(TUNNELS));
  return names;
}

/** Soup Kitchens work where their owner rules with tokens. */
function fed(s: RootState): string[] {
  for (const f of playing(s))
    if (hasCrafted(s, f, SOUP_KITCHENS))
      for (let c = 0; c < CLEARING_COUNT; c++)
        if (tokens(s, f, c) > 0 && ruler(s, c) === f) return [used(SOUP_KITCHENS)];
  return [];
}

/** §7.8: what each leader is for, where the leader in office is the one. */
const atWork = (s: RootState, leader: (typeof LEADERS)[number], shows: boolean): readonly string[] =>
  shows && LEADERS[s.eyrie.leader] === leader ? [`leader-power ${leader}`] : NOTHING;

const NOTHING: readonly string[] = [];

/** By event, the content that it shows to be reached; of other events nobody asks. */
const HEARD: ReachedByEvent = {
  ...VAGABOND_REACHED,
  ...HUNDREDS_REACHED,
  ...KEEPERS_REACHED,
  ...HIRELINGS_REACHED,
  crafted: (e) => [named(e.card, 'crafted')],
  effect: (e) => [named(e.card, 'used')],
  ambush: (e) => [named(e.card, 'played')],
  dominance: (e) => [named(e.card, 'played')],
  coalition: (e) => [named(e.card, 'played')],
  moved: (e, s) => (isFaction(e.by) && e.by >= 0 ? movedBy(s, e.by, e.from, e.to) : NOTHING),
  battle: (e, s) =>
    isFaction(e.attacker) && hasCrafted(s, e.attacker, SCOUTING_PARTY) ? [used(SCOUTING_PARTY)] : NOTHING,
  turn: (e, s) => [`faction ${FACTIONS[e.faction]}`, ...fed(s)],
  leader: (e) => [`leader ${LEADERS[e.leader]}`],
  scored: (e, s) =>
    e.faction !== EYRIE
      ? NOTHING
      : e.law === '7.8.4'
        ? atWork(s, 'despot', true)
        : atWork(s, 'builder', e.law === '3.2.2' && e.points > 1),
  placed: (e, s) => atWork(s, 'charismatic', e.piece === HAWK && e.count === 2),
  rolled: (_e, s) =>
    atWork(
      s,
      'commander',
      s.stack.some((f) => f.proc === 'battle' && f.attacker === EYRIE),
    ),
  bought: (e) => [`service ${SERVICES[e.service]}`],
  'setup-card': (e) => [`setup-card ${FACTIONS[e.faction]} ${e.locked ? 'locked' : 'dealt'}`],
  'setup-character': (e) => [`setup-character ${CHARACTERS[e.character]}`],
  drafted: (e) => [`setup-card ${FACTIONS[e.faction]} drafted`],
};

/** What play should reach at least once, by the game's own lists; asked once all reasons are declared. */
export const content = (): readonly string[] => [
  ...FACTIONS.map((name) => `faction ${name}`),
  ...TITLES.flatMap((_, t) => cardContent(t)),
  ...LEADERS.flatMap((name) => [`leader ${name}`, `leader-power ${name}`]),
  ...VAGABOND_CONTENT,
  ...SERVICES.map((name) => `service ${name}`),
  ...HUNDREDS_CONTENT,
  ...KEEPERS_CONTENT,
  ...HIRELING_CONTENT,
  ...PLAYABLE.flatMap((name) => [`setup-card ${name} dealt`, `setup-card ${name} drafted`]),
  ...CHARACTERS.map((name) => `setup-character ${name}`),
  ...refusal.all.map((r) => `refusal ${r.law} ${r.why}`),
];

/** The content that an event shows to be reached. */
export const reached = (e: RootEvent, s: RootState): readonly string[] =>
  (HEARD[e.type] as ((e: RootEvent, s: RootState) => readonly string[]) | undefined)?.(e, s) ?? NOTHING;

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
export const BEYOND: Readonly<Record<string, string>> = {
  'refusal 4.2 not-adjacent': 'an ally of a Vagabond who has boats where the ally has none',
  'refusal 9.2.5.I claim-full-track': 'three of a kind on a track, in one edition, and a fourth to claim',
  'refusal 9.2.5.I stays-where-it-is':
    'three of a kind on a track, in one edition, and a fourth under a ruin of two Vagabonds',
  'refusal 9.2.9.II.c that-ally-defends':
    'two allies of one Vagabond in one clearing, and a battle against one of them',
  'refusal 13.5.2.II not-ruled':
    'an enemy who cannot be battled rules a clearing with Keepers: only by the Stoic Protector',
  'refusal 14.3.4 no-vault': 'every vault stands where its controller may place nothing',
  'refusal 15.11.8 no-homelands': 'the Keepers are drafted when no two clearings are left for them',
  'refusal E.6.2 scorched-delve': 'Keepers in a scorched clearing: only the Stoic Protector keeps them there',
  'power serviceHours': 'opens and closes the hours of the Riverfolk, which no event tells; see `service`',
};
