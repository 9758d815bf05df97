import { playing } from './02-key-terms/players.ts';
import { ruler, tokens } from './02-key-terms/rule.ts';
import { reachOf } from './05-setup/reach.ts';
import { LEADERS } from './07-eyrie/state.ts';
import { VAGABOND_CONTENT, vagabondReached } from './09-vagabond/audit.ts';
import { SERVICES } from './11-riverfolk/state.ts';
import { HUNDREDS_CONTENT, hundredsReached } from './12-hundreds/audit.ts';
import { KEEPERS_CONTENT, keepersReached } from './13-keepers/audit.ts';
import { HIRELING_CONTENT, hirelingsReached } from './14-hirelings/audit.ts';
import { CHARACTERS } from './09-vagabond/characters.ts';
import { type Card, FACTS, TITLE_OF, TITLES, title } from './decks/index.ts';
import { hasCrafted } from './effects/effect.ts';
import type { RootEvent } from './kinds.ts';
import { HAWK } from './pieces.ts';
import { refusal } from './refusals.ts';
import { PLAYABLE } from './settings.ts';
import { geographyOf, type RootState } from './state.ts';
import { CLEARING_COUNT, EYRIE, FACTIONS, type Faction, RIVERFOLK } from './words.ts';

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

/** §7.8: what each leader is for. */
function leaderAtWork(s: RootState, e: RootEvent): string[] {
  const leader = LEADERS[s.eyrie.leader];
  const shows =
    (leader === 'builder' && e.e === 'scored' && e.faction === EYRIE && e.law.startsWith('4.1') && e.points > 1) ||
    (leader === 'charismatic' && e.e === 'placed' && e.piece === HAWK && e.count === 2) ||
    (leader === 'commander' && e.e === 'rolled' && s.stack.some((f) => f.proc === 'battle' && f.attacker === EYRIE)) ||
    (leader === 'despot' && e.e === 'scored' && e.law === '7.8.4');
  return shows ? [`leader-power ${leader}`] : [];
}

function cardsReached(e: RootEvent, s: RootState): string[] {
  switch (e.e) {
    case 'crafted':
      return [named(e.card, 'crafted')];
    case 'effect':
      return [named(e.card, 'used')];
    case 'ambush':
    case 'dominance':
    case 'coalition':
      return [named(e.card, 'played')];
    case 'moved':
      return e.by >= 0 && e.by < FACTIONS.length ? movedBy(s, e.by, e.from, e.to) : [];
    case 'battle':
      return e.attacker < FACTIONS.length && hasCrafted(s, e.attacker, SCOUTING_PARTY) ? [used(SCOUTING_PARTY)] : [];
    case 'turn':
      return [`faction ${FACTIONS[e.faction]}`, ...fed(s)];
    default:
      return [];
  }
}

function othersReached(e: RootEvent): string[] {
  switch (e.e) {
    case 'leader':
      return [`leader ${LEADERS[e.leader]}`];
    case 'bought':
      return [`service ${SERVICES[e.service]}`];
    case 'setup-card':
      return [`setup-card ${FACTIONS[e.faction]} ${e.locked ? 'locked' : 'dealt'}`];
    case 'setup-character':
      return [`setup-character ${CHARACTERS[e.character]}`];
    case 'drafted':
      return [`setup-card ${FACTIONS[e.faction]} drafted`];
    default:
      return [];
  }
}

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
export const reached = (e: RootEvent, s: RootState): string[] => [
  ...cardsReached(e, s),
  ...leaderAtWork(s, e),
  ...othersReached(e),
  ...vagabondReached(e),
  ...hundredsReached(e),
  ...keepersReached(e),
  ...hirelingsReached(e, s),
];

/**
 * §A.1: with little reach everything that gives points can run out, and no paragraph ends such a game: two Vagabonds without
 * quests and items, or the Riverfolk with their trade posts lost and their last warrior on the map.
 */
export function unending(s: RootState): string | undefined {
  const { reach, least } = reachOf(playing(s).map((f) => FACTIONS[f]!));
  return reach < least
    ? 'factions of less reach than A.1 advises can run out of everything that gives points'
    : undefined;
}

/** What play does not reach, and why. */
export const BEYOND: Readonly<Record<string, string>> = {};
