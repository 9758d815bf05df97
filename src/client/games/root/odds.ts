import { battleForecast, type BattleModifier, battleModifiers } from '../../../games/root/forecast/battle.ts';
import '../../../games/root/hooks.ts';
import { CLEARINGS, FACTIONS, PARTIES, type Party } from '../../../games/root/words.ts';
import { stateFromView } from '../../../games/root/worlds.ts';
import type { RootView } from '../../../games/root/view-types.ts';
import type { MoveOdds } from '../../registry/game-ui.ts';
import { capitalize } from '../../turns/capitalize.ts';
import { outrageOf } from './factions/alliance/outrage.ts';
import { meanHits } from './mean-hits.ts';
import type { Names } from './names.ts';

/** The chances of one battle: how likely each number of hits is, on each side. */
export interface Odds {
  readonly clearing: (typeof CLEARINGS)[number];
  readonly attacker: Party;
  readonly defender: Party;
  /** By number of hits, chances that add up to one. */
  readonly onAttacker: readonly number[];
  readonly onDefender: readonly number[];
  /** How likely both together are: by hits on the attacker, then on the defender. */
  readonly joint: readonly (readonly number[])[];
  /** What bends the battle, each with its paragraph. */
  readonly terms: readonly BattleModifier[];
}

function spread(hits: readonly number[]): number[] {
  const chances = Array.from({ length: Math.max(...hits) + 1 }, () => 0);
  for (const hit of hits) chances[hit]! += 1 / hits.length;
  return chances;
}

/** The world of the view that was asked about last: the same view is asked about by several parts of the screen. */
let known: { readonly view: RootView; readonly world: ReturnType<typeof stateFromView> } | undefined;

/** The chances of the battles among some moves of a viewer. */
export function oddsOf(view: RootView, moves: readonly string[]): Odds[] {
  if (known?.view !== view) known = { view, world: stateFromView(view) };
  const { world } = known;
  const own = view.factions[view.viewer];
  if (!world || own === null || own === undefined) return [];
  const attacker = FACTIONS.indexOf(own);
  return moves.flatMap((text): Odds[] => {
    const [verb, place, party, ...more] = text.split(' ');
    const clearing = CLEARINGS.find((name) => name === place);
    const defender = PARTIES.findIndex((name) => name === party);
    if (verb !== 'battle' || clearing === undefined || defender < 0 || more.length > 0) return [];
    const at = CLEARINGS.indexOf(clearing);
    const rolls = battleForecast(world, attacker, defender, at);
    const onAttacker = spread(rolls.map((roll) => roll.onAttacker));
    const onDefender = spread(rolls.map((roll) => roll.onDefender));
    const joint = onAttacker.map((_, a) =>
      onDefender.map(
        (__, d) => rolls.filter((roll) => roll.onAttacker === a && roll.onDefender === d).length / rolls.length,
      ),
    );
    return [
      {
        clearing,
        attacker,
        defender,
        onAttacker,
        onDefender,
        joint,
        terms: battleModifiers(world, attacker, defender, at),
      },
    ];
  });
}

/**
 * The odds of battles as texts: in brief the mean hits of both sides and whether Outrage may follow, else every number of hits and
 * what bends the battle. Of a single battle the screen shows the odds anyway.
 */
export function oddsTexts(names: Names, view: RootView, moves: readonly string[]): (MoveOdds | undefined)[] {
  const { say } = names;
  const mean = (chances: readonly number[]): string => say.number(meanHits(chances));
  const line = (label: string, chances: readonly number[]): string => {
    const each = chances.flatMap((chance, n) => (chance === 0 ? [] : [`${say.number(n)} – ${say.percent(chance)}`]));
    const sum = each.length > 1 ? ` (${say.t('root-board.battle.mean', { n: mean(chances) })})` : '';
    return `${label}: ${each.join(', ')}${sum}`;
  };
  return moves.map((move) => {
    const [odds] = oddsOf(view, [move]);
    const tellsPrice = outrageOf([move], view) === 'battle';
    if (!odds || (moves.length === 1 && !tellsPrice)) return undefined;
    const { onAttacker, onDefender, terms } = odds;
    const brief = [
      ...(moves.length > 1
        ? [say.t('root-board.battle.brief', { deal: mean(onDefender), take: mean(onAttacker) })]
        : []),
      ...(tellsPrice ? [say.t('root-board.outrage.risk')] : []),
    ];
    return {
      tellsPrice,
      brief: capitalize(brief.join(' · ')),
      lines: [
        line(say.t('root-board.battle.youDeal'), onDefender),
        line(say.t('root-board.battle.youTake'), onAttacker),
        ...terms.map(({ kind, side, n }) =>
          say.t(`root-board.battle.${kind}`, { name: names.party(PARTIES[side]!), n }),
        ),
        ...(tellsPrice ? [say.t('root-board.outrage.battle')] : []),
      ],
    };
  });
}
