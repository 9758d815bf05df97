import { offersAny, offerUnless, orPass } from '../../../../kernel/index.ts';
import { place } from '../02-key-terms/pieces.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { pieces } from '../02-key-terms/rule.ts';
import type { Collector, RootOption, Section } from '../../types.ts';
import { piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, type Faction, hireling } from '../../words.ts';
import { dueAt, garrison } from './garrison.ts';
import { hirelingRaid, standsAt } from './march.ts';
import { listSites, playerPlaces, seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import { settlePlaced } from '../21-landmarks/settle.ts';
import type { VaultKeepersFrame, HirelingPlaceFrame } from './frames.ts';

const GUARD = piece('vault-keeper');
const VAULT = piece('vault');
const PARTY = hireling('vault-keepers');
const FIRST_GUARDS = 2;

const NO_VAULT = refusal('14.3.4', 'no-vault');
const NONE_LEFT = refusal('2.5', 'none-left');

const vaults = (s: RootState): Clearing[] =>
  Array.from({ length: CLEARING_COUNT }, (_, c) => c).filter((c) => pieces(s, VAULT, c) > 0);

/** A vault at or beside a vault, or anywhere when that cannot be. */
function growth(s: RootState, f: Faction): { readonly site: HirelingPlaceFrame; readonly guards: number } {
  const near = playerPlaces(s, f, VAULT, 'near');
  if (offersAny<RootOption>((ask) => listSites(s, near, ask))) return { site: near, guards: 0 };
  return { site: playerPlaces(s, f, VAULT, 'any'), guards: 1 };
}

function listThen(s: RootState, f: Faction, ask: Collector): void {
  const none = vaults(s).length === 0;
  offerUnless(ask, hirelingVerbs.raid(), none ? NO_VAULT : undefined);
  const idle = none || dueAt(s, f, VAULT).every((n) => n === 0);
  offerUnless(ask, hirelingVerbs.fortify(), idle ? NO_VAULT : s.supply[GUARD] === 0 ? NONE_LEFT : undefined);
}

export const vaultKeepersProcedure: Section<VaultKeepersFrame> = {
  // Set-up and hiring: a vault where a slot is open, two warriors with it.
  vault: {
    kind: 'rule',
    run: (s, f) => ({ call: seatPlaces(s, f.seat, VAULT, f.faction < 0 ? 'no-corner' : 'any'), then: 'guards' }),
  },
  guards: {
    kind: 'rule',
    law: '14.1.3',
    lawOf: (f) => (f.faction < 0 ? '14.1.3' : '14.3.1'),
    run(s, f, out) {
      if (pieces(s, VAULT, f.got) === 0) return 'done';
      place(s, GUARD, f.got, FIRST_GUARDS, out);
      return { calls: settlePlaced(s, f.seat, VAULT, f.got), then: 'done' };
    },
  },
  // Daylight: first the controller may place a vault.
  grow: {
    kind: 'choice',
    window: 'vault-keepers-grow',
    law: '14.3.4',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listSites(s, growth(s, f.faction).site, asked)),
    none: () => 'then',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'then';
      const { guards } = growth(s, f.faction);
      place(s, VAULT, o.clearing, 1, out);
      place(s, GUARD, o.clearing, guards, out);
      return { calls: settlePlaced(s, s.seat[f.faction]!, VAULT, o.clearing), then: 'then' };
    },
  },
  // Then battles at every vault, or a warrior at each.
  then: {
    kind: 'choice',
    window: 'vault-keepers',
    law: '14.3.4',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listThen(s, f.faction, asked)),
    none: () => 'done',
    take(s, f, o) {
      if (o.verb === 'fortify') return { call: garrison(s, f.faction, VAULT, GUARD), then: 'done' };
      return o.verb === 'raid' ? { call: hirelingRaid(PARTY, vaults(s)), then: 'done' } : 'done';
    },
  },
};

const founding = (seat: number, faction: Faction): VaultKeepersFrame => ({
  proc: 'vaultKeepers',
  step: 'vault',
  got: 0,
  seat,
  faction,
});

/** Vault Keepers. */
export const vaultKeepers: HirelingRules = {
  setup: (_s, seat) => founding(seat, -1),
  hired: (s, f) => (standsAt(s, VAULT) < 0 && standsAt(s, GUARD) < 0 ? founding(s.seat[f]!, f) : undefined),
  daylight: {
    options(s, f, ask) {
      listSites(s, growth(s, f).site, ask);
      listThen(s, f, ask);
    },
    command: (s, f) => ({ proc: 'vaultKeepers', step: 'grow', got: 0, seat: s.seat[f]!, faction: f }),
  },
};
