import { EditFieldBuilder } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { isVagabond, playing } from '../rules/02-key-terms/players.ts';
import { LEADERS } from '../factions/07-eyrie/state.ts';
import { COLUMNS } from '../factions/07-eyrie/verbs.ts';
import { POSTS_PER_SUIT, uncovered } from '../factions/11-riverfolk/posts.ts';
import { SERVICES } from '../factions/11-riverfolk/state.ts';
import { DEAREST } from '../factions/11-riverfolk/verbs.ts';
import { MOODS } from '../factions/12-hundreds/state.ts';
import { RECOVERED, RETINUE_COLUMNS } from '../factions/13-keepers/state.ts';
import { title, TITLE_OF, TITLES } from '../components/cards/index.ts';
import { hasCrafted } from '../card-effects/effect.ts';
import { LIZARD, MOUSE_WARRIOR, TRADE_POST, WARRIOR_OF } from '../components/pieces.ts';
import { AVAILABLE, DECREE, handOf, playArea, SUPPORTERS } from '../components/piles.ts';
import { clone, type RootState } from '../state.ts';
import { ALLIANCE, CULT, EYRIE, type Faction, FACTIONS, HUNDREDS, ITEMS, KEEPERS, RIVERFOLK, SUITS } from '../words.ts';
import { craftedField, isDominance, lay, pileField, retinueField } from './cards.ts';
import { relicsField, relicValues, stationFields } from './relics.ts';
import { vagabondFields } from './vagabonds.ts';

type RootFields = EditFieldBuilder<RootState, RootLaw>;

/** §3.1: with thirty points the game is over. */
const MOST_POINTS = 29;

/** What lies before a player. */
export function seatFields(s: RootState, f: Faction): RootFields {
  const fields = new EditFieldBuilder<RootState, RootLaw>(s, clone);
  fields.count({ name: 'points', law: '3.2' }, s.points[f]!, 0, MOST_POINTS, (t, by) => {
    t.points[f]! += by;
  });
  pileField(fields, { name: 'hand', law: '1.2.1' }, s, handOf(f));
  if (isVagabond(f)) vagabondFields(fields, s, f);
  if (f === EYRIE) eyrieFields(fields, s);
  if (f === ALLIANCE) allianceFields(fields, s);
  if (f === CULT) cultFields(fields, s);
  if (f === RIVERFOLK) riverfolkFields(fields, s);
  if (f === HUNDREDS) hundredsFields(fields, s);
  if (f === KEEPERS) keepersFields(fields, s);
  craftedField(fields, { name: 'crafted', law: '4.1.3' }, s, f);
  if (hasCrafted(s, f, title('coffin-makers'))) coffinFields(fields, s);
  if (!isVagabond(f)) craftedItems(fields, s, f);
  dominanceFields(fields, s, f);
  return fields;
}

/** Coffin Makers keep warriors of everybody. */
function coffinFields(fields: RootFields, s: RootState): void {
  for (const f of playing(s)) {
    const p = WARRIOR_OF[f]!;
    if (p < 0) continue;
    const value = s.effects.coffins[p]!;
    const naming = { name: `faction ${FACTIONS[f]}`, under: 'coffins', law: '4.1.3' } as const;
    fields.count(naming, value, 0, value + s.supply[p]!, (t, by) => {
      t.supply[p]! -= by;
      t.effects.coffins[p]! += by;
    });
  }
}

/** §2.5.4: items come from the shared supply. */
function craftedItems(fields: RootFields, s: RootState, f: Faction): void {
  ITEMS.forEach((item, i) => {
    const at = f * ITEMS.length + i;
    const most = s.crafted[at]! + Math.max(0, s.items[i]!);
    if (most === 0) return;
    fields.count({ name: `item ${item}`, under: 'crafted-items', law: '2.5.4' }, s.crafted[at]!, 0, most, (t, by) => {
      t.crafted[at]! += by;
      t.craftedSpent[at] = Math.min(t.craftedSpent[at]!, t.crafted[at]!);
      t.items[i]! -= by;
    });
  });
}

/** §3.3.1, §9.2.8: an activated dominance card, and the partner of a Vagabond who activated one. */
function dominanceFields(fields: RootFields, s: RootState, f: Faction): void {
  const titles = TITLES.flatMap((_, t) => (isDominance(t) ? [t] : []));
  const free = titles.filter(
    (t) => s.dominance[f] === t || !FACTIONS.some((_, other) => other !== f && s.dominance[other] === t),
  );
  if (s.settings.seats === 2 && s.dominance[f]! < 0) return;
  const choices = ['nothing', ...free.map((t) => `title ${TITLES[t]}`)];
  fields.oneOf({ name: 'dominance', law: '3.3.1' }, free.indexOf(s.dominance[f]!) + 1, choices, (t, choice) => {
    const cardOf = (title: number): number => TITLE_OF.indexOf(title);
    if (t.dominance[f]! >= 0) lay(t, cardOf(t.dominance[f]!), AVAILABLE);
    t.dominance[f] = free[choice - 1] ?? -1;
    if (t.dominance[f] >= 0) lay(t, cardOf(t.dominance[f]), playArea(f));
    else t.coalition[f] = -1;
  });
  if (!isVagabond(f) || s.dominance[f]! < 0) return;
  const others = playing(s).filter((other) => other !== f);
  fields.oneOf(
    { name: 'partner', law: '9.2.8' },
    others.indexOf(s.coalition[f]!) + 1,
    ['nobody', ...others.map((other) => `faction ${FACTIONS[other]}`)],
    (t, choice) => {
      t.coalition[f] = others[choice - 1] ?? -1;
    },
  );
}

function eyrieFields(fields: RootFields, s: RootState): void {
  fields.oneOf(
    { name: 'leader', law: '7.3.3' },
    s.eyrie.leader,
    LEADERS.map((leader) => `leader ${leader}`),
    (t, leader) => {
      t.eyrie.leader = leader;
    },
  );
  LEADERS.forEach((leader, i) =>
    fields.flag({ name: `leader ${leader}`, under: 'deposed', law: '7.7.3' }, s.eyrie.deposed[i] === 1, (t, on) => {
      t.eyrie.deposed[i] = on ? 1 : 0;
    }),
  );
  COLUMNS.forEach((column, i) =>
    pileField(fields, { name: `column ${column}`, under: 'decree', law: '7.4.2' }, s, DECREE + i),
  );
}

/** Warriors of a kind that lie on a board of their faction. */
function warriorsOn(
  fields: RootFields,
  s: RootState,
  name: string,
  law: RootLaw,
  p: number,
  value: number,
  put: (t: RootState, by: number) => void,
): void {
  fields.count({ name, law }, value, 0, value + s.supply[p]!, (t, by) => {
    t.supply[p]! -= by;
    t.away[p]! += by;
    put(t, by);
  });
}

function allianceFields(fields: RootFields, s: RootState): void {
  pileField(fields, { name: 'supporters', law: '8.2.3' }, s, SUPPORTERS);
  warriorsOn(fields, s, 'officers', '8.5.3', MOUSE_WARRIOR, s.alliance.officers, (t, by) => {
    t.alliance.officers += by;
  });
}

function cultFields(fields: RootFields, s: RootState): void {
  fields.oneOf(
    { name: 'outcast', law: '10.3.3' },
    s.cult.outcast,
    SUITS.slice(0, 3).map((suit) => `suit ${suit}`),
    (t, suit) => {
      t.cult.outcast = suit;
    },
  );
  fields.flag({ name: 'hated', law: '10.4.1' }, s.cult.hated === 1, (t, on) => {
    t.cult.hated = on ? 1 : 0;
  });
  warriorsOn(fields, s, 'acolytes', '10.2.3', LIZARD, s.cult.acolytes, (t, by) => {
    t.cult.acolytes += by;
  });
}

/** The boxes of the Riverfolk's board that hold warriors. */
const RIVERFOLK_BOXES = [
  ['funds', '11.2.4'],
  ['payments', '11.2.6.I'],
  ['committed', '11.5'],
] as const;

function riverfolkFields(fields: RootFields, s: RootState): void {
  for (const [box, law] of RIVERFOLK_BOXES)
    for (const f of playing(s)) {
      const p = WARRIOR_OF[f]!;
      if (p < 0) continue;
      const value = s.riverfolk[box][f]!;
      fields.count({ name: `faction ${FACTIONS[f]}`, under: box, law }, value, 0, value + s.supply[p]!, (t, by) => {
        t.supply[p]! -= by;
        t.riverfolk[box][f]! += by;
      });
    }
  SERVICES.forEach((service, i) =>
    fields.count(
      { name: `service ${service}`, under: 'prices', law: '11.3.5' },
      s.riverfolk.prices[i]!,
      1,
      DEAREST,
      (t, by) => {
        t.riverfolk.prices[i]! += by;
      },
    ),
  );
  SUITS.slice(0, 3).forEach((suit, i) => {
    const value = s.riverfolk.lostPosts[i]!;
    const left = Math.max(0, POSTS_PER_SUIT - uncovered(s, i));
    fields.count({ name: `suit ${suit}`, under: 'lost-posts', law: '11.2.5.I' }, value, 0, value + left, (t, by) => {
      t.riverfolk.lostPosts[i]! += by;
      t.supply[TRADE_POST]! -= by;
      t.away[TRADE_POST]! += by;
    });
  });
}

function hundredsFields(fields: RootFields, s: RootState): void {
  fields.oneOf(
    { name: 'mood', law: '12.4.4' },
    s.hundreds.mood,
    MOODS.map((mood) => `mood ${mood}`),
    (t, mood) => {
      t.hundreds.mood = mood;
    },
  );
  ITEMS.forEach((item, i) => {
    const value = s.hundreds.hoard[i]!;
    const most = value + Math.max(0, s.items[i]!);
    if (most === 0) return;
    fields.count({ name: `item ${item}`, under: 'hoard', law: '12.2.4' }, value, 0, most, (t, by) => {
      t.hundreds.hoard[i]! += by;
      t.hundreds.marked[i] = Math.min(t.hundreds.marked[i]!, t.hundreds.hoard[i]!);
      t.items[i]! -= by;
    });
  });
}

function keepersFields(fields: RootFields, s: RootState): void {
  RETINUE_COLUMNS.forEach((column, i) =>
    retinueField(fields, { name: `column ${column}`, under: 'retinue', law: '13.5.2' }, s, i),
  );
  relicsField(fields, s, RECOVERED, 'relic-values', 'recovered');
  relicValues(fields, s);
  stationFields(fields, s);
}
