import { tooFar } from '../../wishes/common.ts';
import { always, because, here, type WhyTable } from '../../wishes/why.ts';
import { FACTIONS } from '../../words.ts';
import { controllerOf } from './parties.ts';
import { rulesOf } from './rules.ts';

/** Windows in which somebody says what hirelings do: they move and battle as their own party. */
const OF_HIRELINGS: readonly string[] = [
  'hireling-battle',
  'forest-patrol',
  'exile',
  'expedition',
  'vault-keepers',
  'corvid-spies',
  'last-dynasty',
  'spring-uprising',
  'prophets',
  'prophets-goad',
];

/** Why wishes about hirelings are refused where the open question does not say. */
export const HIRELINGS_WHY: WhyTable = {
  // §14.3.0: only who controls a card uses it; §14.3.4: not every card has something to do.
  command(wish) {
    const { s, f, o } = wish;
    const party = FACTIONS.length + o.kind;
    if (controllerOf(s, party) !== f) return because('14.3.4', 'not-controlled');
    return rulesOf(s, party).daylight ? undefined : because('14.3.4', 'nothing-on-card');
  },
  move: (wish) =>
    OF_HIRELINGS.includes(wish.question.window.name)
      ? (tooFar(wish.s, -1, wish.o.from, wish.o.to) ?? here(wish, 'none-there'))
      : undefined,
  battle(wish) {
    const { s, o } = wish;
    if (!OF_HIRELINGS.includes(wish.question.window.name)) return undefined;
    if (o.defender >= FACTIONS.length && controllerOf(s, o.defender) === wish.f)
      return wish.question.named ? because('14.4.2', 'own-hirelings') : undefined;
    return here(wish, 'only-his-clearing');
  },
  contribute: always('no-crafted-item'),
  rob: always('no-crafted-item'),
  plunder: always('no-ruin'),
  hire: always('not-among'),
  'hand-over': (wish) => (wish.question.named ? because('14.2.3', 'not-among') : undefined),
  prepare: always('not-among'),
  wander: always('not-adjacent-forest'),
  stride: always('not-adjacent'),
  sail: always('not-adjacent'),
  burn: always('none-there'),
  lure: always('no-warrior-of-his'),
  pilfer: always('no-hand-of-his'),
  perform: always('not-among'),
  goad: always('none-there'),
  herd: (wish) => tooFar(wish.s, wish.o.faction, wish.o.from, wish.o.to) ?? here(wish, 'none-there'),
  waylay: (wish) => here(wish, 'not-adjacent'),
  'call-off': (wish) => here(wish, 'none-there'),
  foothold: always('not-among'),
  'take-up': always('none-there'),
  regroup: always('none-there'),
  rise: always('none-there'),
  recall: always('not-among'),
  tend: always('not-among'),
  scout: always('not-among'),
  smuggle: always('not-among'),
};
