import { type Checks, hasSeat } from '../../../kernel/index.ts';
import { audit } from './invariants.ts';
import type { Components } from '../components/components.ts';
import type { WildEvent } from '../events.ts';
import type { Wild } from '../types.ts';
import { refusal } from '../refusals.ts';
import { ABILITIES, CARDS, DEFEATS, ITEMS, LEADERS, MACHINES } from '../words.ts';

/** The defender card an event names, if any. */
function namedBy(e: WildEvent): readonly number[] {
  return 'card' in e && e.card !== undefined ? [e.card] : [];
}

/** Content that play cannot reach, with the reason. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  'verb nobody': 'a second death on one terrain ends the game, so a player who had cards has some left (W-1.3c, W-A56)',
};

/** What the conformance checks need of a game with these components. */
export function checksOf(components: Components): Checks<Wild> {
  const ops = new Set(components.steps.flatMap((steps) => steps.map((step) => step.op)));
  return {
    audit,
    hiddenIdsIn: namedBy,
    knows: (s, viewer, card) => hasSeat(s.cards.knows[card]!, viewer),
    content: [
      ...LEADERS.map((leader) => `leader ${leader}`),
      ...CARDS.map((card) => `card ${card}`),
      ...ABILITIES.map((ability) => `ability ${ability}`),
      ...ITEMS.map((item) => `item ${item}`),
      ...MACHINES.map((machine) => `machine ${machine}`),
      ...[...ops].map((op) => `order ${op}`),
      ...DEFEATS.slice(1).map((defeat) => `defeat ${defeat}`),
      'victory',
      ...refusal.all.map(({ law, why }) => `refusal ${law} ${why}`),
    ],
    unreachable: UNREACHABLE,
    reached(e) {
      switch (e.type) {
        case 'leader':
          return [`leader ${LEADERS[e.leader]!}`];
        case 'active': {
          const ability = components.ability[e.card]!;
          const card = `card ${CARDS[e.card]!}`;
          return components.isReveal[ability] ? [card] : [card, `ability ${ABILITIES[ability]!}`];
        }
        case 'ability':
          return [`ability ${ABILITIES[e.ability]!}`];
        case 'item-used':
          return [`item ${ITEMS[e.item]!}`];
        case 'machine':
          return [`machine ${MACHINES[e.machine]!}`];
        case 'step':
          return [`order ${e.op}`];
        case 'lost':
          return [`defeat ${DEFEATS[e.defeat]!}`];
        case 'won':
          return ['victory'];
        default:
          return [];
      }
    },
  };
}
