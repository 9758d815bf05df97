/**
 * Asks for every wish of the grammar in random games of all settings, and fails when one is refused without a paragraph:
 * `npm run reasons -- root 2000 1 8` plays 2,000 games from seed 1 and asks at one decision in 8.
 */
import { randomSettings } from '../../src/kernel/conformance/random-settings.ts';
import {
  fastRandom,
  type GameTypes,
  MUTE,
  OfferList,
  type Option,
  QuestionReasons,
  seatsOf,
} from '../../src/kernel/index.ts';
import { GAME_RULES } from '../../src/registry/index.ts';

const MOST_ACTS = 30_000;

const [name = '', games = '100', first = '1', every = '1'] = process.argv.slice(2);
const load = GAME_RULES[name];
if (!load) throw new Error(`no game is called ${name}`);
const game = await load();
const asked = new Set<string>();
const refused = new Set<string>();
const offered = new Set<string>();
const laws = new Map<string, number>();
const silent = new Map<string, string>();
let decisions = 0;
let sentences = 0;
const start = process.cpuUsage();

for (let seed = Number(first); seed < Number(first) + Number(games); seed++) {
  const settings = randomSettings<GameTypes>(game, fastRandom(seed ^ 0x7ab1e), {}, {});
  if (!settings) throw new Error(`no settings for seed ${seed}`);
  const random = fastRandom(seed);
  // A generator of its own, so that the games do not depend on how often they are asked.
  const sampling = fastRandom(seed ^ 0x4ea50);
  const s = game.begin(settings);
  for (let acts = 0; acts < MOST_ACTS && !s.over; acts++) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const seats = seatsOf(game.asked(s));
    if (sampling(Number(every)) === 0)
      for (const seat of seats) {
        decisions++;
        const question = new QuestionReasons<GameTypes>(game, s, seat);
        for (const o of question.wishes()) {
          sentences++;
          asked.add(o.text);
          const answer = question.answerTo(o);
          if (answer === 'offered') offered.add(o.text);
          else if (answer) {
            refused.add(o.text);
            laws.set(answer.law, (laws.get(answer.law) ?? 0) + 1);
          } else silent.set(`${o.verb} in ${game.window(s)?.name}`, `${o.text}, seed ${seed}, act ${acts}`);
        }
      }
    const seat = seats[random(seats.length)]!;
    const offers = new OfferList<Option>();
    game.options(s, seat, offers);
    game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
  }
}
const { user, system } = process.cpuUsage(start);
const figures = {
  game: name,
  games: Number(games),
  decisions,
  sentences,
  asked: asked.size,
  refused: refused.size,
  offered: offered.size,
  silent: Object.fromEntries(silent),
  seconds: Math.round((user + system) / 1e6),
  laws: Object.fromEntries([...laws].sort(([a], [b]) => (a < b ? -1 : 1))),
};
process.stdout.write(`${JSON.stringify(figures, undefined, 1)}\n`);
if (silent.size > 0) process.exitCode = 1;
