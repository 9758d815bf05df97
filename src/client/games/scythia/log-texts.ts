import type { Name, Part } from '../../../i18n/index.ts';
import type { ScythiaEvent } from '../../../games/scythia/events.ts';
import { EAGLE, ITEMS, ROW, TRIGGERS } from '../../../games/scythia/words.ts';
import { COMPONENTS, type Names } from './names.ts';
import { alternativeText } from './option-texts.ts';
import { capitalize } from '../../turns/capitalize.ts';

type EventOf<T extends ScythiaEvent['type'], E = ScythiaEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never;

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** Log texts of Raiders of Scythia; an event type without a case does not compile. */
export function logTexts(names: Names): (e: ScythiaEvent, seats: readonly string[]) => readonly Part[] {
  const { say, text } = names;
  const chief = capitalize(say.t('scythia.word.chief'));
  const count = (item: number, n: number): Name => text.countName(ITEMS[item]!, n);
  const inRow = (place: number): string => say.t(`scythia.word.row.${ROW[place]!}`);
  const horse = (animal: number): string => text.horse(COMPONENTS.pack.animals[animal]!);

  function tamed(e: EventOf<'tamed'>, player: string): readonly Part[] {
    const data = COMPONENTS.pack.animals[e.animal]!;
    const isEagle = e.side === EAGLE;
    const what = isEagle ? text.eagle(data) : text.horse(data);
    const line = { player, what, n: e.slot + 1 };
    if (e.replaced < 0) return say.rich(isEagle ? 'scythia.log.tamedEagle' : 'scythia.log.tamedHorse', line);
    return say.rich(isEagle ? 'scythia.log.replacedEagle' : 'scythia.log.replacedHorse', line);
  }
  function strength(e: EventOf<'strength'>, player: string): readonly Part[] {
    return say.rich('scythia.log.strength', {
      player,
      total: e.total,
      kumis: e.kumis,
      dice: sum(e.dice),
      crew: sum(e.crew),
      animals: sum(e.animals),
      abilities: sum(e.abilities),
    });
  }
  function scheme(e: EventOf<'scheme'>): readonly Part[] {
    const { civ, provisions, strength: needed, vp, blocks } = COMPONENTS.scheme;
    return say.rich('scythia.log.scheme', {
      player: chief,
      scheme: say.t('scythia.word.scheme', { n: e.scheme + 1 }),
      civ: names.civ(civ[e.scheme]!),
      provisions: provisions[e.scheme]!,
      strength: needed[e.scheme]!,
      vp: vp[e.scheme]!,
      building: names.building(blocks[e.scheme]!),
    });
  }
  function used(e: EventOf<'used'>, player: string): readonly Part[] {
    return say.rich('scythia.log.used', {
      player,
      building: names.building(COMPONENTS.alternative.building[e.alternative]!),
      effect: alternativeText(names, e.alternative),
    });
  }

  return (e, seats) => {
    const player = 'seat' in e && e.seat >= 0 ? (seats[e.seat] ?? '') : chief;
    const card = 'character' in e && e.character !== undefined ? names.character(e.character) : '';
    const hero = 'hero' in e ? names.hero(e.hero) : '';
    const n = 'slot' in e ? e.slot + 1 : 0;
    switch (e.type) {
      case 'quest-shown':
        return say.rich('scythia.log.quest-shown', { place: names.place(e.place), quest: names.quest(e.quest) });
      case 'plunder-laid':
        return say.rich('scythia.log.plunder-laid', {
          place: names.spot(e.spot),
          what: count(e.item, 1),
        });
      case 'board-set':
        return say.rich('scythia.log.board-set');
      case 'animal-shown':
        return say.rich('scythia.log.animal-shown', { place: inRow(e.place), animal: names.animal(e.animal) });
      case 'hero-shown':
        return say.rich('scythia.log.hero-shown', { hero });
      case 'partner-shown':
      case 'offer-ended':
        return say.rich(`scythia.log.${e.type}`, { hero, card });
      case 'drafted':
        return say.rich('scythia.log.drafted', { player, hero, card });
      case 'first-player':
      case 'passed':
        return say.rich(`scythia.log.${e.type}`, { player });
      case 'drew':
        return e.character === undefined
          ? say.rich('scythia.log.drew', { player })
          : say.rich('scythia.log.drewCard', { player, card });
      case 'turn':
      case 'chose':
        return say.rich(`scythia.log.${e.type}`, { player, n: e.number });
      case 'placed':
      case 'took':
        return say.rich(`scythia.log.${e.type}`, {
          player,
          worker: names.workerName(e.worker),
          building: names.building(e.building),
        });
      case 'used':
        return used(e, player);
      case 'dismissed':
      case 'eagle-used':
        return say.rich(`scythia.log.${e.type}`, { player, card, n });
      case 'played':
      case 'discarded':
      case 'wounded':
      case 'killed':
        return say.rich(`scythia.log.${e.type}`, { player, card });
      case 'hero-used':
        return say.rich('scythia.log.hero-used', {
          player,
          hero,
          what: text.play(COMPONENTS.pack.heroes[e.hero]!.ability),
        });
      case 'gained':
      case 'paid':
      case 'over-limit':
        return say.rich(`scythia.log.${e.type}`, { player, what: count(e.item, e.amount) });
      case 'reshuffled':
        return say.rich(`scythia.log.reshuffled.${e.deck}`);
      case 'hired':
        return say.rich('scythia.log.hired', { player, card, n, cost: text.countName('silver', e.cost) });
      case 'healed':
      case 'released':
        return say.rich(`scythia.log.${e.type}`, { player, n });
      case 'swapped':
        return say.rich('scythia.log.swapped', {
          player,
          n,
          from: names.character(e.from),
          to: names.character(e.to),
        });
      case 'tamed':
        return tamed(e, player);
      case 'quest-chosen':
        return say.rich('scythia.log.quest-chosen', { player, quest: names.quest(e.quest) });
      case 'quest-completed':
        return say.rich('scythia.log.quest-completed', {
          player,
          quest: names.quest(e.quest),
          place: names.place(e.place),
        });
      case 'reroll':
        return say.rich('scythia.log.reroll', { player, n, die: names.die(e.die) });
      case 'raid':
        return say.rich('scythia.log.raid', {
          player,
          settlement: names.settlementName(e.settlement),
          worker: names.workerName(e.worker),
        });
      case 'kumis':
        return say.rich('scythia.log.kumis', { player, n: e.amount });
      case 'rolled':
        return say.rich(e.again ? 'scythia.log.rerolled' : 'scythia.log.rolled', {
          die: names.die(e.die),
          strength: e.strength,
          wounds: e.wounds,
        });
      case 'strength':
        return strength(e, player);
      case 'ability':
        return say.rich('scythia.log.ability', {
          player,
          card,
          when: say.t(`scythia.trigger.${TRIGGERS[e.trigger]!}`),
        });
      case 'wounds':
        return say.rich('scythia.log.wounds', { player, n: e.total, dice: e.dice, band: e.band, less: e.less });
      case 'wounds-lost':
        return say.rich('scythia.log.wounds-lost', { player, n: e.amount });
      case 'plundered':
        return say.rich('scythia.log.plundered', {
          player,
          place: names.spot(e.spot),
          what: names.plunder(e.plunder),
          worker: names.workerName(e.worker),
        });
      case 'scored':
        return say.rich(e.points < 0 ? 'scythia.log.scoredLess' : 'scythia.log.scored', {
          player,
          // The accusative goes with a verb that says whether they are got or lost.
          points: {
            text: e.points < 0 ? `−${-e.points}` : `+${e.points}`,
            forms: { acc: `${Math.abs(e.points)}` },
          },
          source: say.t(`scythia.source.${e.source}`),
          total: e.total,
        });
      case 'end-triggered':
        return say.rich('scythia.log.end-triggered', { player, spots: e.spots, quests: e.quests });
      case 'capped':
      case 'ended':
        return say.rich(`scythia.log.${e.type}`);
      case 'scheme':
        return scheme(e);
      case 'chief-failed':
        return say.rich(`scythia.log.chief-failed.${e.lacks}`, { player });
      case 'chief-provisions':
        return say.rich('scythia.log.chief-provisions', { player, what: text.countName('provisions', e.amount) });
      case 'chief-horse':
        return say.rich('scythia.log.chief-horse', { player, what: horse(e.animal), place: inRow(e.place) });
      case 'chief-raid':
        return say.rich('scythia.log.chief-raid', {
          player,
          place: names.spot(e.spot),
          what: text.countName('provisions', e.provisions),
          strength: e.strength,
        });
      case 'chief-spent':
        return say.rich('scythia.log.chief-spent', { player, what: horse(e.animal) });
    }
  };
}
