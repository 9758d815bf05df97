import type { Name, Part } from '../../../i18n/index.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import { edgeUnder } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { DEFEATS, TERRAINS } from '../../../games/wild/words.ts';
import { COMPONENTS } from './facts.ts';
import type { Names } from './names.ts';

/** No text: another event describes what happened. */
const SILENT: readonly Part[] = [];

type EventOf<T extends WildEvent['type']> = Extract<WildEvent, { readonly type: T }>;

/** Log texts of the Wild; an event type without a case does not compile. */
export function logTexts(
  names: Names,
): (e: WildEvent, seats: readonly string[], view: WildView | undefined) => readonly Part[] {
  const { say, cell } = names;

  return (e, seats, view) => {
    const who = (player: number): Name => {
      const faction = view?.players[player]?.faction ?? -1;
      return faction < 0 ? { text: seats[player] ?? seats[0] ?? '' } : names.factionName(faction);
    };
    /** A line about one player and nothing else. */
    const of = (player: number) => ({ faction: who(player) });
    const numbered = (which: number) => ({ n: which + 1 });

    function active({ player, card, unseen }: EventOf<'active'>): readonly Part[] {
      const { name, terrain, ap } = names.card(card);
      const line = { ...of(player), card: name, terrain, n: ap };
      return unseen ? say.rich('wild.log.activeUnseen', line) : say.rich('wild.log.active', line);
    }

    function support({ player, n, source }: EventOf<'support'>): readonly Part[] {
      const line = { ...of(player), source: say.t(`wild.source.${source}`) };
      return n === 0 ? say.rich('wild.log.supportLost', line) : say.rich('wild.log.support', { ...line, n });
    }

    function advanced({ which, to, walls }: EventOf<'advanced'>): readonly Part[] {
      const line = { n: walls.length, which: which + 1 };
      return to < 0
        ? say.rich('wild.log.reset', line)
        : say.rich('wild.log.advanced', { ...line, edge: names.edge(edgeUnder(to)) });
    }

    function terrains({ player, counts }: EventOf<'terrains'>): readonly Part[] {
      const list = TERRAINS.flatMap((_, terrain) => {
        const n = counts[terrain] ?? 0;
        return n === 0 ? [] : [say.t('wild.label.terrainCount', { terrain: names.terrain(terrain), n })];
      });
      return list.length === 0
        ? say.rich('wild.log.terrainsNone', of(player))
        : say.rich('wild.log.terrains', { ...of(player), list });
    }

    switch (e.type) {
      case 'tile':
        return say.rich('wild.log.tile', {
          n: e.slot + 1,
          list: COMPONENTS.sides[e.side]!.terrains.map((terrain) => names.terrain(terrain)),
        });
      case 'arrow':
        return say.rich('wild.log.arrow', { n: e.number, side: names.corner(e.arrow) });
      case 'machines-ready':
        return say.rich('wild.log.machines-ready');
      case 'faction':
        return say.rich('wild.log.faction', {
          name: seats[e.player] ?? seats[0] ?? '',
          faction: names.factionName(e.faction),
        });
      case 'leader':
        return say.rich('wild.log.leader', { ...of(e.player), leader: names.leader(e.leader) });
      case 'hard-card':
        return say.rich('wild.log.hard-card', { card: names.machine(e.machine) });
      case 'settled':
      case 'cleared':
      case 'mech-destroyed':
      case 'mech-rusted': {
        const line = { ...of(e.player), cell: cell(e.cell) };
        return e.type === 'cleared' && e.toxic
          ? say.rich('wild.log.clearedToxic', line)
          : say.rich(`wild.log.${e.type}`, line);
      }
      case 'first':
      case 'reshuffled':
      case 'laid':
      case 'nobody':
      case 'stayed':
      case 'left':
      case 'nobody-died':
      case 'turn-ended':
      case 'no-machine':
        return say.rich(`wild.log.${e.type}`, of(e.player));
      case 'round':
        return say.rich(view?.seats === 1 ? 'wild.log.soloTurn' : 'wild.log.round', { n: e.round });
      case 'drew':
        return e.card === undefined
          ? say.rich('wild.log.drew', of(e.player))
          : say.rich('wild.log.drewCard', { ...of(e.player), card: names.defender(e.card) });
      case 'active':
        return active(e);
      case 'mix':
        return say.rich('wild.log.mix', { n: e.n });
      case 'ability':
        return say.rich('wild.log.ability', { ...of(e.player), ability: names.ability(e.ability) });
      case 'turn':
        return say.rich('wild.log.turn', { ...of(e.player), n: e.ap });
      case 'travelled':
        return say.rich(`wild.log.${e.how}`, { ...of(e.player), from: cell(e.from), to: cell(e.to) });
      case 'camp':
        return say.rich('wild.log.camp', { ...of(e.player), cell: cell(e.cell), hand: e.hand });
      case 'camp-moved':
        return say.rich('wild.log.camp-moved', { ...of(e.player), from: cell(e.from), to: cell(e.to) });
      case 'healed':
        // An ability that heals everybody also comes to those without damage.
        if (e.n === 0) return SILENT;
        return say.rich('wild.log.healed', { ...of(e.player), n: e.n });
      case 'breached':
        return say.rich('wild.log.breached', { ...of(e.player), edge: names.edge(e.edge) });
      case 'factory-destroyed':
        return say.rich('wild.log.factory-destroyed', { ...of(e.player), n: e.number, cell: cell(e.cell) });
      case 'item':
      case 'item-used':
        return say.rich(`wild.log.${e.type}`, { ...of(e.player), item: names.item(e.item) });
      case 'added':
        return say.rich('wild.log.added', { ...of(e.player), card: names.defender(e.card) });
      case 'support':
        return support(e);
      case 'roll':
        return say.rich(e.melee ? 'wild.log.rollMelee' : 'wild.log.rollSnipers', {
          ...of(e.player),
          face: e.face,
          n: e.n,
        });
      case 'damage':
        return say.rich('wild.log.damage', { ...of(e.player), n: e.n, source: say.t(`wild.hurt.${e.source}`) });
      case 'died':
        return say.rich('wild.log.died', {
          ...of(e.player),
          card: names.defender(e.card),
          terrain: names.terrain(e.terrain),
        });
      case 'machine':
        return say.rich('wild.log.machine', { card: names.machine(e.machine) });
      case 'machine-done':
        return e.reshuffled ? say.rich('wild.log.machines-shuffled') : SILENT;
      case 'advanced':
        return advanced(e);
      case 'deployed':
        return say.rich('wild.log.deployed', {
          ...numbered(e.which),
          number: e.number,
          edge: names.edge(edgeUnder(e.at)),
        });
      case 'waiting':
        return say.rich('wild.log.waiting', numbered(e.which));
      case 'built':
        return say.rich('wild.log.built', { n: e.number, cell: cell(e.cell) });
      case 'polluted':
        // No factory: another event describes the replaced mech (§W-A48).
        if (e.number < 0) return SILENT;
        return say.rich('wild.log.polluted', { n: e.number, cell: cell(e.cell) });
      case 'toxic':
        return say.rich('wild.log.toxic', { cell: cell(e.cell) });
      case 'turning':
        return say.rich('wild.log.turning', { way: names.turning(e.turning) });
      case 'hunter':
        return say.rich('wild.log.hunter', { ...numbered(e.which), cell: cell(e.cell) });
      case 'pursued':
        return say.rich('wild.log.pursued', { ...of(e.player), n: e.n, from: cell(e.from), to: cell(e.to) });
      case 'step':
        return say.rich('wild.log.step', { step: names.step(COMPONENTS.steps[e.machine]![e.at]!) });
      case 'lost':
        return say.rich('wild.log.lost', { way: say.lookup('wild.defeat', DEFEATS[e.defeat]!) });
      case 'won':
        return say.rich('wild.log.won');
      case 'terrains':
        return terrains(e);
      case 'points':
      case 'round-ended':
        return SILENT;
    }
  };
}
