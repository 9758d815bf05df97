import { expect } from 'vitest';
import { fastRandom, MUTE, OfferList, type Random } from '../../../src/kernel/index.ts';
import { wildLaw } from '../../../src/games/wild/testkit/law.testkit.ts';
import { factionOfCard } from '../../../src/games/wild/components/components.ts';
import type { WildOption } from '../../../src/games/wild/verbs.ts';
import { leftBehind, readAnswer, readDamage, readDeed, readFace, readReveal } from './outcomes.testkit.ts';
import type { DamageFrame, RollFrame, SlipFrame } from '../../../src/games/wild/frames.ts';
import { clone, type WildState } from '../../../src/games/wild/state.ts';
import { game } from '../../../src/games/wild/testkit/position.testkit.ts';

const GAMES = 16;

/** Any answer, or, every other time, one that brings the game on: so that camps are built and factories fall. */
function pick(list: readonly WildOption[], random: Random): WildOption {
  const good = list.filter((o) => /^(camp|destroy|clear|breach|use|heal|take-item|move)/.test(o.verb));
  const best = list.filter((o) => /^(camp|destroy)/.test(o.verb));
  const from = random(3) > 0 && best.length > 0 ? best : random(4) > 0 && good.length > 0 ? good : list;
  return from[random(from.length)]!;
}

/** What a second reading expects of an answer, if it has one to offer. */
function expected(before: WildState, window: string, seat: number, o: WildOption): WildState | undefined {
  const top = before.stack.at(-1)!;
  if (window === 'act' || window === 'add') return readDeed(before, before.turn, o.text);
  if (o.verb === 'reveal') return readReveal(before, seat, o.text.split(' ')[1]!);
  if (window === 'solo' && o.verb === 'play') {
    const player = before.faction.indexOf(factionOfCard(o.card));
    before.active[player] = o.card;
    return readReveal(before, player, o.text.split(' ')[1]!);
  }
  return readAnswer(before, (top as SlipFrame).player, o.text);
}

wildLaw(
  ['W-9.1', 'W-9.2', 'W-9.4', 'W-10.6', 'W-11.1d', 'W-12.2', 'W-22.1', 'W-A29', 'W-A50', 'W-A54'],
  'what actions, items, abilities and rolls leave behind is what a second reading says, in random games',
  () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < GAMES; n++) {
      const settings = game.readSettings({ seats: 1 + (n % 4), hard: n % 7 });
      if (!settings.ok) throw new Error('settings');
      const random = fastRandom(9000 + n);
      const s = game.begin(settings.value);
      while (!s.over) {
        const before = clone(s);
        const top = before.stack.at(-1)!;
        const of = game.outcomeCount(s);
        let name: string;
        let read: WildState | undefined;
        let isTurn = true;
        if (of > 0) {
          const which = random(of);
          const text = game.outcomeName(s, which);
          name = text.split(' ')[0]!;
          game.applyOutcome(s, which, MUTE);
          if (name === 'die') {
            const { player, melee } = top as RollFrame;
            read = readDamage(before, player, readFace(before, player, Number(text.split(' ')[1]), melee === 1));
          } else if (name === 'kill' && (top as DamageFrame).source === 'roll') {
            // Of other sources more may follow at once.
            read = before;
            read.damage[(top as DamageFrame).player] = 0;
            isTurn = false;
          }
        } else {
          const window = game.window(s)!.name;
          const seat = 31 - Math.clz32(game.asked(s));
          const offers = new OfferList<WildOption>();
          game.options(s, seat, offers);
          const o = pick(offers.list, random);
          name = o.verb === 'reveal' || window === 'solo' ? 'reveal' : o.verb;
          read = expected(before, window, seat, o);
          isTurn = window === 'act' || window === 'add';
          game.choose(s, seat, o, MUTE);
        }
        if (!read || s.lost !== 0) continue;
        seen.set(name, (seen.get(name) ?? 0) + 1);
        if (!isTurn) read.ap = s.ap;
        expect({ game: n, name, ...leftBehind(s) }).toEqual({ game: n, name, ...leftBehind(read) });
      }
    }
    for (const name of ['die', 'kill', 'reveal', 'camp', 'move', 'use-maps-move', 'use-rockets-mech', 'clear', 'rust'])
      expect([name, (seen.get(name) ?? 0) > 3]).toEqual([name, true]);
  },
  60_000,
);
