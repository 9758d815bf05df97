import { cardsIn, EditFieldBuilder } from '../../../kernel/index.ts';
import type { WildLaw } from '../../../law/index.ts';
import { componentsOf, deckOf, factionOfLeader } from '../components/components.ts';
import { CELLS, NOWHERE } from '../rules/00-board/geometry.ts';
import { activePile, added, deck, hand, killed, OUT_OF_PLAY, PILES, used } from '../components/piles.ts';
import { isOwn, lastSpace, mostSupport } from '../rules/queries.ts';
import { clone, type WildState } from '../state.ts';
import { CARDS, ITEMS, LEADERS } from '../words.ts';
import type { WildFields } from './cells.ts';
import { countAgain, lay } from './counts.ts';

const named = (card: number): string => `card ${CARDS[card]}`;
const cardOf = (name: string): number => CARDS.indexOf(name.slice('card '.length));

/** What a player is and has. */
export function seatFields(s: WildState, player: number): WildFields {
  const fields = new EditFieldBuilder<WildState, WildLaw>(s, clone);
  const { setup } = componentsOf(s).pack;
  leaderField(fields, s, player);
  fields.oneOf(
    { name: 'cell', law: 'W-7.6' },
    s.cell[player]! + 1,
    ['nowhere', ...CELLS.map((cell) => `cell ${cell}`)],
    (t, choice) => {
      t.cell[player] = choice - 1;
      countAgain(t);
    },
  );
  const most = s.camps[player] === 0 ? lastSpace(s) : mostSupport(s, player);
  fields.count({ name: 'support', law: 'W-9.2' }, s.support[player]!, 0, most, (t, by) => {
    t.support[player]! += by;
  });
  fields.count({ name: 'damage', law: 'W-24.6' }, s.damage[player]!, 0, setup.maxDamage, (t, by) => {
    t.damage[player]! += by;
  });
  ITEMS.forEach((item, i) => {
    const at = player * ITEMS.length + i;
    fields.flag({ name: `item ${item}`, under: 'items', law: 'W-12.1' }, s.items[at] === 1, (t, on) => {
      t.items[at] = on ? 1 : 0;
    });
  });
  pileFields(fields, s, player);
  return fields;
}

/** §W-2.9: another leader brings its own twelve cards, all in the deck. */
function leaderField(fields: WildFields, s: WildState, player: number): void {
  const others = s.faction.filter((_, each) => each !== player);
  const able = LEADERS.flatMap((_, leader) => (others.includes(factionOfLeader(leader)) ? [] : [leader]));
  fields.oneOf(
    { name: 'leader', law: 'W-2.9' },
    able.indexOf(s.leader[player]!),
    able.map((leader) => `leader ${LEADERS[leader]}`),
    (t, choice) => {
      for (let card = 0; card < CARDS.length; card++) if (isOwn(t, player, card)) lay(t, card, OUT_OF_PLAY);
      t.leader[player] = able[choice]!;
      t.faction[player] = factionOfLeader(able[choice]!);
      t.active[player] = NOWHERE;
      for (const card of deckOf(able[choice]!)) lay(t, card, deck(player));
    },
  );
}

/** §W-24.5: the twelve cards are in these piles; what is in none of the others is in the deck. */
function pileFields(fields: WildFields, s: WildState, player: number): void {
  const own = deckOf(s.leader[player]!);
  const pileOf = (card: number): string => `pile ${PILES[(s.cards.at[card]! - 1) % PILES.length]}`;
  const piles = [
    ['hand', 'W-8.3', hand(player)],
    ['used', 'W-5.3', used(player)],
    ['added', 'W-6.4', added(player)],
    ['killed', 'W-10.7', killed(player)],
  ] as const;
  const active = own.filter((card) => s.cards.at[card] !== activePile(player));
  fields.oneOf(
    { name: 'active', law: 'W-4.3' },
    [NOWHERE, ...own].indexOf(s.active[player]!),
    ['nobody', ...own.map(named)],
    (t, choice) => {
      if (t.active[player] !== NOWHERE) lay(t, t.active[player]!, deck(player));
      t.active[player] = choice === 0 ? NOWHERE : own[choice - 1]!;
      if (choice > 0) lay(t, own[choice - 1]!, activePile(player));
    },
  );
  for (const [name, law, pile] of piles)
    fields.things(
      { name: `pile ${name}`, law },
      cardsIn(s.cards, pile).map(named),
      active.filter((card) => s.cards.at[card] !== pile).map((card) => ({ name: named(card), from: pileOf(card) })),
      (t, card, isHere) => lay(t, cardOf(card), isHere ? pile : deck(player)),
    );
}
