import type { Name } from '../../../../../i18n/index.ts';
import type { KeepersEvent } from '../../../../../games/root/factions/13-keepers/events.ts';
import { RELIC_FACES, RELIC_TYPES, RETINUE_COLUMNS } from '../../../../../games/root/factions/13-keepers/state.ts';
import type { keepersVerbs } from '../../../../../games/root/factions/13-keepers/verbs.ts';
import { CLEARING_COUNT, KEEPERS } from '../../../../../games/root/words.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Keepers and of players who remove their relics. */
export const KEEPERS_ROLES: RolesOf<typeof keepersVerbs> = {
  muster: ['onto'],
  'muster-beside': ['onto'],
  encamp: ['at', 'station', 'stationSide'],
  'come-back': ['at', 'station', 'stationSide'],
  decamp: ['at', 'station'],
  serve: ['card'],
  delve: ['to', 'from', 'relicLast'],
  recover: ['at', 'relicLast'],
  carry: ['relic'],
  gather: ['card', 'toRetinue'],
  reassign: ['card', 'fromRetinue', 'toRetinue'],
  'lose-relic': ['relic'],
  'lose-waystation': ['station'],
  bury: ['to', 'relicLast'],
};

/** Log lines of the Keepers: a sentence for each type of event. */
export function keepersLines({ say, names, who, card, clearing }: LogNames): Lines<KeepersEvent> {
  const faction = who(KEEPERS);
  const relic = (face: number): Name => names.relicName(RELIC_FACES[face]!);
  const forest = (place: number): number => place - CLEARING_COUNT + 1;
  return {
    'relic-laid': (e) => say.rich('root-keepers.log.relic-laid', { forest: forest(e.forest), relic: relic(e.relic) }),
    delved: (e) =>
      say.rich('root-keepers.log.delved', {
        faction,
        relic: relic(e.relic),
        forest: forest(e.forest),
        clearing: clearing(e.clearing),
      }),
    carried: (e) =>
      say.rich('root-keepers.log.carried', {
        faction,
        relic: relic(e.relic),
        from: clearing(e.from),
        to: clearing(e.to),
      }),
    recovered: (e) =>
      say.rich('root-keepers.log.recovered', {
        faction,
        relic: relic(e.relic),
        clearing: clearing(e.clearing),
        column: e.column,
      }),
    'relic-buried': (e) =>
      say.rich('root-keepers.log.relic-buried', {
        faction: who(e.by),
        relic: relic(e.relic),
        forest: forest(e.forest),
      }),
    waystation: (e) =>
      e.clearing < 0
        ? say.rich('root-keepers.log.waystation-back', { faction })
        : say.rich('root-keepers.log.waystation', {
            faction,
            clearing: clearing(e.clearing),
            side: say.t(`root-keepers.word.side.${RELIC_TYPES[e.side]!}`),
          }),
    gathered: (e) =>
      say.rich('root-keepers.log.gathered', {
        faction,
        card: card(e.card),
        column: say.t(`root-keepers.word.to.${RETINUE_COLUMNS[e.column]!}`),
      }),
    reassigned: (e) =>
      say.rich('root-keepers.log.reassigned', {
        faction,
        card: card(e.card),
        from: say.t(`root-keepers.word.from.${RETINUE_COLUMNS[e.from]!}`),
        to: say.t(`root-keepers.word.to.${RETINUE_COLUMNS[e.to]!}`),
      }),
  };
}
