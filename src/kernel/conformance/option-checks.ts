import type { GameTypes } from '../procedure.ts';
import { MUTE } from '../event-sink.ts';
import { canonicalJson } from '../copy.ts';
import { fastRandom, shuffle } from '../random.ts';
import { firstSeats, seatsOf } from '../seat.ts';
import { QuestionReasons } from '../wishes.ts';
import { type PlayedAct, actsOf, actText, asidesOf, offersOf, applyAct, reasonsOf } from './act.ts';
import { difference, same, textOf } from './compare.ts';
import { type Check, QUICK, type Walk } from './walk.ts';

const texts = (list: readonly { readonly text: string }[]): string => list.map((o) => o.text).join(', ');

type ReadMethod<K extends GameTypes> = readonly [name: string, read: (s: K['state']) => void];

/** All methods that only read a state. */
function reads<K extends GameTypes>({ game, viewers, seats }: Walk<K>): ReadMethod<K>[] {
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

/** The state as text after these methods were called on a copy. */
function textAfter<K extends GameTypes>({ game, state }: Walk<K>, all: readonly ReadMethod<K>[]): string {
  const probe = game.clone(state);
  for (const [, read] of all) read(probe);
  return textOf(probe);
}

/** Checks that reading methods do not change the state. */
export const pure: Check = {
  checks: ['pure'],
  readsText: true,
  follow(walk, fail) {
    const settings = canonicalJson(walk.settings);
    return {
      rest() {
        const all = reads(walk);
        if (!same(textAfter(walk, all), walk.text))
          for (const one of all) {
            const after = textAfter(walk, [one]);
            if (!same(after, walk.text))
              return fail('pure', `${one[0]} changes the state: ${difference(walk.text, after)}`, 'fatal');
          }
        if (canonicalJson(walk.settings) !== settings) fail('pure', 'the settings were changed', 'fatal');
      },
    };
  },
};

/** Checks that exactly one is true: seats are asked, a chance is due, or the game is over. */
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

/** Checks that option lists are not empty, have no duplicates, and are the same every time. */
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

/** Checks that listing refusals does not change the offers, that no option is both, and that refusals cite a paragraph. */
export const refusals: Check = {
  checks: ['refusals'],
  follow(walk, fail) {
    const { game } = walk;
    for (const { verb, refusal } of game.offWindow ?? []) {
      if (!game.lexicon.verbs.includes(verb)) fail('refusals', `offWindow has the unknown verb ${String(verb)}`);
      if (refusal.law === '' || refusal.why === '') fail('refusals', `offWindow cites no law for ${String(verb)}`);
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

/** With few tries per state, one state in this many is asked for every wish. */
const WISHES_EVERY = 16;

/** Checks that everything a person can ask for is offered, or refused with a paragraph: the grammar of wishes. */
export const reasons: Check = {
  checks: ['reasons'],
  follow(walk, fail) {
    const { game, thoroughness } = walk;
    let states = walk.acts.length;
    return {
      rest() {
        if (thoroughness.tries <= QUICK.tries && states++ % WISHES_EVERY !== 0) return;
        const { state } = walk;
        const window = game.window(state);
        for (const seat of seatsOf(game.asked(state))) {
          const question = new QuestionReasons(game, state, seat);
          for (const o of question.wishes()) {
            const answer = question.answerTo(o);
            if (answer === undefined) fail('reasons', `no paragraph refuses "${o.text}" in ${window?.name}`);
            else if (answer !== 'offered' && (answer.law === '' || answer.why === ''))
              fail('reasons', `"${o.text}" is refused in ${window?.name} without law or reason`);
            else if (answer !== 'offered' && game.wishes?.misleads?.(state, seat, answer))
              fail(
                'reasons',
                `"${o.text}" is refused in ${window?.name} by ${answer.law} ${answer.why}, which is not true there`,
              );
          }
        }
      },
    };
  },
};

/** Checks that parsing an option's text gives the same interned option. */
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

/** Checks that every listed act can be applied. */
export const apply: Check = {
  checks: ['apply'],
  follow(walk, fail) {
    const { game, random, thoroughness } = walk;
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
        for (const act of shuffle(actsOf(game, walk.state), random).slice(0, thoroughness.tries)) attempt(act);
        for (const seat of seatsOf(game.asked(walk.state)))
          if (game.mayWithdraw(walk.state, seat)) attempt({ withdraw: seat });
        if (walk.state.over) return;
        for (const seat of seatsOf(firstSeats(walk.seats)))
          for (const o of asidesOf(game, walk.state, seat).list.slice(0, 2)) attempt({ seat, aside: o.text });
      },
    };
  },
};
