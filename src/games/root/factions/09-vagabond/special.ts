import { type ChildFrame, EVERYBODY, moveCard, offerUnless, withValue } from '../../../../kernel/index.ts';
import { copyIn, eachTitle, fits, handSize } from '../../rules/02-key-terms/cards.ts';
import { mayNotPutItem } from '../../rules/02-key-terms/pieces.ts';
import { hasPawn, hasPieces } from '../../rules/02-key-terms/players.ts';
import { warriors } from '../../rules/02-key-terms/rule.ts';
import { isSnared, SNARED_MOVE } from '../../rules/02-key-terms/snares.ts';
import { mayBattle } from '../../rules/04-key-actions/battle/options.ts';
import { removal, removeEnemies, triggers } from '../../rules/04-key-actions/removal.ts';
import { noBattleWith } from '../../rules/14-hirelings/immunity.ts';
import type { Collector, Root, Sink } from '../../types.ts';
import { DISCARD, handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT, type Faction, isClearing, TORCH } from '../../words.ts';
import { HARRIER, RANGER, SCOUNDREL, THIEF, TINKER, VAGRANT } from './characters.ts';
import { fresh, lose, vagabondOf } from './items.ts';
import { IN_SATCHEL } from './state.ts';
import { vagabondVerbs } from './verbs.ts';

const NO_TORCH = refusal('9.5.9', 'special-torch');
const IN_FOREST = refusal('9.5.9', 'special-forest');
const NOBODY_THERE = refusal('E.1.2', 'nobody-there');
const EMPTY_HAND = refusal('E.1.2', 'empty-hand');
const WRONG_SUIT = refusal('E.2.2', 'labor-suit');
const NO_ATTACKER = refusal('E.4.2', 'no-attacker');
const NO_DEFENDER = refusal('E.4.2', 'no-defender');
const NOT_ENEMIES = refusal('E.4.2', 'not-enemies');
const SCORCHED = refusal('E.6.2', 'glide-scorched');
const ALREADY_THERE = refusal('9.5.9', 'already-there');

type Listing = (s: RootState, f: Faction, ask: Collector) => void;

/** §E.1.2, §E.1.2-R1: players with a piece there and a card in hand. */
function listSteal(s: RootState, f: Faction, ask: Collector): void {
  const { place } = vagabondOf(s, f);
  for (let i = 0; i < s.order.length; i++) {
    const other = s.faction[i]!;
    if (other === f) continue;
    const no = !hasPieces(s, other, place) ? NOBODY_THERE : handSize(s, other) === 0 ? EMPTY_HAND : undefined;
    offerUnless(ask, vagabondVerbs.steal(other), no);
  }
}

/** §E.2.2, §E.2.2-R1: the discard pile only, a bird always. */
function listLabor(s: RootState, f: Faction, ask: Collector): void {
  const suit = s.suit[vagabondOf(s, f).place]!;
  eachTitle(s, DISCARD, (title, card) => {
    offerUnless(ask, vagabondVerbs.labor(title), fits(card, suit) ? undefined : WRONG_SUIT, suit);
  });
}

/** §E.4.2, §E.4.2-R1: an attacker with warriors or pawn, a defender with any piece, enemies of each other. */
function listInstigate(s: RootState, f: Faction, ask: Collector): void {
  const { place } = vagabondOf(s, f);
  for (let i = 0; i < s.order.length; i++) {
    const attacker = s.faction[i]!;
    const absent = warriors(s, attacker, place) === 0 && !hasPawn(s, attacker, place);
    if (absent && !ask.wantsRefusals) continue;
    for (let j = 0; j < s.order.length; j++) {
      const defender = s.faction[j]!;
      if (i === j) continue;
      const nobody = !hasPieces(s, defender, place);
      const no = absent
        ? NO_ATTACKER
        : nobody
          ? NO_DEFENDER
          : mayBattle(s, attacker, defender)
            ? noBattleWith(s, defender, place)
            : NOT_ENEMIES;
      offerUnless(ask, vagabondVerbs.instigate(attacker, defender), no);
    }
  }
}

/** The Harrier: any clearing, paths or not. */
function listGlide(s: RootState, f: Faction, ask: Collector): void {
  const { place } = vagabondOf(s, f);
  const bar = isClearing(place) && isSnared(s, f, place) ? SNARED_MOVE : undefined;
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(ask, vagabondVerbs.glide(c), c === place ? ALREADY_THERE : s.scorched[c] === 1 ? SCORCHED : bar);
}

/** §6.2.2-R2: the torch is placed like any piece, so not where placing is forbidden. */
function listScorch(s: RootState, f: Faction, ask: Collector): void {
  const { place } = vagabondOf(s, f);
  offerUnless(ask, vagabondVerbs.scorch(), isClearing(place) ? mayNotPutItem(s, f, place) : undefined);
}

const LISTINGS: (Listing | undefined)[] = [];
LISTINGS[THIEF] = listSteal;
LISTINGS[TINKER] = listLabor;
LISTINGS[RANGER] = (_s, _f, ask) => ask.offer(vagabondVerbs.hideout());
LISTINGS[VAGRANT] = listInstigate;
LISTINGS[SCOUNDREL] = listScorch;
LISTINGS[HARRIER] = listGlide;

/** §E.3.2-R1: what can be done in a forest too. */
const worksInForest = (character: number): boolean => character === RANGER || character === HARRIER;

/** §9.5.9: lists the character's action for a torch. */
export function listSpecial(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  const list = LISTINGS[v.character];
  if (!list) return;
  const outside = !isClearing(v.place) && !worksInForest(v.character);
  if (fresh(v, TORCH) > 0 && !outside) return list(s, f, ask);
  if (!ask.wantsRefusals) return;
  const no = outside ? IN_FOREST : NO_TORCH;
  list(s, f, {
    wantsRefusals: true,
    isSatisfied: false,
    offer: (o) => ask.refuse(o, no),
    refuse: (o) => ask.refuse(o, no),
  });
}

/** §E.2.2: takes the card into hand; everybody sees which. */
export function labor(s: RootState, f: Faction, title: number, out: Sink): void {
  const card = copyIn(s, DISCARD, title);
  moveCard(s.cards, s.owners, card, handOf(f), EVERYBODY, out);
  if (out.on) out.emit({ type: 'took', faction: f, card, law: 'E.2.2' });
}

/** §E.6.2, §E.6.2-R1: the torch lies there for good, and every enemy piece is removed. */
export function scorch(s: RootState, f: Faction, c: Clearing, out: Sink): readonly ChildFrame<Root>[] {
  lose(s, f, TORCH, IN_SATCHEL, out);
  s.scorched = withValue(s.scorched, c, 1);
  if (out.on) out.emit({ type: 'scorched', faction: f, clearing: c });
  const r = removal(f);
  const follow: ChildFrame<Root>[] = [];
  removeEnemies(s, r, c, follow, out);
  follow.push(...triggers(s, r, out));
  return follow;
}
