import type { GameTypes } from '../procedure.ts';
import { MUTE } from '../event-sink.ts';
import { canonicalJson } from '../copy.ts';
import { fastRandom, shuffle } from '../random.ts';
import { firstSeats, seatsOf } from '../seat.ts';
import { type PlayedAct, actsOf, actText, asidesOf, offersOf, applyAct, reasonsOf } from './act.ts';
import { difference, same, textOf } from './compare.ts';
import type { Walk, Check } from './walk.ts';

const texts = (list: readonly { readonly text: string }[]): string => list.map((o) => o.text).join(', ');

type Look<K extends GameTypes> = readonly [name: string, look: (s: K['state']) => void];

/** All that only looks: none of it may change the state. */
function looks<K extends GameTypes>({ game, viewers, seats }: Walk<K>): Look<K>[] {
  return [
    ['options', (s) => seatsOf(game.asked(s)).forEach((seat) => offersOf(game, s, seat))],
    ['refusals', (s) => seatsOf(game.asked(s)).forEach((seat) => reasonsOf(game, s, seat))],
    ['asides', (s) => seatsOf(firstSeats(seats)).forEach((seat) => asidesOf(game, s, seat))],
    ['view', (s) => viewers.forEach((viewer) => game.view(s, viewer))],
    ['determinize', (s) => viewers.forEach((viewer) => s.over ?? game.determinize(s, viewer, fastRandom(1)))],
    ['scores', (s) => game.scores(s)],
    ['window', (s) => game.window(s)],
    ['clone', (s) => game.clone(s)],
    ['outcomes', (s) => game.outcomeCount(s) > 0 && game.outcomeName(s, 0)],
  ];
}

/** The state after it was looked at in these ways. */
function lookedAt<K extends GameTypes>({ game, state }: Walk<K>, ways: readonly Look<K>[]): string {
  const probe = game.clone(state);
  for (const [, look] of ways) look(probe);
  return textOf(probe);
}

/** Looking changes nothing. */
export const pure: Check = {
  checks: ['pure'],
  follow(walk, fail) {
    const settings = canonicalJson(walk.settings);
    return {
      rest() {
        const all = looks(walk);
        if (!same(lookedAt(walk, all), walk.text))
          for (const one of all) {
            const after = lookedAt(walk, [one]);
            if (!same(after, walk.text))
              return fail('pure', `${one[0]} changes the state: ${difference(walk.text, after)}`, 'fatal');
          }
        if (canonicalJson(walk.settings) !== settings) fail('pure', 'the settings were changed', 'fatal');
      },
    };
  },
};

/** Exactly one of these holds: seats are asked, a chance is due, the game is over. */
export const asked: Check = {
  checks: ['asked'],
  follow(walk, fail) {
    return {
      rest() {
        const { game, state } = walk;
        const mask = game.asked(state);
        const window = game.window(state);
        const count = game.outcomeCount(state);
        if (mask & ~firstSeats(walk.seats)) fail('asked', `seats that do not exist are asked: ${mask}`);
        if (!Number.isInteger(count) || count < 0) fail('asked', `${count} outcomes are due`);
        const ways = (mask > 0 ? 1 : 0) + (count > 0 ? 1 : 0) + (state.over ? 1 : 0);
        if (ways === 0) fail('ends', 'a dead end: nobody is asked, nothing is due, and the game is not over', 'fatal');
        if (ways > 1) fail('asked', 'asked, due and over are not apart');
        if ((window?.asked ?? 0) !== mask) fail('asked', `asked ${mask}, but the window says ${window?.asked}`);
        if (window && (window.name === '' || window.law === ''))
          fail('asked', `window "${window.name}" cites law "${window.law}"`);
      },
    };
  },
};

/** Lists are never empty, name nothing twice, and come out the same every time. */
export const options: Check = {
  checks: ['options'],
  follow(walk, fail) {
    return {
      rest() {
        const { game, state } = walk;
        const window = game.window(state)?.name;
        for (const seat of seatsOf(game.asked(state))) {
          const list = offersOf(game, state, seat);
          if (list.length === 0) return fail('options', `seat ${seat} has no option in ${window}`, 'fatal');
          if (new Set(list.map((o) => o.text)).size < list.length)
            fail('options', `${window} offers an option twice: ${texts(list)}`);
          if (texts(offersOf(game, state, seat)) !== texts(list))
            fail('options', `${window} lists otherwise the second time: ${texts(list)}`);
          if (texts(offersOf(game, game.clone(state), seat)) !== texts(list))
            fail('options', `${window} lists otherwise in a clone: ${texts(list)}`);
        }
      },
    };
  },
};

/** Reasons leave the offers as they are, never speak of an offered option, and cite the law. */
export const refusals: Check = {
  checks: ['refusals'],
  follow(walk, fail) {
    const { game } = walk;
    for (const { verb, refusal } of game.offWindow ?? []) {
      if (!game.lexicon.verbs.includes(verb)) fail('refusals', `elsewhere names the unknown verb ${String(verb)}`);
      if (refusal.law === '' || refusal.why === '') fail('refusals', `elsewhere cites no law for ${String(verb)}`);
    }
    return {
      rest() {
        const { state } = walk;
        for (const seat of seatsOf(game.asked(state))) {
          const plain = texts(offersOf(game, state, seat));
          const { list, refused } = reasonsOf(game, state, seat);
          if (texts(list) !== plain) fail('refusals', `with reasons ${texts(list)}, without ${plain}`);
          const offered = new Set(list.map((o) => o.text));
          for (const { option, refusal, a, b } of refused) {
            if (offered.has(option.text)) fail('refusals', `${option.text} is offered and refused (${refusal.why})`);
            if (!refusal.law || !refusal.why) fail('refusals', `the refusal of ${option.text} cites no law or reason`);
            if (!Number.isFinite(a) || !Number.isFinite(b))
              fail('refusals', `the refusal of ${option.text} counts ${a}, ${b}`);
          }
        }
      },
    };
  },
};

/** A text means the very option that bears it. */
export const optionTexts: Check = {
  checks: ['texts'],
  follow(walk, fail) {
    return {
      rest() {
        const { game, state } = walk;
        const found = seatsOf(game.asked(state)).flatMap((seat) => {
          const { list, refused } = reasonsOf(game, state, seat);
          return [...list, ...refused.map((r) => r.option)];
        });
        for (const seat of seatsOf(firstSeats(walk.seats))) found.push(...asidesOf(game, state, seat).list);
        for (const option of found) {
          const read = game.parse(option.text);
          if (read === undefined) fail('texts', `"${option.text}" cannot be read`);
          else if (read !== option)
            fail(
              'texts',
              `"${option.text}" is read as another ${canonicalJson(read)}, not as ${canonicalJson(option)}`,
            );
        }
      },
    };
  },
};

/** Everything that is listed can be done. */
export const apply: Check = {
  checks: ['apply'],
  follow(walk, fail) {
    const { game, random, dose } = walk;
    function attempt(act: PlayedAct): void {
      try {
        if (!applyAct(game, game.clone(walk.state), act, MUTE))
          fail('apply', `${actText(act)} is listed but not possible`);
      } catch (error) {
        fail('apply', `${actText(act)} throws: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return {
      rest() {
        for (const act of shuffle(actsOf(game, walk.state), random).slice(0, dose.tries)) attempt(act);
        for (const seat of seatsOf(game.asked(walk.state)))
          if (game.mayWithdraw(walk.state, seat)) attempt({ withdraw: seat });
        if (walk.state.over) return;
        for (const seat of seatsOf(firstSeats(walk.seats)))
          for (const o of asidesOf(game, walk.state, seat).list.slice(0, 2)) attempt({ seat, aside: o.text });
      },
    };
  },
};
