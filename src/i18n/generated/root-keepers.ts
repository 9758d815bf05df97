// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import type { Message, Plain, Value } from '../parts.ts';

export interface RootKeepersMessages {
  readonly 'root-keepers.verb.muster': Plain;
  readonly 'root-keepers.verb.muster-beside': Plain;
  readonly 'root-keepers.verb.encamp': Plain;
  readonly 'root-keepers.verb.return': Plain;
  readonly 'root-keepers.verb.decamp': Plain;
  readonly 'root-keepers.verb.serve': Plain;
  readonly 'root-keepers.verb.delve': Plain;
  readonly 'root-keepers.verb.recover': Plain;
  readonly 'root-keepers.verb.carry': Plain;
  readonly 'root-keepers.verb.gather': Plain;
  readonly 'root-keepers.verb.reassign': Plain;
  readonly 'root-keepers.verb.lose-relic': Plain;
  readonly 'root-keepers.verb.lose-waystation': Plain;
  readonly 'root-keepers.verb.bury': Plain;
  readonly 'root-keepers.word.fromForest': Message<{ readonly n: Value }>;
  readonly 'root-keepers.word.hidden': Message<{ readonly relic: Value }>;
  readonly 'root-keepers.word.valued': Message<{ readonly relic: Value; readonly n: Value }>;
  readonly 'root-keepers.word.station.tablet-jewelry': Plain;
  readonly 'root-keepers.word.station.jewelry-figure': Plain;
  readonly 'root-keepers.word.station.figure-tablet': Plain;
  readonly 'root-keepers.word.side.figure': Plain;
  readonly 'root-keepers.word.side.tablet': Plain;
  readonly 'root-keepers.word.side.jewelry': Plain;
  readonly 'root-keepers.word.to.move': Plain;
  readonly 'root-keepers.word.to.battle': Plain;
  readonly 'root-keepers.word.to.recover': Plain;
  readonly 'root-keepers.word.from.move': Plain;
  readonly 'root-keepers.word.from.battle': Plain;
  readonly 'root-keepers.word.from.recover': Plain;
  readonly 'root-keepers.log.relic-laid': Message<{ readonly forest: Value; readonly relic: Value }>;
  readonly 'root-keepers.log.delved': Message<{ readonly faction: Value; readonly relic: Value; readonly forest: Value; readonly clearing: Value }>;
  readonly 'root-keepers.log.carried': Message<{ readonly faction: Value; readonly relic: Value; readonly from: Value; readonly to: Value }>;
  readonly 'root-keepers.log.recovered': Message<{ readonly faction: Value; readonly relic: Value; readonly clearing: Value; readonly column: Value }>;
  readonly 'root-keepers.log.relic-lost': Message<{ readonly faction: Value; readonly relic: Value; readonly clearing: Value }>;
  readonly 'root-keepers.log.relic-buried': Message<{ readonly faction: Value; readonly relic: Value; readonly forest: Value }>;
  readonly 'root-keepers.log.waystation': Message<{ readonly faction: Value; readonly clearing: Value; readonly side: Value }>;
  readonly 'root-keepers.log.waystation-back': Message<{ readonly faction: Value; readonly clearing: Value }>;
  readonly 'root-keepers.log.gathered': Message<{ readonly faction: Value; readonly card: Value; readonly column: Value }>;
  readonly 'root-keepers.log.reassigned': Message<{ readonly faction: Value; readonly card: Value; readonly from: Value; readonly to: Value }>;
  readonly 'root-keepers.relic.figure': Plain;
  readonly 'root-keepers.relic.tablet': Plain;
  readonly 'root-keepers.relic.jewelry': Plain;
  readonly 'root-keepers.column.move': Plain;
  readonly 'root-keepers.column.battle': Plain;
  readonly 'root-keepers.column.recover': Plain;
  readonly 'root-keepers.ability.devout-knights': Plain;
  readonly 'root-keepers.ability.prized-trophies': Plain;
  readonly 'root-keepers.ability.faithful-retainer': Plain;
  readonly 'root-keepers.action.encamp': Plain;
  readonly 'root-keepers.action.decamp': Plain;
  readonly 'root-keepers.action.recruit': Plain;
  readonly 'root-keepers.action.delve': Plain;
  readonly 'root-keepers.action.recover': Plain;
  readonly 'root-keepers.action.live-off-the-land': Plain;
  readonly 'root-keepers.action.gather-retinue': Plain;
}

export const rootKeepers = {
  uk: async () => (await import('./uk/root-keepers.ts')).messages,
  ru: async () => (await import('./ru/root-keepers.ts')).messages,
  en: async () => (await import('./en/root-keepers.ts')).messages,
};
