import { withAdded } from '../../../../kernel/index.ts';
import { piece, type PieceName } from '../../components/pieces.ts';
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
  /** Highway Bandits: puts a bandit of the supply on the path between two clearings. */
  bandit<P extends RootPosition>(this: P, from: ClearingName, to: ClearingName): P {
    const path = geographyOf(this.state).data.paths.findIndex(([a, b]) => `c${a}` === from && `c${b}` === to);
    if (path < 0) throw new Error(`there is no path from ${from} to ${to}`);
    this.state.hirelings.bandits[path] = 1;
    this.state.supply[piece('bandit')]!--;
    this.state.away = withAdded(this.state.away, piece('bandit'), 1);
    return this;
  },
  /** Popular Band: holds pieces of a kind in a clearing for this turn. */
  stuck<P extends RootPosition>(this: P, c: ClearingName, name: PieceName, count: number): P {
    this.state.hirelings.stuck.push(piece(name), CLEARINGS.indexOf(c), count);
    return this;
  },
  /** Lets nobody control hirelings. */
  released<P extends RootPosition>(this: P, name: HirelingName): P {
    this.state.hirelings.controller[HIRELINGS.indexOf(name)] = -1;
    this.state.hirelings.control[HIRELINGS.indexOf(name)] = 0;
    return this;
  },
  /** Lets a player have taken the first hireling marker. */
  takes<P extends RootPosition>(this: P, name: FactionName): P {
    this.state.hirelings.taker[0] = this.factionOf(name);
    return this;
  },
  /** Takes the Exile off the map, and his items. */
  noExile<P extends RootPosition>(this: P): P {
    this.state.hirelings.exile = -1;
    this.state.hirelings.packed.fill(0);
    return this;
  },
  /** True for hirelings in play. */
  isDealt(this: RootPosition, name: HirelingName): boolean {
    return this.state.hirelings.parties.includes(hireling(name));
  },
  /** True for hirelings whose demoted side is up. */
  isDemoted(this: RootPosition, name: HirelingName): boolean {
    return this.state.hirelings.demoted[HIRELINGS.indexOf(name)] === 1;
  },
  /** Who took the hireling markers, from the lowest; those still on the score track are left out. */
  takers(this: RootPosition): FactionName[] {
    return this.state.hirelings.taker.flatMap((f) => FACTIONS[f] ?? []);
  },
  /** How many hireling markers are turned over. */
  turnedMarkers(this: RootPosition): number {
    return this.state.hirelings.turned.filter((turned) => turned === 1).length;
  },
  /** The forest of the Exile. */
  exileAt(this: RootPosition): string | undefined {
    return PLACES[this.state.hirelings.exile];
  },
  /** The Exile's clubs: face up, face down, and lost. */
  clubs(this: RootPosition): { readonly ready: number; readonly spent: number; readonly lost: number } {
    const { packed, packedSpent, packedLost } = this.state.hirelings;
    return { ready: packed[CLUB]!, spent: packedSpent[CLUB]!, lost: packedLost[CLUB]! };
  },
  /** How many items lie face up on the Exile's card. */
  packedItems(this: RootPosition): number {
    return this.state.hirelings.packed.reduce((sum, n) => sum + n, 0);
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
