import { current, hasPawn } from '../rules/02-key-terms/players.ts';
import { ruler } from '../rules/02-key-terms/rule.ts';
import { EDITING_OF, EDITINGS } from '../editing/factions.ts';
import { TITLES } from '../components/cards/index.ts';
import { PIECES, PIECES_OF } from '../components/pieces.ts';
import { AVAILABLE, DECK, DISCARD, handOf, LOST_SOULS, openingOf, playArea } from '../components/piles.ts';
import { slotsOf } from '../rules/21-landmarks/treetop.ts';
import { linksOf, type RootState } from '../state.ts';
import { type Clearing, CLEARINGS, EVERY_SUIT, type Faction, FACTIONS, ITEMS, PARTIES, SUITS } from '../words.ts';
import { writeClearedPaths } from './board.ts';
import { showHirelings } from './hirelings.ts';
import { pileText } from './pile-text.ts';
import { seatName } from './seats.ts';
import { repeated } from '../../../kernel/index.ts';

const many = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);

function clearing(s: RootState, c: number): string {
  const parts: string[] = [];
  PIECES.forEach((name, p) => {
    const count = s.on[p * CLEARINGS.length + c] ?? 0;
    if (count > 0) parts.push(many(count, name));
  });
  for (const f of s.faction) if (hasPawn(s, f, c)) parts.push(`${FACTIONS[f]} pawn`);
  if (s.ruin[c] === 1) parts.push('ruin');
  if (s.scorched[c] === 1) parts.push('scorched');
  if (s.ferry === c) parts.push('ferry');
  if (s.tower === c) parts.push('tower');
  parts.push(...landmarksAt(s, c));
  const rule = PARTIES[ruler(s, c)];
  const near = linksOf(s)
    .paths[c]!.map((to) => to + 1)
    .join(' ');
  const head = `${CLEARINGS[c]!.padEnd(4)}${(suitName(s.suit[c]!)).padEnd(7)}slots ${slotsOf(s, c) - s.open[c]!}/${slotsOf(s, c)} `;
  return `${head}to ${near.padEnd(11)}${(rule ?? '-').padEnd(10)} ${parts.join(', ') || '-'}`;
}

const suitName = (suit: number): string => (suit === EVERY_SUIT ? 'every' : (SUITS[suit] ?? '?'));

/** §21.2: the landmarks of a clearing besides Ferry and Tower. */
function landmarksAt(s: RootState, c: Clearing): string[] {
  const { market, treetop, housed, forge, city } = s.landmarks;
  const parts: string[] = [];
  if (c === market) parts.push('black market');
  if (c === treetop) parts.push(housed < 0 ? 'elder treetop' : `elder treetop with ${PIECES[housed]}`);
  if (c === forge) parts.push('legendary forge');
  if (c === city) parts.push('lost city');
  return parts;
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
  add('hand', pileText(s, handOf(f)));
  add('crafted', pileText(s, playArea(f)));
  add('items', items.join(', '));
  add('supply', supply);
  for (const [label, text] of EDITING_OF[f]!.position.show(s, f)) add(label, text);
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
      ...(s.faction[seat]! < 0
        ? [`${seatName(s, seat)}: ${pileText(s, openingOf(seat))}`]
        : faction(s, s.faction[seat]!)),
    );
  lines.push(...showHirelings(s));
  lines.push('');
  const rest: (readonly [string, string])[] = [
    ['deck', `${s.cards.size[DECK]} cards`],
    ['discard', pileText(s, DISCARD)],
    ['available', pileText(s, AVAILABLE)],
    ['lost souls', pileText(s, LOST_SOULS)],
    ['forge', repeated(s.landmarks.forged, ITEMS).join(', ')],
    ['cleared paths', writeClearedPaths(s).join(', ')],
    ['item supply', repeated(s.items, ITEMS).join(', ')],
    ...EDITINGS.flatMap(({ position }) => position.table?.show(s) ?? []),
    ['won by', (s.over?.winners ?? []).map((seat) => FACTIONS[s.faction[seat]!]).join(', ')],
    ['stands at', s.stack.map((f) => `${f.proc}.${f.step}`).join(' > ')],
  ];
  for (const [label, text] of rest) if (text !== '') lines.push(`${label}: ${text}`);
  return lines.join('\n');
}
