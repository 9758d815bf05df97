import { EVERYBODY, moveCard, offerIf, orPass } from '../../../kernel/index.ts';
import { copyIn, draw, eachTitle } from '../rules/02-key-terms/cards.ts';
import { seatBit } from '../rules/02-key-terms/players.ts';
import { score } from '../rules/03-victory/scoring.ts';
import { FACTS, title } from '../components/cards/index.ts';
import type { Section } from '../types.ts';
import { DISCARD, handOf } from '../components/piles.ts';
import { verbs } from '../verbs.ts';
import type { Faction } from '../words.ts';
import { type Effect, hasCrafted, tellUse } from './effect.ts';
import { grant, GRANT_MOVE, listGranted, NO_ACTION } from './grant.ts';
import { offerOthers } from './targets.ts';
import { effectVerbs } from './verbs.ts';
import type { EveningDrawFrame } from './frames.ts';

/** A move at the start of Evening. */
export const cobbler: Effect = {
  title: 'cobbler',
  slot: 'evening-start',
  once: true,
  verb: 'cobbler',
  options: (s, f, ask) => offerIf(ask, effectVerbs.cobbler(), NO_ACTION, (sub) => listGranted(s, f, GRANT_MOVE, sub)),
  take: (_s, f) => [grant(f, GRANT_MOVE)],
};

/** A card for oneself, a point for another player. */
export const charmOffensive: Effect = {
  title: 'charm-offensive',
  slot: 'evening-start',
  once: true,
  verb: 'charm-offensive',
  options: (s, f, ask) => offerOthers(s, f, ask, effectVerbs.charmOffensive),
  take(s, f, o, out) {
    if (o.verb !== 'charm-offensive') return [];
    score(s, o.faction, 1, '4.1.3', out);
    return [eveningDraw(f, 1)];
  },
};

const INFORMANTS_CARD = title('informants');

/** Draws cards in Evening. */
export const eveningDraw = (faction: Faction, count: number): EveningDrawFrame => ({
  proc: 'eveningDraw',
  step: 'informants',
  got: 0,
  faction,
  count,
});

export const eveningDrawProcedure: Section<EveningDrawFrame> = {
  // Crafted cards and the discard pile are open, so everybody knows whether this is asked.
  informants: {
    kind: 'choice',
    window: 'informants',
    law: '4.1.3',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      if (f.count === 0 || !hasCrafted(s, f.faction, INFORMANTS_CARD)) return;
      orPass(ask, verbs.pass(), (asked) =>
        eachTitle(s, DISCARD, (t) => {
          if (FACTS[t]!.kind === 'ambush') asked.offer(effectVerbs.informants(t));
        }),
      );
    },
    none: () => 'draw',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'informants') return 'draw';
      tellUse(s, f.faction, INFORMANTS_CARD, out);
      const card = copyIn(s, DISCARD, o.title);
      moveCard(s.cards, s.owners, card, handOf(f.faction), EVERYBODY, out);
      if (out.on) out.emit({ type: 'took', faction: f.faction, card, law: '4.1.3' });
      return 'done';
    },
  },
  draw: { kind: 'rule', run: (_s, f) => ({ call: draw(f.faction, f.count), then: 'done' }) },
};
