import { offerIf } from '../../../../kernel/index.ts';
import { eachTitle } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import { FACTS, SUIT_OF } from '../../components/cards/index.ts';
import type { Section } from '../../types.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CULT } from '../../words.ts';
import { listRituals, listSacrifice, reveal, ritual } from './rituals.ts';
import { cultVerbs } from './verbs.ts';
import { GARDEN } from '../../components/pieces.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { CultDaylightFrame } from './frames.ts';

const NO_RITUAL = refusal('10.5', 'no-ritual');

/** Their Daylight. */
export const cultDaylight = (): CultDaylightFrame => ({
  proc: 'cultDaylight',
  step: 'action',
  got: 0,
  title: -1,
  scored: 0,
});

const lawFor = actionLaws({ build: '10.5.1', 'recruit-at': '10.5.2', score: '10.5.3', sacrifice: '10.5.4' });

export const cultDaylightProcedure: Section<CultDaylightFrame> = {
  // §10.5: any number of cards, one ritual each.
  action: {
    kind: 'choice',
    window: 'cult-daylight',
    law: '10.5',
    secret: true,
    seats: (s) => seatBit(s, CULT),
    options(s, f, _seat, ask) {
      eachTitle(s, handOf(CULT), (title, card) => {
        const suit = SUIT_OF[card]!;
        offerIf(ask, cultVerbs.reveal(title), NO_RITUAL, (sub) =>
          suit === BIRD ? listSacrifice(s, sub) : listRituals(s, suit, f.scored, sub),
        );
      });
      listDaylight(s, CULT, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'end') return 'done';
      if (o.verb !== 'reveal') return { calls: takeDaylight(s, CULT, o, out) ?? [], then: 'action' };
      reveal(s, o.title, out);
      f.title = o.title;
      return 'ritual';
    },
  },
  ritual: {
    kind: 'choice',
    window: 'cult-ritual',
    law: '10.5',
    lawFor,
    part: true,
    seats: (s) => seatBit(s, CULT),
    options: (s, f, _seat, ask) => listRituals(s, FACTS[f.title]!.suit, f.scored, ask),
    take(s, f, o, _seat, out) {
      if (ritual(s, f.title, o, out)) f.scored |= 1 << FACTS[f.title]!.suit;
      f.title = -1;
      return { calls: o.verb === 'build' ? settlePlaced(s, s.seat[CULT]!, GARDEN, o.clearing) : [], then: 'action' };
    },
  },
};
