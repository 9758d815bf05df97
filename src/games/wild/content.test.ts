import { expect, test } from 'vitest';
import { fastRandom, OfferRefusalList, seatsOf, EventRecorder } from '../../kernel/index.ts';
import type { WildEvent } from './events.ts';
import type { WildOption } from './verbs.ts';
import { game } from './testkit/position.testkit.ts';

/** What random play rarely reaches; each has a test of its own by paragraph. */
const RARE = ['victory', 'refusal W-A48 seventh-toxic', 'refusal W-A29 all-camps-built', 'refusal W-9.6 left'];

test('random play reaches every card, ability, item, machine card, order, defeat and reason', {
  timeout: 120_000,
}, () => {
  const met = new Set<string>();
  const random = fastRandom(7);
  for (let n = 0; n < 400; n++) {
    const settings = game.readSettings({ seats: 1 + (n % 4), hard: n % 7 });
    if (!settings.ok) throw new Error('settings');
    const s = game.begin(settings.value);
    const note = (event: WildEvent): void => game.checks.reached(event, s).forEach((name) => met.add(name));
    while (!s.over) {
      const events = new EventRecorder<WildEvent>();
      const of = game.outcomeCount(s);
      if (of > 0) game.applyOutcome(s, random(of), events);
      else {
        const asked = seatsOf(game.asked(s));
        const seat = asked[random(asked.length)]!;
        const reasons = new OfferRefusalList<WildOption>();
        game.options(s, seat, reasons);
        game.asides!.options(s, seat, aside(met));
        for (const { refusal } of reasons.refused) met.add(`refusal ${refusal.law} ${refusal.why}`);
        const named = [...reasons.list, ...reasons.refused.map(({ option }) => option)].map(({ verb }) => verb);
        for (const { verb, refusal, concerns } of game.offWindow!)
          if (!named.includes(verb) && (concerns?.(s, seat) ?? true)) met.add(`refusal ${refusal.law} ${refusal.why}`);
        game.choose(s, seat, reasons.list[random(reasons.list.length)]!, events);
      }
      for (const { shared, secret } of events.tellings) [shared, ...(secret ? [secret] : [])].forEach(note);
    }
  }
  const unmet = game.checks.content.filter((name) => !met.has(name));
  expect(unmet.filter((name) => !RARE.includes(name))).toEqual([]);
});

/** Notes the reasons an aside is refused for. */
function aside(met: Set<string>): OfferRefusalList<WildOption> {
  const reasons = new OfferRefusalList<WildOption>();
  reasons.refuse = (_option, refusal): void => void met.add(`refusal ${refusal.law} ${refusal.why}`);
  return reasons;
}
