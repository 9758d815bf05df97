import { type ChildFrame, offerUnless, orPass } from '../../../../kernel/index.ts';
import { handSize } from '../02-key-terms/cards.ts';
import { hasPieces, isEnemy, playing, seatBit } from '../02-key-terms/players.ts';
import { pieces } from '../02-key-terms/rule.ts';
import { takeRandom } from '../../card-effects/hands.ts';
import type { Collector, Root, Section } from '../../types.ts';
import { piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, type Faction, hireling } from '../../words.ts';
import { hirelingRaid } from './march.ts';
import { listSites, playerPlaces, seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { CorvidSpiesFrame } from './frames.ts';

const SPY = piece('spy');
const PARTY = hireling('corvid-spies');
/** Spies placed each time. */
const NEW_SPIES = 2;

const NO_SPY = refusal('14.3.4', 'no-spy');
const NOBODY = refusal('14.3.4', 'no-hand-there');

/** Enemies with faction pieces and a card in a clearing. */
const victims = (s: RootState, f: Faction, c: Clearing): Faction[] =>
  playing(s).filter((other) => isEnemy(s, f, other) && hasPieces(s, other, c) && handSize(s, other) > 0);

const spied = (s: RootState): Clearing[] =>
  Array.from({ length: CLEARING_COUNT }, (_, c) => c).filter((c) => pieces(s, SPY, c) > 0);

function listActs(s: RootState, f: Faction, ask: Collector): void {
  offerUnless(ask, hirelingVerbs.raid(), spied(s).length > 0 ? undefined : NO_SPY);
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(
      ask,
      hirelingVerbs.pilfer(c),
      pieces(s, SPY, c) === 0 ? NO_SPY : victims(s, f, c).length > 0 ? undefined : NOBODY,
    );
}

const planted = (s: RootState, f: Faction) => playerPlaces(s, f, SPY, 'enemies', { times: NEW_SPIES });

export const corvidSpiesProcedure: Section<CorvidSpiesFrame> = {
  first: { kind: 'rule', run: (s, f) => ({ call: seatPlaces(s, f.seat, SPY, 'any'), then: 'second' }) },
  // Set-up: another in a second clearing of the same suit.
  second: {
    kind: 'rule',
    run: (s, f) => ({ call: seatPlaces(s, f.seat, SPY, 'same-suit', { suit: s.suit[f.got]! }), then: 'done' }),
  },
  placed: { kind: 'rule', run: (s, f) => ({ call: planted(s, f.faction), then: 'act' }) },
  // Then battles everywhere, or cards in one place.
  act: {
    kind: 'choice',
    window: 'corvid-spies',
    law: '14.3.4',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listActs(s, f.faction, asked)),
    none: () => 'done',
    take(s, f, o) {
      if (o.verb === 'raid') return { call: hirelingRaid(PARTY, spied(s)), then: 'done' };
      const calls: ChildFrame<Root>[] = [];
      if (o.verb === 'pilfer')
        for (const other of victims(s, f.faction, o.clearing)) calls.push(takeRandom(f.faction, other, false));
      return { calls, then: 'done' };
    },
  },
};

/** Corvid Spies. */
export const corvidSpies: HirelingRules = {
  setup: (_s, seat) => ({ proc: 'corvidSpies', step: 'first', got: 0, seat, faction: -1 }),
  daylight: {
    options(s, f, ask) {
      listSites(s, planted(s, f), ask);
      listActs(s, f, ask);
    },
    command: (s, f) => ({ proc: 'corvidSpies', step: 'placed', got: 0, seat: s.seat[f]!, faction: f }),
  },
};
