import type { WildLaw } from '../../law/index.ts';
import type { DamageSource } from './state.ts';

/** What gives support (§W-9.1, chapter W-22). */
export const SUPPORT_SOURCES = ['mech', 'breach', 'clear', 'factory', 'ability'] as const;

/** A source of support. */
export type SupportSource = (typeof SUPPORT_SOURCES)[number];

/** How a leader came to another cell. */
export type Travel = 'move' | 'regroup' | 'relocate';

/** Everything that happens, in ids and numbers. */
export type WildEvent =
  | { readonly tell: 'tile'; readonly slot: number; readonly side: number }
  | { readonly tell: 'arrow'; readonly number: number; readonly arrow: number }
  | { readonly tell: 'machines-ready' }
  | { readonly tell: 'faction'; readonly player: number; readonly faction: number }
  | { readonly tell: 'leader'; readonly player: number; readonly leader: number }
  | { readonly tell: 'hard-card'; readonly machine: number; readonly replaces: number }
  | { readonly tell: 'settled'; readonly player: number; readonly cell: number }
  | { readonly tell: 'first'; readonly player: number }
  | { readonly tell: 'round'; readonly round: number }
  | { readonly tell: 'drew'; readonly player: number; readonly card?: number }
  | { readonly tell: 'reshuffled'; readonly player: number }
  | { readonly tell: 'active'; readonly player: number; readonly card: number; readonly unseen: boolean }
  | { readonly tell: 'mix'; readonly n: number }
  | { readonly tell: 'laid'; readonly player: number }
  | { readonly tell: 'nobody'; readonly player: number }
  | { readonly tell: 'ability'; readonly player: number; readonly ability: number }
  | { readonly tell: 'turn'; readonly player: number; readonly ap: number }
  | { readonly tell: 'points'; readonly player: number; readonly ap: number }
  | {
      readonly tell: 'travelled';
      readonly player: number;
      readonly from: number;
      readonly to: number;
      readonly how: Travel;
    }
  | { readonly tell: 'stayed'; readonly player: number }
  | {
      readonly tell: 'camp';
      readonly player: number;
      readonly cell: number;
      readonly hand: number;
      readonly law: WildLaw;
    }
  | { readonly tell: 'camp-moved'; readonly player: number; readonly from: number; readonly to: number }
  | { readonly tell: 'left'; readonly player: number }
  | { readonly tell: 'cleared'; readonly player: number; readonly cell: number; readonly toxic: boolean }
  | { readonly tell: 'healed'; readonly player: number; readonly n: number }
  | { readonly tell: 'mech-destroyed'; readonly player: number; readonly cell: number }
  | { readonly tell: 'mech-rusted'; readonly player: number; readonly cell: number }
  | { readonly tell: 'breached'; readonly player: number; readonly edge: number }
  | { readonly tell: 'factory-destroyed'; readonly player: number; readonly cell: number; readonly number: number }
  | { readonly tell: 'item'; readonly player: number; readonly item: number }
  | { readonly tell: 'item-used'; readonly player: number; readonly item: number }
  | { readonly tell: 'added'; readonly player: number; readonly card: number }
  | {
      readonly tell: 'support';
      readonly player: number;
      readonly n: number;
      readonly lost: number;
      readonly source: SupportSource;
      readonly law: WildLaw;
    }
  | {
      readonly tell: 'roll';
      readonly player: number;
      readonly face: number;
      readonly melee: boolean;
      readonly n: number;
    }
  | { readonly tell: 'damage'; readonly player: number; readonly n: number; readonly source: DamageSource }
  | { readonly tell: 'died'; readonly player: number; readonly card: number; readonly terrain: number }
  | { readonly tell: 'nobody-died'; readonly player: number }
  | { readonly tell: 'turn-ended'; readonly player: number }
  | { readonly tell: 'machine'; readonly player: number; readonly machine: number }
  | { readonly tell: 'no-machine'; readonly player: number }
  | { readonly tell: 'machine-done'; readonly machine: number; readonly reshuffled: boolean }
  | {
      readonly tell: 'advanced';
      readonly which: number;
      readonly from: number;
      readonly to: number;
      readonly walls: readonly number[];
    }
  | { readonly tell: 'deployed'; readonly which: number; readonly at: number; readonly number: number }
  | { readonly tell: 'waiting'; readonly which: number }
  | { readonly tell: 'built'; readonly cell: number; readonly number: number }
  | { readonly tell: 'polluted'; readonly cell: number; readonly number: number }
  | { readonly tell: 'toxic'; readonly cell: number }
  | { readonly tell: 'turning'; readonly turning: number }
  | { readonly tell: 'hunter'; readonly which: number; readonly cell: number }
  | {
      readonly tell: 'pursued';
      readonly player: number;
      readonly from: number;
      readonly to: number;
      readonly n: number;
    }
  | { readonly tell: 'step'; readonly op: string; readonly machine: number; readonly at: number }
  | { readonly tell: 'round-ended'; readonly round: number }
  | { readonly tell: 'lost'; readonly defeat: number; readonly law: WildLaw }
  | { readonly tell: 'won'; readonly law: WildLaw }
  | { readonly tell: 'terrains'; readonly player: number; readonly counts: readonly number[] };
