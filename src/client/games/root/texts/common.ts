import type { Name, Part } from '../../../../i18n/index.ts';
import type { effectVerbs } from '../../../../games/root/card-effects/verbs.ts';
import type { CommonEvent } from '../../../../games/root/events.ts';
import { IS_BUILDING, OWNER } from '../../../../games/root/components/pieces.ts';
import { SUPPORTERS } from '../../../../games/root/components/piles.ts';
import type { verbs } from '../../../../games/root/verbs.ts';
import { NO_FACTION } from '../../../../games/root/words.ts';
import type { RolesOf } from './roles.ts';
import { burrowLine, type Lines, type LogNames } from './log-names.ts';

/** Roles of the words after each verb of the common rules. */
export const COMMON_ROLES: RolesOf<typeof verbs> = {
  pass: [],
  end: [],
  craft: ['card'],
  activate: ['activate'],
  move: ['from', 'to'],
  'by-ferry': [],
  'without-ferry': [],
  'clear-path': ['between', 'and'],
  count: ['number'],
  battle: ['at', 'against'],
  ambush: ['card'],
  lose: ['piece'],
  begin: ['owner'],
  spend: ['card'],
  discard: ['card'],
  dominance: ['card'],
  take: ['card'],
  build: ['piece', 'at'],
  'recruit-at': ['at'],
  place: ['onto'],
};

/** Roles of the words after each verb of crafted cards. */
export const EFFECT_ROLES: RolesOf<typeof effectVerbs> = {
  armorers: [],
  sappers: [],
  'brutal-tactics': [],
  partisans: ['partisan'],
  'royal-claim': [],
  'stand-and-deliver': ['against'],
  'tax-collector': ['at'],
  'command-warren': [],
  'better-burrow-bank': ['for'],
  cobbler: [],
  codebreakers: ['against'],
  saboteurs: ['against', 'card'],
  propaganda: ['at', 'against'],
  'false-orders': ['against', 'from', 'to'],
  informants: ['toTake'],
  'charm-offensive': ['for'],
  'swap-meet': ['against'],
  'give-back': ['card'],
  league: ['byItem'],
};

/** Log lines of the common rules: a sentence for each type of event. */
export function commonLines(logNames: LogNames): Lines<CommonEvent> {
  const { say, names, who, card, item, suit, clearing, pieces } = logNames;

  const withCard =
    (kind: 'discarded' | 'revealed' | 'took' | 'crafted' | 'dominance' | 'effect') =>
    (e: { readonly faction: number; readonly card: number }): readonly Part[] =>
      say.rich(`root.log.${kind}`, { faction: who(e.faction), card: card(e.card) });

  /** A line about an owner's pieces, with the one who did it where that is somebody else. */
  function byOther<L extends object>(owner: number, by: number, line: L): L & { readonly by?: Name } {
    return by === NO_FACTION || by === owner ? line : { ...line, by: who(by) };
  }

  return {
    chose(e, seats) {
      const what = logNames.option(e.text);
      // Before factions are known a player chooses.
      if (e.faction === NO_FACTION) return say.rich('root.log.seatChose', { name: seats[e.seat ?? -1] ?? '', what });
      return say.rich('root.log.chose', { faction: who(e.faction), what });
    },
    suit: (e) => say.rich('root.log.suit', { clearing: clearing(e.clearing), suit: suit(e.suit) }),
    seated: (e, seats) => say.rich('root.log.seated', { name: seats[e.seat] ?? '', place: e.place + 1 }),
    turn: (e) => say.rich('root.log.turn', { turn: e.turn, faction: who(e.faction) }),
    phase: (e) =>
      say.rich('root.log.phase', { faction: who(e.faction), phase: names.terms.name(`root.phase.${e.phase}`) }),
    drew(e) {
      const faction = who(e.faction);
      if (e.to === SUPPORTERS)
        return e.card === undefined
          ? say.rich('root.log.drewSupporter', { faction })
          : say.rich('root.log.drewSupporterCard', { faction, card: card(e.card) });
      return e.card === undefined
        ? say.rich('root.log.drew', { faction })
        : say.rich('root.log.drewCard', { faction, card: card(e.card) });
    },
    reshuffled: () => say.rich('root.log.reshuffled'),
    discarded: withCard('discarded'),
    revealed: withCard('revealed'),
    took: withCard('took'),
    crafted: withCard('crafted'),
    dominance: withCard('dominance'),
    effect: withCard('effect'),
    given(e) {
      const way = { from: who(e.from), to: who(e.to) };
      if (e.from === e.to)
        return e.card === undefined
          ? say.rich('root.log.ownSupporter', { faction: who(e.to) })
          : say.rich('root.log.ownSupporterCard', { faction: who(e.to), card: card(e.card) });
      if (e.pile === SUPPORTERS)
        return e.card === undefined
          ? say.rich('root.log.givenSupporter', way)
          : say.rich('root.log.givenSupporterCard', { ...way, card: card(e.card) });
      return e.card === undefined
        ? say.rich('root.log.given', way)
        : say.rich('root.log.givenCard', { ...way, card: card(e.card) });
    },
    shown(e) {
      const way = { faction: who(e.faction), to: who(e.to) };
      if (e.cards === undefined) return say.rich('root.log.shown', way);
      if (e.cards.length === 0) return say.rich('root.log.shownNone', way);
      return say.rich('root.log.shownCards', { ...way, cards: e.cards.map(card) });
    },
    placed: (e) =>
      burrowLine(logNames, e, pieces(e.piece, e.count)) ??
      say.rich(IS_BUILDING[e.piece] ? 'root.log.built' : 'root.log.placed', {
        faction: who(OWNER[e.piece]!),
        what: pieces(e.piece, e.count),
        clearing: clearing(e.clearing),
      }),
    removed(e) {
      const owner = OWNER[e.piece]!;
      const { by, ...line } = byOther(owner, e.by, {
        faction: who(owner),
        what: pieces(e.piece, e.count),
        clearing: clearing(e.clearing),
      });
      if (by !== undefined) return say.rich('root.log.removedBy', { ...line, by });
      return say.rich(e.by === owner ? 'root.log.removedOwn' : 'root.log.removed', line);
    },
    moved(e) {
      const owner = OWNER[e.piece]!;
      const below = burrowLine(logNames, e, pieces(e.piece, e.count));
      if (below) return below;
      const { by, ...line } = byOther(owner, e.by, {
        faction: who(owner),
        what: pieces(e.piece, e.count),
        from: clearing(e.from),
        to: clearing(e.to),
      });
      return by === undefined ? say.rich('root.log.moved', line) : say.rich('root.log.movedBy', { ...line, by });
    },
    ferry: (e) => say.rich('root.log.ferry', { from: clearing(e.from), to: clearing(e.to) }),
    'path-cleared': (e) =>
      say.rich('root.log.pathCleared', {
        faction: who(e.faction),
        from: clearing(e.from),
        to: clearing(e.to),
      }),
    ruin: (e) => say.rich(e.stands ? 'root.log.ruinStands' : 'root.log.ruinGone', { clearing: clearing(e.clearing) }),
    scored: (e) => say.rich('root.log.scored', { faction: who(e.faction), n: e.points }),
    lost: (e) => say.rich('root.log.lost', { faction: who(e.faction), n: e.points }),
    item: (e) => say.rich('root.log.item', { faction: who(e.faction), item: item(e.item) }),
    battle: (e) =>
      say.rich('root.log.battle', {
        clearing: clearing(e.clearing),
        attacker: who(e.attacker),
        defender: who(e.defender),
      }),
    ambush: (e) =>
      say.rich(e.foil ? 'root.log.foil' : 'root.log.ambush', { faction: who(e.faction), card: card(e.card) }),
    rolled: ({ high, low, attacker, defender }) => say.rich('root.log.rolled', { high, low, attacker, defender }),
    hits: (e) =>
      e.dealt === undefined
        ? say.rich('root.log.hits', { faction: who(e.on), n: e.hits })
        : say.rich('root.log.hitsBeyond', { faction: who(e.on), n: e.hits, dealt: e.dealt }),
    coffins: (e) =>
      say.rich(e.count < 0 ? 'root.log.coffinsOff' : 'root.log.coffinsOn', {
        faction: who(OWNER[e.piece]!),
        what: pieces(e.piece, Math.abs(e.count)),
        card: names.title('coffin-makers'),
      }),
    won: (e) => say.rich('root.log.won', { faction: who(e.faction) }),
  };
}
