import { cardsIn } from '../../../kernel/index.ts';
import { current, isVagabond } from '../rules/02-key-terms/players.ts';
import { ruler } from '../rules/02-key-terms/rule.ts';
import { LEADERS } from '../factions/07-eyrie/state.ts';
import { COLUMNS } from '../factions/07-eyrie/verbs.ts';
import { CHARACTERS } from '../factions/09-vagabond/characters.ts';
import { CONDITIONS, QUEST_FACE_UP } from '../factions/09-vagabond/state.ts';
import { RETINUE_COLUMNS } from '../factions/13-keepers/state.ts';
import { CARD_NAMES, TITLES } from '../components/cards/index.ts';
import { QUESTS } from '../components/cards/quests.ts';
import { PIECES, PIECES_OF } from '../components/pieces.ts';
import {
  AVAILABLE,
  DECK,
  DECREE,
  DISCARD,
  handOf,
  LOST_SOULS,
  openingOf,
  playArea,
  RETINUE,
  REVEALED,
  SUPPORTERS,
} from '../components/piles.ts';
import { geographyOf, type RootState } from '../state.ts';
import {
  ALLIANCE,
  CLEARINGS,
  CULT,
  EYRIE,
  type Faction,
  FACTIONS,
  ITEMS,
  KEEPERS,
  PARTIES,
  PLACES,
  RIVERFOLK,
  SUITS,
  VAGABOND,
} from '../words.ts';
import { showHirelings } from './hirelings.ts';
import { showMarauders } from './marauders.ts';
import { seatName } from './seats.ts';
import { repeated } from './reader.ts';
import { showRiverfolk } from './riverfolk.ts';
import { BELONGINGS, isSpecial, spaceName } from './vagabonds.ts';

const pile = (s: RootState, number: number): string =>
  cardsIn(s.cards, number)
    .map((card) => CARD_NAMES[card])
    .join(', ');

const many = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);

function clearing(s: RootState, c: number): string {
  const { slots, paths } = geographyOf(s);
  const parts: string[] = [];
  PIECES.forEach((name, p) => {
    const count = s.on[p * CLEARINGS.length + c] ?? 0;
    if (count > 0) parts.push(many(count, name));
  });
  for (const f of s.faction)
    if (isVagabond(f) && s.vagabonds[f - VAGABOND]!.place === c) parts.push(`${FACTIONS[f]} pawn`);
  if (s.ruin[c] === 1) parts.push('ruin');
  if (s.scorched[c] === 1) parts.push('scorched');
  const rule = PARTIES[ruler(s, c)];
  const near = paths[c]!.map((to) => to + 1).join(' ');
  const head = `${CLEARINGS[c]!.padEnd(4)}${(SUITS[s.suit[c]!] ?? '?').padEnd(7)}slots ${slots[c]! - s.open[c]!}/${slots[c]} `;
  return `${head}to ${near.padEnd(11)}${(rule ?? '-').padEnd(10)} ${parts.join(', ') || '-'}`;
}

function faction(s: RootState, f: Faction): string[] {
  const name = FACTIONS[f]!;
  const supply = PIECES_OF[f]!.map((p) => many(s.supply[p]!, PIECES[p]!)).join(', ');
  const items = repeated(s.crafted.slice(f * ITEMS.length, (f + 1) * ITEMS.length), ITEMS);
  const dominance = s.dominance[f]! >= 0 ? TITLES[s.dominance[f]!] : undefined;
  const partner = FACTIONS[s.coalition[f]!];
  const points = dominance ? `${dominance}${partner ? ` with ${partner}` : ''}` : `${s.points[f]} points`;
  const lines = [`${name}${f === current(s) ? ' (to play)' : ''}: ${points}`];
  const add = (label: string, text: string): void => {
    if (text !== '') lines.push(`  ${label}: ${text}`);
  };
  add('hand', pile(s, handOf(f)));
  add('crafted', pile(s, playArea(f)));
  add('items', items.join(', '));
  add('supply', supply);
  if (f === EYRIE) {
    add('leader', LEADERS[s.eyrie.leader] ?? '');
    add('deposed', repeated(s.eyrie.deposed, LEADERS).join(', '));
    COLUMNS.forEach((column, i) => add(`decree, ${column}`, pile(s, DECREE + i)));
  }
  if (f === ALLIANCE) {
    add('supporters', pile(s, SUPPORTERS));
    add('officers', String(s.alliance.officers));
  }
  if (f === CULT) {
    add('outcast', `${SUITS[s.cult.outcast] ?? ''}${s.cult.hated === 1 ? ', hated' : ''}`);
    add('acolytes', String(s.cult.acolytes));
    add('revealed', pile(s, REVEALED));
  }
  if (f === RIVERFOLK) for (const [label, text] of showRiverfolk(s)) add(label, text);
  for (const [label, text] of showMarauders(s, f)) add(label, text);
  if (f === KEEPERS) RETINUE_COLUMNS.forEach((column, i) => add(`retinue, ${column}`, pile(s, RETINUE + i)));
  if (isVagabond(f)) {
    const v = s.vagabonds[f - VAGABOND]!;
    add('character', CHARACTERS[v.character] ?? '');
    add('place', PLACES[v.place] ?? '');
    BELONGINGS.forEach((label, k) => {
      const counts = ITEMS.map((_, item) => v.items[item * CONDITIONS + k]!);
      add(label, repeated(counts, ITEMS).join(', '));
    });
    const relations = v.relation.flatMap((space, other) =>
      isSpecial(space) ? [`${FACTIONS[other]} ${spaceName(space)}`] : [],
    );
    add('relations', relations.join(', '));
  }
  return lines;
}

/** The position as text for people. */
export function show(s: RootState): string {
  const { map, deck, edition } = s.settings;
  const lines = [`${map} map, ${deck} deck, ${edition} law, turn ${s.turns}`, ''];
  CLEARINGS.forEach((_, c) => lines.push(clearing(s, c)));
  lines.push('');
  for (const seat of s.order)
    lines.push(
      ...(s.faction[seat]! < 0 ? [`${seatName(s, seat)}: ${pile(s, openingOf(seat))}`] : faction(s, s.faction[seat]!)),
    );
  lines.push(...showHirelings(s));
  lines.push('');
  const rest: [string, string][] = [
    ['deck', `${s.cards.size[DECK]} cards`],
    ['discard', pile(s, DISCARD)],
    ['available', pile(s, AVAILABLE)],
    ['lost souls', pile(s, LOST_SOULS)],
    ['item supply', repeated(s.items, ITEMS).join(', ')],
    [
      'quests',
      QUESTS.filter((_, q) => s.quests[q] === QUEST_FACE_UP)
        .map((q) => q.id)
        .join(', '),
    ],
    ['won by', (s.over?.winners ?? []).map((seat) => FACTIONS[s.faction[seat]!]).join(', ')],
    ['stands at', s.stack.map((f) => `${f.proc}.${f.step}`).join(' > ')],
  ];
  for (const [label, text] of rest) if (text !== '') lines.push(`${label}: ${text}`);
  return lines.join('\n');
}
