import { seatMask, type Checks, EVERYBODY, hasSeat, NOBODY } from '../kernel/index.ts';
import { tilesLeft } from './moves.ts';
import { type Embers, type EmbersEvent, type EmbersState, OWNERS } from './state.ts';
import {
  CARDS,
  LEXICON,
  TILES,
  TOKENS,
  TRICKS,
  COLOURS,
  WEATHERS,
  WOODS,
  colourOf,
  firstTrick,
  GUST,
  HOOD,
} from './words.ts';

function audit(s: EmbersState): string[] {
  const wrong: string[] = [];
  const { at, knows, size } = s.cards;
  const found = size.map(() => 0);
  for (let card = 0; card < CARDS.length; card++) {
    const pile = at[card]!;
    found[pile]!++;
    if ((OWNERS[pile]! & ~knows[card]!) !== 0) wrong.push(`owner of pile ${pile} does not know ${CARDS[card]}`);
  }
  if (found.some((count, pile) => count !== size[pile])) wrong.push('pile sizes do not match their cards');
  for (const value of TILES) if (tilesLeft(s, value, EVERYBODY) < 0) wrong.push(`too many tiles ${value}`);
  s.tiles.forEach((tile, ember) => {
    if (tile < 0 ? s.seen[ember] !== NOBODY : s.seen[ember] === NOBODY)
      wrong.push(`ember ${ember} is seen without a tile, or has one unseen`);
  });
  if (s.tokens.some((count, weather) => count < 0 || count > TOKENS[weather]!)) wrong.push('too many tokens');
  if (s.scores.some((score) => score < 0)) wrong.push('a score is negative');
  if ((s.over === null) !== s.stack.length > 0) wrong.push('the stack does not match the result');
  return wrong;
}

/** Ids of hidden things in an event: cards by id, then the tiles of the embers. */
function hiddenIdsIn(e: EmbersEvent): readonly number[] {
  if ('cards' in e) return e.cards ?? [];
  if ('card' in e) return e.card === undefined ? [] : [e.card];
  return 'tile' in e && e.tile !== undefined ? [CARDS.length + e.ember] : [];
}

const kindOf = (card: number): string =>
  card < WOODS ? COLOURS[colourOf(card)]! : TRICKS[card < firstTrick(HOOD) ? GUST : HOOD];

function reached(e: EmbersEvent): readonly string[] {
  if (e.type === 'weather') return [`weather ${WEATHERS[e.weather]}`];
  if (e.type === 'raked') return [`tile ${e.tile}`];
  if (e.type === 'discarded') return [`card ${kindOf(e.card)}`, `law ${e.law}`];
  if (e.type === 'scored') return [`law ${e.law}`];
  return [`event ${e.type}`];
}

const PLAIN_EVENTS = [
  'round',
  'ended',
  'embers',
  'reshuffled',
  'drew',
  'turn',
  'rested',
  'stirred',
  'dice',
  'feeds',
  'gives',
];
const SEEN_EVENTS = [
  'gave',
  'showed',
  'peered',
  'looks',
  'looked',
  'named',
  'rakes',
  'peers',
  'snatches',
  'snatched',
  'said',
];
const SOURCES = ['P-2.5', 'P-3.2', 'P-3.3', 'P-3.7', 'P-3.8', 'P-4.2', 'P-4.3', 'P-5.3'];

/** What the conformance checks use of Embers. */
export const checks: Checks<Embers> = {
  audit,
  hiddenIdsIn,
  knows: (s, viewer, thing) =>
    thing < CARDS.length
      ? hasSeat(s.cards.knows[thing]!, viewer)
      : (s.seen[thing - CARDS.length]! & seatMask(viewer)) !== 0,
  content: [
    ...LEXICON.verbs.map((verb) => `verb ${verb}`),
    ...WEATHERS.map((weather) => `weather ${weather}`),
    ...[0, 1, 2, 3, 4].map((tile) => `tile ${tile}`),
    ...[...COLOURS, ...TRICKS].map((card) => `card ${card}`),
    ...SOURCES.map((law) => `law ${law}`),
    ...[...PLAIN_EVENTS, ...SEEN_EVENTS].map((type) => `event ${type}`),
  ],
  reached,
};
