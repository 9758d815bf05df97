// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootBoardMessages {
  readonly 'root-board.aria.roads': Message<{ readonly roads: Value }>;
  readonly 'root-board.aria.boards': Plain;
  readonly 'root-board.aria.target': Message<{ readonly place: Value }>;
  readonly 'root-board.aria.hint': Message<{ readonly place: Value }>;
  readonly 'root-board.label.hand': Plain;
  readonly 'root-board.label.cards': Message<{ readonly n: number }>;
  readonly 'root-board.label.supply': Message<{ readonly n: number }>;
  readonly 'root-board.label.pointsNow': Message<{ readonly n: number }>;
  readonly 'root-board.label.nextPoints': Message<{ readonly n: number }>;
  readonly 'root-board.label.trackEmpty': Plain;
  readonly 'root-board.label.deck': Plain;
  readonly 'root-board.label.price': Message<{ readonly service: Value; readonly n: number }>;
  readonly 'root-board.label.empty': Plain;
  readonly 'root-board.label.scale': Plain;
  readonly 'root-board.label.leaderOut': Message<{ readonly name: Value }>;
  readonly 'root-board.label.stackFull': Plain;
  readonly 'root-board.label.loses': Plain;
  readonly 'root-board.label.oddsNote': Plain;
  readonly 'root-board.battle.limit': Message<{ readonly name: Value; readonly n: number }>;
  readonly 'root-board.battle.higher': Message<{ readonly name: Value }>;
  readonly 'root-board.battle.extra': Message<{ readonly name: Value; readonly n: number }>;
  readonly 'root-board.battle.defenseless': Message<{ readonly name: Value; readonly n: number }>;
  readonly 'root-board.battle.ambush': Message<{ readonly name: Value }>;
  readonly 'root-board.battle.joint': Plain;
  readonly 'root-board.battle.dice': Message<{ readonly high: number; readonly low: number }>;
  readonly 'root-board.battle.average': Message<{ readonly name: Value; readonly n: number }>;
  readonly 'root-board.battle.battles': Message<{ readonly n: number }>;
  readonly 'root-board.aria.rule': Message<{ readonly name: Value }>;
  readonly 'root-board.aria.rivers': Message<{ readonly rivers: Value }>;
  readonly 'root-board.aria.pieces': Message<{ readonly name: Value; readonly pieces: Value }>;
}

export const rootBoard = {
  uk: async () => (await import('./uk/root-board.ts')).messages,
  ru: async () => (await import('./ru/root-board.ts')).messages,
  en: async () => (await import('./en/root-board.ts')).messages,
};
