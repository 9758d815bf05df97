import { offerUnless } from '../../../../kernel/index.ts';
import { draw } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { craft, craftForExport } from '../../rules/04-key-actions/craft.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import type { Collector, Section } from '../../types.ts';
import { DECK } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, RIVERFOLK } from '../../words.ts';
import { listRiverfolkCrafts, symbolsOf } from './crafting.ts';
import { commit, fundsOf, NO_FUNDS } from './funds.ts';
import { establish, listPosts, listRecruits, recruit } from './trade.ts';
import { riverfolkVerbs } from './verbs.ts';
import { TRADE_POST } from '../../components/pieces.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { RiverfolkDaylightFrame } from './frames.ts';

const NO_DECK = refusal('11.5.4', 'no-deck');

/** Their Daylight. */
export const riverfolkDaylight = (): RiverfolkDaylightFrame => ({ proc: 'riverfolkDaylight', step: 'action', got: 0 });

/** Passes offers on while there is a fund to commit for them. */
function committing(s: RootState, ask: Collector): Collector {
  if (fundsOf(s) > 0) return ask;
  return {
    wantsRefusals: ask.wantsRefusals,
    isSatisfied: ask.isSatisfied,
    offer: (o) => ask.refuse(o, NO_FUNDS, 1, 0),
    refuse: (o, r, a, b) => ask.refuse(o, r, a, b),
  };
}

const lawFor = actionLaws({
  move: '11.5.1',
  battle: '11.5.2',
  craft: '11.5.3',
  export: '11.5.3.I',
  draw: '11.5.4',
  'recruit-at': '11.5.5',
  'trade-post': '11.5.6',
});

export const riverfolkDaylightProcedure: Section<RiverfolkDaylightFrame> = {
  action: {
    kind: 'choice',
    window: 'riverfolk-daylight',
    law: '11.5',
    lawFor,
    seats: (s) => seatBit(s, RIVERFOLK),
    options(s, _f, _seat, ask) {
      if (ask.wantsRefusals || fundsOf(s) > 0) {
        const acting = committing(s, ask);
        listMoves(s, RIVERFOLK, BIRD, acting);
        listBattles(s, RIVERFOLK, BIRD, acting);
        listRiverfolkCrafts(s, ask);
        offerUnless(acting, riverfolkVerbs.draw(), s.cards.size[DECK] === 0 ? NO_DECK : undefined);
        listRecruits(s, ask);
        listPosts(s, ask);
      }
      listDaylight(s, RIVERFOLK, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      switch (o.verb) {
        case 'end':
          return 'done';
        // §11.5.1
        case 'move':
          return { calls: [commit(1), move(RIVERFOLK, o.from, o.to)], then: 'action' };
        // §11.5.2
        case 'battle':
          return { calls: [commit(1), battle(RIVERFOLK, o.defender, o.clearing)], then: 'action' };
        // §11.5.3
        case 'craft':
          return { calls: [commit(symbolsOf(o.title)), craft(RIVERFOLK, o.title)], then: 'action' };
        // §11.5.3.I
        case 'export':
          return { calls: [commit(symbolsOf(o.title)), craftForExport(RIVERFOLK, o.title)], then: 'action' };
        // §11.5.4
        case 'draw':
          return { calls: [commit(1), draw(RIVERFOLK, 1)], then: 'action' };
        case 'recruit-at':
          return { call: recruit(o.clearing), then: 'action' };
        case 'trade-post':
          establish(s, o.clearing, out);
          return { calls: settlePlaced(s, s.seat[RIVERFOLK]!, TRADE_POST, o.clearing), then: 'action' };
        default:
          return { calls: takeDaylight(s, RIVERFOLK, o, out) ?? [], then: 'action' };
      }
    },
  },
};
