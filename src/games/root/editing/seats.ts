import { EditFieldBuilder, withAdded, withValue } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { isVagabond, playing } from '../rules/02-key-terms/players.ts';
import { title, TITLE_OF, TITLES } from '../components/cards/index.ts';
import { hasCrafted } from '../card-effects/effect.ts';
import { WARRIOR_OF } from '../components/pieces.ts';
import { AVAILABLE, handOf, playArea } from '../components/piles.ts';
import { clone, type RootState } from '../state.ts';
import { type Faction, FACTIONS, ITEMS } from '../words.ts';
import { craftedField, isDominance, lay, pileField } from './cards.ts';
import type { RootFields } from './faction-editing.ts';
import { EDITING_OF } from './factions.ts';

/** §3.1: with thirty points the game is over. */
const MOST_POINTS = 29;

/** What lies before a player. */
export function seatFields(s: RootState, f: Faction): RootFields {
  const fields = new EditFieldBuilder<RootState, RootLaw>(s, clone);
  fields.count({ name: 'points', law: '3.2' }, s.points[f]!, 0, MOST_POINTS, (t, by) => {
    t.points = withAdded(t.points, f, by);
  });
  pileField(fields, { name: 'hand', law: '1.2.1' }, s, handOf(f));
  EDITING_OF[f]!.seat?.(fields, s, f);
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
      t.effects.coffins = withAdded(t.effects.coffins, p, by);
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
      t.crafted = withAdded(t.crafted, at, by);
      t.craftedSpent = withValue(t.craftedSpent, at, Math.min(t.craftedSpent[at]!, t.crafted[at]!));
      t.items = withAdded(t.items, i, -by);
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
    const title = free[choice - 1] ?? -1;
    t.dominance = withValue(t.dominance, f, title);
    if (title >= 0) lay(t, cardOf(title), playArea(f));
    else t.coalition = withValue(t.coalition, f, -1);
  });
  if (!isVagabond(f) || s.dominance[f]! < 0) return;
  const others = playing(s).filter((other) => other !== f);
  fields.oneOf(
    { name: 'partner', law: '9.2.8' },
    others.indexOf(s.coalition[f]!) + 1,
    ['nobody', ...others.map((other) => `faction ${FACTIONS[other]}`)],
    (t, choice) => {
      t.coalition = withValue(t.coalition, f, others[choice - 1] ?? -1);
    },
  );
}
