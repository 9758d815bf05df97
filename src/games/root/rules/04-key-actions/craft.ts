import {
  type ChildFrame,
  EVERYBODY,
  moveCard,
  reactionHook,
  type Refusal,
  showCard,
  valueHook,
} from '../../../../kernel/index.ts';
import { copyIn, discard, draw, eachTitle } from '../02-key-terms/cards.ts';
import { current, seatBit } from '../02-key-terms/players.ts';
import { score } from '../03-victory/scoring.ts';
import { artisans, mayKeep } from '../14-hirelings/artisans.ts';
import { FACTS, type Title } from '../../components/cards/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import type { After, Collector, Root, Section, Sink } from '../../types.ts';
import { handOf, playArea } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { EVERY_SUIT, type Faction } from '../../words.ts';
import { isAtForge, isForgeItem, NOT_AT_FORGE, takeItem } from '../21-landmarks/forge.ts';
import { removal, removeEnemies, triggers } from './removal.ts';
import { isSuit } from '../02-key-terms/suits.ts';
import type { CraftFrame } from './frames.ts';

const AMBUSH = refusal('2.1.5', 'not-craftable');
const DOMINANCE = refusal('2.1.6', 'not-craftable');
const TOO_FEW_PIECES = refusal('4.1.1', 'crafting-pieces');
const ITEM_GONE = refusal('4.1.2', 'item-gone');
const DUPLICATE = refusal('4.1.4', 'duplicate');

/** §2.1.5, §2.1.6: why a card can never be crafted; undefined when it can. */
export function notCraftable(title: Title): Refusal<RootLaw> | undefined {
  const { kind } = FACTS[title]!;
  return kind === 'ambush' ? AMBUSH : kind === 'dominance' ? DOMINANCE : undefined;
}

/** Crafting pieces of a suit that can still be activated this turn (4.1.1). */
function ready(s: RootState, f: Faction, suit: number): number {
  return Math.max(0, FACTION_RULES[f]!.craftingPieces(s, f, suit) - s.activated[suit]!);
}

/** §21.7-R2: crafting pieces in the Lost City that can still be activated, each for a symbol of any suit. */
function readyForAny(s: RootState, f: Faction): number {
  if (s.landmarks.city < 0) return 0;
  let left = FACTION_RULES[f]!.craftingPieces(s, f, EVERY_SUIT);
  for (let suit = 0; suit < 3; suit++)
    left -= Math.max(0, s.activated[suit]! - FACTION_RULES[f]!.craftingPieces(s, f, suit));
  return left;
}

/** Crafting pieces that can still be activated, by suit; the last number counts those for a symbol of any suit. */
const READY = [0, 0, 0, 0];

/** Counts the crafting pieces of a faction that can still be activated. */
function countReady(s: RootState, f: Faction): void {
  for (let suit = 0; suit < 3; suit++) READY[suit] = ready(s, f, suit);
  READY[3] = readyForAny(s, f);
}

/** What is missing to pay the symbols of a card with the pieces that `countReady` found: 0 when it can be paid. */
function missingPieces(title: Title): number {
  const { cost } = FACTS[title]!;
  let spare = 0;
  let missing = 0;
  for (let suit = 0; suit < 3; suit++) {
    const left = READY[suit]! - cost[suit]!;
    if (left < 0) missing -= left;
    else spare += left;
  }
  const any = READY[3]!;
  return Math.max(0, missing - any) + Math.max(0, cost[3] - spare - Math.max(0, any - missing));
}

/** §4.1: lists the cards in hand that can be crafted now. */
export function listCrafts(s: RootState, f: Faction, ask: Collector): void {
  if (s.cards.size[handOf(f)] === 0) return;
  countReady(s, f);
  eachTitle(s, handOf(f), (title) => {
    const facts = FACTS[title]!;
    const option = verbs.craft(title);
    const never = notCraftable(title);
    if (never) {
      if (ask.wantsRefusals) ask.refuse(option, never);
    } else if (facts.item >= 0 && s.items[facts.item]! + s.landmarks.forged[facts.item]! === 0) {
      if (ask.wantsRefusals) ask.refuse(option, ITEM_GONE, facts.item);
    } else if (facts.item >= 0 && s.items[facts.item] === 0 && !isAtForge(s, f)) {
      if (ask.wantsRefusals) ask.refuse(option, NOT_AT_FORGE, s.landmarks.forge);
    } else if (facts.kind === 'persistent' && copyIn(s, playArea(f), title) >= 0) {
      if (ask.wantsRefusals) ask.refuse(option, DUPLICATE);
    } else {
      const missing = missingPieces(title);
      if (missing === 0) ask.offer(option);
      else if (ask.wantsRefusals) {
        const [reason, a] = FACTION_RULES[f]!.cannotCraft?.(s, title) ?? [TOO_FEW_PIECES, missing];
        ask.refuse(option, reason, a);
      }
    }
  });
}

/** Crafts a card from hand. */
export function craft(faction: Faction, title: Title): CraftFrame {
  return { proc: 'craft', step: 'symbols', got: 0, faction, title, any: FACTS[title]!.cost[3], exported: 0, card: -1 };
}

/** §11.5.3.I: pays for a card like a craft, to export it. */
export const craftForExport = (faction: Faction, title: Title): CraftFrame => ({
  ...craft(faction, title),
  exported: 1,
});

/** §11.5.3.I: what an export brings instead of the card's benefit. */
export const exports = reactionHook<Root, [s: RootState, f: Faction, out: Sink]>('exports');

/** §7.2.3, §12.2.3: what a card scores for its crafter instead of the printed points. */
export const craftPoints = valueHook<number, [s: RootState, f: Faction]>('craftPoints');
/** What answers to a crafted item (Murine Broker, Master Engravers). */
export const itemCrafted = reactionHook<Root, [s: RootState, f: Faction, out: Sink]>('itemCrafted');

/** §4.1.2: the card is discarded, then whatever follows. */
function finish(s: RootState, f: CraftFrame, calls: ChildFrame<Root>[], out: Sink): After<CraftFrame> {
  const { card } = f;
  if (out.on) out.emit({ type: 'crafted', faction: f.faction, card, law: '4.1.2' });
  if (mayKeep(s, f.faction, f.title)) calls.push(artisans(f.faction, f.title));
  else discard(s, f.faction, card, '4.1.2', out);
  return { calls, by: s.seat[current(s)]!, law: '1.1.3', then: 'done' };
}

/** §3.2.2: an item scores the points on its card. */
function itemMade(s: RootState, f: CraftFrame, out: Sink): After<CraftFrame> {
  score(s, f.faction, craftPoints.apply(FACTS[f.title]!.points, s, f.faction), '3.2.2', out);
  const calls = itemCrafted.gather([], s, f.faction, out);
  // §21.6
  if (isForgeItem(s, FACTS[f.title]!.item)) {
    score(s, f.faction, 1, '21.6', out);
    calls.push(draw(f.faction, 1));
  }
  return finish(s, f, calls, out);
}

export const craftProcedure: Section<CraftFrame> = {
  // The card is shown; §4.1.1: the symbols of one suit leave no choice.
  symbols: {
    kind: 'rule',
    law: '4.1.1',
    run(s, f, out) {
      f.card = copyIn(s, handOf(f.faction), f.title);
      showCard(s.cards, f.card, EVERYBODY, out);
      if (out.on) out.emit({ type: 'revealed', faction: f.faction, card: f.card });
      const { cost } = FACTS[f.title]!;
      for (let suit = 0; suit < 3; suit++)
        if (cost[suit]! > 0) FACTION_RULES[f.faction]!.activate(s, f.faction, suit, cost[suit]!, out);
      return f.any > 0 ? 'any' : 'effect';
    },
  },
  // §4.1.1: the question mark accepts any suit.
  any: {
    kind: 'choice',
    window: 'craft-any',
    law: '4.1.1',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      const any = readyForAny(s, f.faction) > 0;
      for (let suit = 0; suit < 3; suit++) if (any || ready(s, f.faction, suit) > 0) ask.offer(verbs.activate(suit));
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'activate') FACTION_RULES[f.faction]!.activate(s, f.faction, o.suit, 1, out);
      f.any--;
      return f.any > 0 ? 'any' : 'effect';
    },
  },
  effect: {
    kind: 'rule',
    law: '4.1.2',
    run(s, f, out) {
      const { kind, item, points, suit } = FACTS[f.title]!;
      const { card } = f;
      if (f.exported === 1) {
        discard(s, f.faction, card, '11.5.3.I', out);
        return { calls: exports.gather([], s, f.faction, out), then: 'done' };
      }
      if (kind === 'persistent') {
        // §4.1.3
        moveCard(s.cards, s.owners, card, playArea(f.faction), EVERYBODY, out);
        if (out.on) out.emit({ type: 'crafted', faction: f.faction, card, law: '4.1.3' });
        score(s, f.faction, craftPoints.apply(0, s, f.faction), '3.2.2', out);
        return 'done';
      }
      if (item >= 0) {
        // §4.1.2
        takeItem(s, item);
        const gained = FACTION_RULES[f.faction]!.gainItem(s, f.faction, item, points, out);
        return gained ? { call: gained, then: 'item' } : itemMade(s, f, out);
      }
      // A Favor: one removal per clearing (6.2.3-R1), all of it one moment.
      const followUp: ChildFrame<Root>[] = [];
      const r = removal(f.faction);
      for (let c = 0; c < s.suit.length; c++) if (isSuit(s, c, suit)) removeEnemies(s, r, c, followUp, out);
      followUp.push(...triggers(s, r, out));
      score(s, f.faction, craftPoints.apply(0, s, f.faction), '3.2.2', out);
      return finish(s, f, followUp, out);
    },
  },
  item: { kind: 'rule', law: '4.1.2', run: itemMade },
};
