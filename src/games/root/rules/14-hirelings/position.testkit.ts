import { fillRuins } from '../02-key-terms/ruins.ts';
import { CLUB, newHirelings } from './state.ts';
import { geographyOf } from '../../state.ts';
import { CLEARINGS, type FactionName, FACTIONS, hireling, type HirelingName, HIRELINGS, PLACES } from '../../words.ts';
import type { ClearingName, RootPosition } from '../../testkit/root-position.testkit.ts';
import { prepareHirelings } from './prepare.ts';
import { hirelingBattle } from './march.ts';

/** Words of test positions for Hirelings. */
export const hirelingWords = {
  /** §14.2.0: puts hirelings in play, in the supply or under a player's control; two dull ones stand for the rest. */
  hirelings<P extends RootPosition>(
    this: P,
    name: HirelingName,
    more: {
      readonly by?: FactionName;
      readonly control?: number;
      readonly demoted?: true;
      readonly forest?: 'f1' | 'f2' | 'f3';
    } = {},
  ): P {
    const h = this.state.hirelings;
    const dull = (['corvid-spies', 'sunward-expedition', 'vault-keepers'] as const).map(hireling);
    const named = h.parties.filter((party) => !dull.includes(party));
    const parties = [...named, hireling(name), ...dull.filter((party) => party !== hireling(name))].slice(0, 3);
    this.state.hirelings = h.parties.length > 0 ? h : newHirelings(geographyOf(this.state).data.paths.length);
    this.state.hirelings.parties = parties.sort((a, b) => a - b);
    const kind = HIRELINGS.indexOf(name);
    this.state.hirelings.demoted = this.state.hirelings.demoted.map((side, k) => {
      if (k === kind) return more.demoted ? 1 : 0;
      return dull.includes(FACTIONS.length + k) ? 1 : side;
    });
    this.state.hirelings.controller[kind] = more.by === undefined ? -1 : this.factionOf(more.by);
    this.state.hirelings.control[kind] = more.by === undefined ? 0 : (more.control ?? 2);
    if (name === 'the-exile') {
      if (more.demoted) fillRuins(this.state, 1);
      else {
        this.state.hirelings.exile = PLACES.indexOf(more.forest ?? 'f1');
        this.state.hirelings.packed[CLUB] = 3;
      }
    }
    return this;
  },
  /** The player who controls hirelings, undefined while their card lies in the supply. */
  controller(this: RootPosition, name: HirelingName): FactionName | undefined {
    return FACTIONS[this.state.hirelings.controller[HIRELINGS.indexOf(name)]!];
  },
  /** How many control markers lie on a card. */
  control(this: RootPosition, name: HirelingName): number {
    return this.state.hirelings.control[HIRELINGS.indexOf(name)]!;
  },
  /** §14.1.3: stands where these hirelings are the only ones still to be set up, in a player's turn. */
  preparing<P extends RootPosition>(this: P, current: FactionName, kind: HirelingName): P {
    this.state.hirelings.prepared = HIRELINGS.map((each) => (each === kind ? 0 : 1));
    return this.stand(current, { proc: 'turn', step: 'begin', got: 0 }, { ...prepareHirelings(), step: 'next' });
  },
  /** §14.3.4: lets hirelings battle in a clearing during their controller's turn. */
  hirelingsAttack<P extends RootPosition>(this: P, current: FactionName, kind: HirelingName, c: ClearingName): P {
    const frame = hirelingBattle(hireling(kind), CLEARINGS.indexOf(c), false);
    return this.stand(current, { proc: 'turn', step: 'eveningStarts', got: 0 }, frame);
  },
};
