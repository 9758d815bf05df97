import { expect, test } from 'vitest';
import { fastRandom, game } from '../../../../kernel/index.ts';
import { fastSource, listQuestion, Referee } from '../../../../kernel/referee/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { TITLE_OF, title } from '../../components/cards/index.ts';
import { root } from '../../index.ts';
import type { Root } from '../../types.ts';
import { handOf, LOST_SOULS } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';
import { RIVERFOLK } from '../../words.ts';
import type { RootView } from '../../view-types.ts';

/** The reasons a seat is given now, by text. */
function reasons(p: ReturnType<typeof position>, seat: number): Record<string, string> {
  const { forbidden } = listQuestion(root, p.state, seat);
  return Object.fromEntries(forbidden.map((f) => [f.text, `${f.law} ${f.why}`]));
}

const TABLE = { factions: ['cult', 'riverfolk', 'vagabond', 'marquise'] } as const;
const table = () => position(TABLE).cult('fox').prices(1, 2, 3).vagabond('c1', []).place('c5', 'garden');

rootLaw(
  ['10.4.3.I', '10.5.1', '10.5.4', '10.6.2'],
  'an action of the Cult in another phase is explained by its time',
  () => {
    const p = table().turn('cult', 'daylight');
    expect(reasons(p, 0)).toMatchObject({
      move: '10.4.3.I in-birdsong',
      battle: '10.4.3.I in-birdsong',
      convert: '10.4.3.II in-birdsong',
      sanctify: '10.4.3.III in-birdsong',
      craft: '10.6.2 in-evening',
    });
    p.play('end');
    expect(reasons(p, 0)).toMatchObject({
      reveal: '10.5 in-daylight',
      build: '10.5.1 in-daylight',
      'recruit-at': '10.5.2 in-daylight',
      score: '10.5.3 in-daylight',
      sacrifice: '10.5.4 in-daylight',
    });
  },
);

rootLaw(
  ['11.5.4', '11.5.6', '11.6.2', '11.2.6'],
  'so are the actions of the Riverfolk and the services of all others',
  () => {
    const p = table().hand('riverfolk', 'anvil').turn('riverfolk', 'evening');
    expect(reasons(p, 1)).toMatchObject({
      export: '11.5.3.I in-daylight',
      draw: '11.5.4 in-daylight',
      'recruit-at': '11.5.5 in-daylight',
      'trade-post': '11.5.6 in-daylight',
    });
    expect(reasons(p, 1)).not.toHaveProperty('buy-card');
    const day = table().hand('riverfolk', 'anvil').turn('riverfolk', 'daylight');
    expect(reasons(day, 1)).toMatchObject({ price: '11.6.2 in-evening' });
    const cult = table().hand('riverfolk', 'anvil').turn('cult', 'daylight');
    expect(reasons(cult, 0)).toMatchObject({
      'buy-card': '11.2.6 at-start-of-birdsong',
      'buy-riverboats': '11.2.6 at-start-of-birdsong',
      'buy-mercenaries': '11.2.6 at-start-of-birdsong',
    });
    const thief = table().turn('vagabond', 'daylight');
    expect(reasons(thief, 2)).not.toHaveProperty('buy-mercenaries');
    expect(reasons(thief, 2)).not.toHaveProperty('buy-card');
  },
);

test('everybody sees what lies open of both factions', () => {
  const p = table().souls('anvil').hand('riverfolk', 'sword').box('funds', 'marquise', 2).box('payments', 'cult', 1);
  p.hated();
  const view: RootView = p.view(3);
  expect(view.cult).toEqual({ outcast: 0, hated: 1, acolytes: 0 });
  expect(view.riverfolk).toMatchObject({ prices: [1, 2, 3], lostPosts: [0, 0, 0], hirer: -1 });
  expect([view.riverfolk.funds[0], view.riverfolk.payments[5]]).toEqual([2, 1]);
  const places = (['anvil', 'sword'] as const).map((name) => view.known[TITLE_OF.indexOf(title(name))]);
  expect(places).toEqual([LOST_SOULS, handOf(RIVERFOLK)]);
});

rootLaw('11.2.6', 'a player who never buys says so once: a standing order declines the services only', () => {
  const p = table().place('c1', 'cat').crafted('marquise', 'better-burrow-bank').deck('bake-sale', 'sword');
  p.turn('marquise', 'birdsong');
  const referee = new Referee<Root>({
    game: game({ ...root, setup: () => root.clone(p.state) }),
    settings: p.state.settings,
    source: fastSource(fastRandom(1)),
  });
  const marquise = p.state.seat[0]!;
  referee.setOrders(marquise, [{ window: 'riverfolk-services', say: 'pass' }]);
  referee.advance();
  expect(root.window(referee.state)?.name).toBe('effects');
  referee.answer(marquise, referee.question(marquise), ['pass']);
  expect(root.window(referee.state)?.name).toBe('marquise-daylight');
});
