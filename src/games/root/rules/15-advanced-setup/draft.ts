import {
  type ChildFrame,
  EVERYBODY,
  moveCard,
  nthCard,
  offerUnless,
  seatMask,
  showPile,
} from '../../../../kernel/index.ts';
import { cardsOf, copyIn, eachTitle, refillDeck } from '../02-key-terms/cards.ts';
import { inPlay } from '../02-key-terms/players.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import { DATA_OF } from '../../factions/data.ts';
import { CHARACTERS } from '../../factions/09-vagabond/characters.ts';
import { placeMarkers } from '../../factions/09-vagabond/relations.ts';
import { CARD_NAMES, TITLE_OF, TITLES, type TitleName } from '../../components/cards/index.ts';
import type { Root, Section, Sink } from '../../types.ts';
import { DECK, handOf, openingOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { joinFaction, NO_DRAFT, type RootState } from '../../state.ts';
import { type Faction, FACTIONS, VAGABOND, VAGABOND2 } from '../../words.ts';
import { hasTogether } from './homelands.ts';
import { isMilitant, shuffledCards } from './stance.ts';
import { newDraft } from './state.ts';
import { draftVerbs } from './verbs.ts';
import type { OpeningFrame, AdvancedSetupFrame } from './frames.ts';

const LOCKED = refusal('15.8.1.II', 'locked');

/** §15.7 */
const FIRST_CARDS = 5;
/** §15.10 */
const CARDS_BACK = 2;

export const openingProcedure: Section<OpeningFrame> = {
  more: { kind: 'rule', run: (_s, f) => (f.left > 0 ? 'card' : 'done') },
  card: {
    kind: 'chance',
    law: '15.7',
    count: (s) => s.cards.size[DECK]!,
    name: (s, _f, n) => `draw ${CARD_NAMES[nthCard(s.cards, DECK, n)]}`,
    take(s, f, n, out) {
      const card = nthCard(s.cards, DECK, n);
      moveCard(s.cards, s.owners, card, openingOf(f.seat), seatMask(f.seat), out);
      if (out.on)
        out.emit({ type: 'opening', seat: f.seat }, seatMask(f.seat), { type: 'opening', seat: f.seat, card });
      f.left--;
      return 'more';
    },
  },
};

/** Advanced set-up, once map, deck, seats and hirelings are there (15.1 to 15.6). */
export const advancedSetup = (): AdvancedSetupFrame => ({
  proc: 'advancedSetup',
  step: 'opening',
  got: 0,
  chosen: 0,
  said: [],
});

/** The setup cards that can still be dealt; of two Vagabond cards either may come first. */
function undealt(s: RootState, onlyMilitant: boolean): Faction[] {
  const cards = shuffledCards(s.settings.pool, s.hirelings.parties, s.settings.seats);
  return cards
    .filter((name) => !onlyMilitant || isMilitant(name))
    .map((name) => FACTIONS.indexOf(name))
    .filter((f) => !s.draft.row.includes(f));
}

/** Both Vagabond cards are the same but for their character: the first one dealt or taken is the first Vagabond. */
const asDealt = (s: RootState, f: Faction): Faction =>
  f === VAGABOND2 && !s.draft.row.includes(VAGABOND) ? VAGABOND : f;

function deal(s: RootState, f: Faction, out: Sink): Faction {
  const card = asDealt(s, f);
  s.draft.row.push(card);
  if (out.on) out.emit({ type: 'setup-card', faction: card, locked: false });
  return card;
}

const isVagabondCard = (f: Faction): boolean => f === VAGABOND || f === VAGABOND2;
const free = (s: RootState): number[] => [...CHARACTERS.keys()].filter((c) => !s.draft.characters.includes(c));

/** §15.8.2: the seat whose turn it is to choose: from the last in turn order, counterclockwise. */
const chooser = (s: RootState, f: AdvancedSetupFrame): number => s.order[s.order.length - 1 - f.chosen]!;

/** §15.8.2: a seat takes a card of the row and is that faction from now on. */
function draft(s: RootState, seat: number, f: Faction, out: Sink): Faction {
  const { row, characters } = s.draft;
  row.splice(row.indexOf(f), 1);
  let taken = f;
  if (f === VAGABOND2 && !inPlay(s, VAGABOND)) {
    characters.reverse();
    row[row.indexOf(VAGABOND)] = VAGABOND2;
    if (s.draft.locked === VAGABOND) s.draft.locked = VAGABOND2;
    taken = VAGABOND;
  }
  if (isMilitant(FACTIONS[taken]!)) s.draft.locked = -1;
  joinFaction(s, seat, taken);
  if (out.on) out.emit({ type: 'drafted', seat, faction: taken });
  if (isVagabondCard(taken)) {
    const character = characters[taken - VAGABOND]!;
    s.vagabonds[taken - VAGABOND]!.character = character;
    if (out.on) out.emit({ type: 'character', faction: taken, character });
  }
  if (DATA_OF[taken]!.openHand) openHand(s, seat, out);
  return taken;
}

/** §11.2.3 against §15.10: the Riverfolk's cards lie open as soon as they are the Riverfolk's. */
function openHand(s: RootState, seat: number, out: Sink): void {
  showPile(s.cards, openingOf(seat), EVERYBODY, out);
  if (out.on) for (const card of cardsOf(s, openingOf(seat))) out.emit({ type: 'opening', seat, card });
}

/** §15.8.1.II: what keeps a card from being chosen; §15.11.8: Keepers without homelands, unless nothing else is left. */
function cannotChoose(s: RootState, f: Faction) {
  if (f === s.draft.locked) return LOCKED;
  const others = s.draft.row.some((other) => other !== f && other !== s.draft.locked);
  const { homeland } = FACTION_RULES[f]!;
  return others && homeland?.unlessTogether && !hasTogether(s, f, homeland) ? homeland.unlessTogether : undefined;
}

/** §15.8.2: what the setup card of a faction starts. */
const setUpByCard = (f: Faction): ChildFrame<Root> => FACTION_RULES[f]!.setupCard(f);

export const advancedSetupProcedure: Section<AdvancedSetupFrame> = {
  // §15.7, §15.7-R1: five cards each; with two players the dominance cards stay in the box.
  opening: {
    kind: 'rule',
    run(s) {
      s.draft = newDraft();
      return {
        calls: s.order.map((seat) => ({ proc: 'opening', step: 'more', got: 0, seat, left: FIRST_CARDS })),
        then: 'militant',
      };
    },
  },
  // §15.8.1: a militant card begins the row.
  militant: {
    kind: 'chance',
    law: '15.8.1',
    count: (s) => undealt(s, true).length,
    name: (s, _f, n) => `card ${FACTIONS[undealt(s, true)[n]!]}`,
    take(s, _f, n, out) {
      deal(s, undealt(s, true)[n]!, out);
      return 'fill';
    },
  },
  // §15.8.1, §15.8.1-R2: one more card than players, or all there are.
  fill: {
    kind: 'rule',
    run: (s) => (s.draft.row.length <= s.settings.seats && undealt(s, false).length > 0 ? 'card' : 'lock'),
  },
  card: {
    kind: 'chance',
    law: '15.8.1',
    count: (s) => undealt(s, false).length,
    name: (s, _f, n) => `card ${FACTIONS[asDealt(s, undealt(s, false)[n]!)]}`,
    take: (s, _f, n, out) => (isVagabondCard(deal(s, undealt(s, false)[n]!, out)) ? 'character' : 'fill'),
  },
  // §15.8.1.III: a random character, face up and binding.
  character: {
    kind: 'chance',
    law: '15.8.1.III',
    count: (s) => free(s).length,
    name: (s, _f, n) => `character ${CHARACTERS[free(s)[n]!]}`,
    take(s, _f, n, out) {
      const card = s.draft.row[s.draft.row.length - 1]!;
      const character = free(s)[n]!;
      s.draft.characters[card - VAGABOND] = character;
      if (out.on) out.emit({ type: 'setup-character', faction: card, character });
      return 'fill';
    },
  },
  // §15.8.1.II
  lock: {
    kind: 'rule',
    law: '15.8.1.II',
    run(s, _f, out) {
      const last = s.draft.row[s.draft.row.length - 1]!;
      if (!isMilitant(FACTIONS[last]!)) {
        s.draft.locked = last;
        if (out.on) out.emit({ type: 'setup-card', faction: last, locked: true });
      }
      return 'next';
    },
  },
  next: { kind: 'rule', run: (s, f) => (f.chosen < s.settings.seats ? 'choose' : 'markers') },
  // §15.8.2, §15.8.2-R1: the first player chooses last, and everybody sets up at once.
  choose: {
    kind: 'choice',
    window: 'draft',
    law: '15.8.2',
    seats: (s, f) => seatMask(chooser(s, f)),
    options(s, _f, _seat, ask) {
      for (const card of s.draft.row) offerUnless(ask, draftVerbs.draft(card), cannotChoose(s, card));
    },
    take(s, f, o, seat, out) {
      if (o.verb !== 'draft') return 'choose';
      f.chosen++;
      return { call: setUpByCard(draft(s, seat, o.faction, out)), then: 'next' };
    },
  },
  // §15.11.4: relationship markers once everybody is there; §15.9: all score markers stand on 0.
  markers: {
    kind: 'rule',
    run(s) {
      for (const f of [VAGABOND, VAGABOND2]) if (inPlay(s, f)) placeMarkers(s, f);
      return 'keep';
    },
  },
  // §15.10, §15.10-R1: everybody at once and unseen.
  keep: {
    kind: 'choice',
    window: 'opening-hand',
    law: '15.10',
    mode: 'each',
    secret: true,
    seats: (s) => (1 << s.settings.seats) - 1,
    parts: () => CARDS_BACK,
    options(s, f, seat, ask) {
      const said = f.said[seat] ?? [];
      eachTitle(s, openingOf(seat), (title) => {
        const copies = cardsOf(s, openingOf(seat)).filter((card) => TITLE_OF[card] === title).length;
        const gone = said.filter((text) => text === draftVerbs.putBack(title).text).length;
        if (copies > gone) ask.offer(draftVerbs.putBack(title));
      });
    },
    close(s, f, out) {
      for (const seat of s.order) for (const text of f.said[seat]!) putBack(s, seat, text, out);
      for (const seat of s.order) keepRest(s, seat, out);
      refillDeck(s, out);
      s.draft = NO_DRAFT;
      return 'done';
    },
  },
};

/** §15.10: one card goes back into the deck; players who saw it know that it lies there. */
function putBack(s: RootState, seat: number, text: string, out: Sink): void {
  const title = TITLES.indexOf(text.split(' ')[1] as TitleName);
  const card = copyIn(s, openingOf(seat), title);
  const see = s.owners[openingOf(seat)]!;
  const faction = s.faction[seat]!;
  moveCard(s.cards, s.owners, card, DECK, see, out);
  if (out.on) out.emit({ type: 'put-back', faction }, see, { type: 'put-back', faction, card });
}

/** The others are the hand. */
function keepRest(s: RootState, seat: number, out: Sink): void {
  for (const card of cardsOf(s, openingOf(seat)))
    moveCard(s.cards, s.owners, card, handOf(s.faction[seat]!), s.owners[openingOf(seat)]!, out);
}
