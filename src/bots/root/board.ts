import { ruler } from '../../games/root/02-key-terms/rule.ts';
import { WARRIOR_OF } from '../../games/root/pieces.ts';
import { geographyOf, type RootState } from '../../games/root/state.ts';
import { CLEARING_COUNT, type Clearing, type Faction, FACTIONS } from '../../games/root/words.ts';

/** What every faction's judgement asks of the map, read once per state. */
export class Board {
  s!: RootState;
  readonly ruler = new Int8Array(CLEARING_COUNT);
  /** Warriors by faction and clearing. */
  readonly warriors = new Int16Array(FACTIONS.length * CLEARING_COUNT);
  readonly ruled = new Int8Array(FACTIONS.length);
  readonly army = new Int16Array(FACTIONS.length);

  /** Reads the map of a state. */
  read(s: RootState): this {
    this.s = s;
    this.ruled.fill(0);
    for (let f = 0; f < FACTIONS.length; f++) {
      const piece = WARRIOR_OF[f]!;
      let army = 0;
      for (let c = 0; c < CLEARING_COUNT; c++) {
        const here = s.seat[f]! < 0 || piece < 0 ? 0 : s.on[piece * CLEARING_COUNT + c]!;
        this.warriors[f * CLEARING_COUNT + c] = here;
        army += here;
      }
      this.army[f] = army;
    }
    for (let c = 0; c < CLEARING_COUNT; c++) {
      const who = ruler(s, c);
      this.ruler[c] = who;
      if (who >= 0 && who < FACTIONS.length) this.ruled[who]!++;
    }
    return this;
  }

  /** Pieces of a kind in a clearing. */
  on(piece: number, c: Clearing): number {
    return this.s.on[piece * CLEARING_COUNT + c]!;
  }

  /** Pieces of a kind on the whole map. */
  count(piece: number): number {
    let sum = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) sum += this.s.on[piece * CLEARING_COUNT + c]!;
    return sum;
  }

  /** How likely a faction loses what stands in a clearing: enemies there and next door against its own warriors, 0 to 1. */
  risk(f: Faction, c: Clearing): number {
    const { s, warriors } = this;
    const own = warriors[f * CLEARING_COUNT + c]!;
    const near = geographyOf(s).paths[c]!;
    let worst = 0;
    for (let enemy = 0; enemy < FACTIONS.length; enemy++) {
      if (enemy === f || s.seat[enemy]! < 0) continue;
      const at = enemy * CLEARING_COUNT;
      let reach = warriors[at + c]!;
      let beside = 0;
      for (let i = 0; i < near.length; i++) beside = Math.max(beside, warriors[at + near[i]!]!);
      reach += beside / 2;
      worst = Math.max(worst, reach);
    }
    return worst <= 0 ? 0 : Math.min(1, Math.max(0, (worst - own + 1) / 5));
  }
}
