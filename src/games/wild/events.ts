import type { WildLaw } from '../../law/index.ts';
import type { DamageSource } from './frames.ts';

/** §W-9.1, chapter W-22: the sources of support. */
export const SUPPORT_SOURCES = ['mech', 'breach', 'clear', 'factory', 'ability'] as const;

/** A source of support. */
export type SupportSource = (typeof SUPPORT_SOURCES)[number];

/** How a leader came to another cell. */
export type Travel = 'move' | 'regroup' | 'relocate';

/** An event of the game, in ids and numbers. */
export type WildEvent =
  | { readonly type: 'tile'; readonly slot: number; readonly side: number }
  | { readonly type: 'arrow'; readonly number: number; readonly arrow: number }
  | { readonly type: 'machines-ready' }
  | { readonly type: 'faction'; readonly player: number; readonly faction: number }
  | { readonly type: 'leader'; readonly player: number; readonly leader: number }
  | { readonly type: 'hard-card'; readonly machine: number; readonly replaces: number }
  | { readonly type: 'settled'; readonly player: number; readonly cell: number }
  | { readonly type: 'first'; readonly player: number }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'drew'; readonly player: number; readonly card?: number }
  | { readonly type: 'reshuffled'; readonly player: number }
  | { readonly type: 'active'; readonly player: number; readonly card: number; readonly unseen: boolean }
  | { readonly type: 'mix'; readonly n: number }
  | { readonly type: 'laid'; readonly player: number }
  | { readonly type: 'nobody'; readonly player: number }
  | { readonly type: 'ability'; readonly player: number; readonly ability: number }
  | { readonly type: 'turn'; readonly player: number; readonly ap: number }
  | { readonly type: 'points'; readonly player: number; readonly ap: number }
  | {
      readonly type: 'travelled';
      readonly player: number;
      readonly from: number;
      readonly to: number;
      readonly how: Travel;
    }
  | { readonly type: 'stayed'; readonly player: number }
  | {
      readonly type: 'camp';
      readonly player: number;
      readonly cell: number;
      readonly hand: number;
      readonly law: WildLaw;
    }
  | { readonly type: 'camp-moved'; readonly player: number; readonly from: number; readonly to: number }
  | { readonly type: 'left'; readonly player: number }
  | { readonly type: 'cleared'; readonly player: number; readonly cell: number; readonly toxic: boolean }
  | { readonly type: 'healed'; readonly player: number; readonly n: number }
  | { readonly type: 'mech-destroyed'; readonly player: number; readonly cell: number }
  | { readonly type: 'mech-rusted'; readonly player: number; readonly cell: number }
  | { readonly type: 'breached'; readonly player: number; readonly edge: number }
  | { readonly type: 'factory-destroyed'; readonly player: number; readonly cell: number; readonly number: number }
  | { readonly type: 'item'; readonly player: number; readonly item: number }
  | { readonly type: 'item-used'; readonly player: number; readonly item: number }
  | { readonly type: 'added'; readonly player: number; readonly card: number }
  | {
      readonly type: 'support';
      readonly player: number;
      readonly n: number;
      readonly lost: number;
      readonly source: SupportSource;
      readonly law: WildLaw;
    }
  | {
      readonly type: 'roll';
      readonly player: number;
      readonly face: number;
      readonly melee: boolean;
      readonly n: number;
    }
  | { readonly type: 'damage'; readonly player: number; readonly n: number; readonly source: DamageSource }
  | { readonly type: 'died'; readonly player: number; readonly card: number; readonly terrain: number }
  | { readonly type: 'nobody-died'; readonly player: number }
  | { readonly type: 'turn-ended'; readonly player: number }
  | { readonly type: 'machine'; readonly player: number; readonly machine: number }
  | { readonly type: 'no-machine'; readonly player: number }
  | { readonly type: 'machine-done'; readonly machine: number; readonly reshuffled: boolean }
  | {
      readonly type: 'advanced';
      readonly which: number;
      readonly from: number;
      readonly to: number;
      readonly walls: readonly number[];
    }
  | { readonly type: 'deployed'; readonly which: number; readonly at: number; readonly number: number }
  | { readonly type: 'waiting'; readonly which: number }
  | { readonly type: 'built'; readonly cell: number; readonly number: number }
  | { readonly type: 'polluted'; readonly cell: number; readonly number: number }
  | { readonly type: 'toxic'; readonly cell: number }
  | { readonly type: 'turning'; readonly turning: number }
  | { readonly type: 'hunter'; readonly which: number; readonly cell: number }
  | {
      readonly type: 'pursued';
      readonly player: number;
      readonly from: number;
      readonly to: number;
      readonly n: number;
    }
  | { readonly type: 'step'; readonly op: string; readonly machine: number; readonly at: number }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'lost'; readonly defeat: number; readonly law: WildLaw }
  | { readonly type: 'won'; readonly law: WildLaw }
  | { readonly type: 'terrains'; readonly player: number; readonly counts: readonly number[] };
