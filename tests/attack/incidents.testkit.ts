import { addHook, endInvitation, lookIn } from './lobby.testkit.ts';
import { newMove, type Outsider, type Scene } from './scene.testkit.ts';
import type { Somebody } from './site.testkit.ts';

const MOST_LISTENERS = 14;

/** Something that happens at a table while it is played. */
type Incident = (scene: Scene) => Promise<void>;

/** A person who plays, and where. */
function player(scene: Scene): { seat: number; who: Somebody } | undefined {
  const seat = scene.pick(scene.seats);
  return seat === undefined ? undefined : { seat, who: scene.sitters[seat]! };
}

/** What anybody can read over HTTP, as a seat or without one. */
function reading(scene: Scene, seat: number | undefined): string {
  const since = scene.once(10) ? 0 : Math.max(0, scene.version - scene.random(20));
  const as = seat === undefined ? '' : `seat=${seat}&`;
  const routes = [
    `moment?${as}`,
    `moment?${as}after=${scene.version}&wait=${1 + scene.random(2)}`,
    `events?${as}since=${since}`,
    `replay?${as}since=${since}`,
    'chat?room=seats',
    'chat?room=spectators',
    'journal',
    '',
    ...(seat === undefined ? [] : [`seats/${seat}/refusals`]),
    ...(scene.over ? ['record'] : []),
  ];
  return `/api/tables/${scene.id}/${scene.pick(routes)!}`.replace(/[/?&]$/, '');
}

/** Somebody reads over HTTP; long polls are not waited for. */
export async function read(scene: Scene, { role, who, key, invite }: Outsider, seat?: number): Promise<void> {
  const { site } = scene;
  const path = reading(scene, seat);
  const got = scene.attempt(async () => {
    await site.call(site.peer(role, who, key), who, 'GET', path, undefined, invite);
    site.deed(`read ${/\/api\/tables\/[^/]*\/?(\w*)/.exec(path)![1] || 'table'}`);
  });
  if (path.includes('wait=') || path.endsWith('record')) scene.later(got);
  else await got;
}

/** Tries to follow the table over a socket, and to ask and act there. */
async function intrude(scene: Scene, { role, who, key, invite }: Outsider): Promise<void> {
  const { site } = scene;
  await scene.attempt(async () => {
    const socket = await site.connect(site.peer(role, who, key), who);
    scene.listeners.push({ socket, who });
    const seat = scene.random(Math.max(1, scene.sitters.length));
    await scene.attempt(() => socket.watch(scene.id, scene.once(2) ? seat : undefined, undefined, invite));
    const asks = [
      { type: 'why', table: scene.id, seat },
      { type: 'hint', table: scene.id, seat },
      { type: 'act', table: scene.id, act: scene.line(scene.once(2) ? 'seats' : 'spectators') },
      { type: 'act', table: scene.id, act: { do: 'bot', seat, on: true } },
      { type: 'act', table: scene.id, act: { do: 'withdraw', seat, move: newMove() } },
    ];
    await scene.attempt(() => socket.ask(scene.pick(asks)!));
    site.deed(`intrude: ${role}`);
  });
}

/** Tries what only the host, or only who sits there, may do. */
async function meddle(scene: Scene, { role, who, key, invite }: Outsider): Promise<void> {
  const { site, table, id } = scene;
  const peer = site.peer(role, who, key);
  if (peer.person === table.host || table.plays(peer.person)) return;
  const seat = scene.random(Math.max(1, scene.sitters.length));
  const tries: readonly (readonly [string, string, object?])[] = [
    ['POST', 'invites', {}],
    ['POST', 'start'],
    ['POST', 'rematch'],
    ['DELETE', `seats/${seat}`],
    ['POST', 'acts', { do: 'bot', seat, on: true }],
    ['POST', 'acts', { do: 'mute', seat, on: true }],
    ['POST', 'acts', { do: 'orders', seat, orders: [] }],
  ];
  const [method, path, body] = scene.pick(tries)!;
  const done = await scene.attempt(() => site.call(peer, who, method, `/api/tables/${id}/${path}`, body, invite));
  site.deed(`meddle: ${role}`);
  if (done) site.recorder.find('meddling', peer, id, `${method} ${path} by somebody who may not`, body ?? {});
}

/** Somebody who has no business at the table; a stranger if there is nobody else. */
async function outsider(scene: Scene): Promise<Outsider> {
  if (scene.outsiders.length > 0 && !scene.once(4)) return scene.pick(scene.outsiders)!;
  const { site } = scene;
  const who = scene.once(2)
    ? await site.arrive(false)
    : { name: '', address: site.address(), keys: [], login: undefined, password: '' };
  return { role: 'stranger', who, key: who.keys[0], invite: undefined };
}

/** One more device watches the seat, then its key becomes void; its socket, its codes and its webhook stay. */
async function loseDevice(scene: Scene): Promise<void> {
  const found = player(scene);
  if (!found) return;
  const { seat, who } = found;
  const { site } = scene;
  await scene.attempt(async () => {
    const key = await site.addDevice(who);
    const socket = await site.connect(site.peer(`second device of seat ${seat}`, who, key), who);
    scene.listeners.push({ socket, who });
    await socket.watch(scene.id, seat);
    if (scene.once(3)) await addHook(scene, who, scene.once(2), key);
    const outside: Outsider = { role: 'void key', who, key, invite: undefined };
    // Used once, the key is known to the server's memory.
    await read(scene, { ...outside, role: `second device of seat ${seat}` }, seat);
    const code = scene.once(2) ? await site.code(who, key) : undefined;
    const gone = await site.endKeys(who);
    if (!gone.includes(key)) return;
    socket.peer.role = 'void key';
    scene.outsiders.push(outside);
    if (scene.once(2)) await scene.fence([socket]);
    await scene.attempt(() => read(scene, outside, seat));
    if (code !== undefined) await claimLate(scene, who, code);
  });
}

/** A code that was made before the revocation must be worth nothing after it. */
async function claimLate(scene: Scene, who: Somebody, code: string): Promise<void> {
  const { site } = scene;
  const peer = site.peer('void code');
  const claimed = await scene.attempt(async () => {
    const { body } = await site.call<{ key: string }>(peer, who, 'POST', '/api/visitors/claim', { code });
    site.recorder.find('void code', peer, scene.id, 'a code made before the revocation was claimed after it', body);
  });
  site.deed(claimed ? 'late claim taken' : 'late claim refused');
}

const INCIDENTS: readonly (readonly [weight: number, Incident])[] = [
  [4, (scene) => lookIn(scene, scene.once(2) ? scene.random(scene.version + 1) : undefined)],
  [8, async (scene) => read(scene, await outsider(scene), scene.once(2) ? scene.random(4) : undefined)],
  [4, async (scene) => intrude(scene, await outsider(scene))],
  [3, async (scene) => meddle(scene, await outsider(scene))],
  [3, loseDevice],
  [2, endInvitation],
  [
    8,
    async (scene) => {
      const found = player(scene);
      if (!found) return;
      const { seat, who } = found;
      const own = { role: `seat ${seat}`, who, key: who.keys[0], invite: undefined };
      await read(scene, own, scene.once(4) ? undefined : seat);
    },
  ],
  [
    4,
    async (scene) => {
      const found = player(scene);
      if (!found) return;
      const { seat, who } = found;
      await scene.attempt(async () => {
        const socket = await scene.site.connect(scene.site.peer(`seat ${seat}`, who), who, true);
        // Who stays connected is not told of turns.
        scene.later(socket.closed);
        setTimeout(() => socket.close(), 500);
        await socket.watch(scene.id, seat);
        await socket.until(() => socket.moment(scene.id, seat) !== undefined, 2000);
        const say = scene.pick(socket.moment(scene.id, seat)?.offered ?? []);
        const asks = [
          { type: 'why', table: scene.id, seat },
          ...(say === undefined ? [] : [{ type: 'final', table: scene.id, seat, say }]),
          ...(scene.terms.hints ? Array.from({ length: 4 }, () => ({ type: 'hint', table: scene.id, seat })) : []),
          { type: 'act', table: scene.id, act: scene.line('seats') },
        ];
        const ask = scene.pick(asks)!;
        await socket.ask(ask);
        scene.site.deed(ask.type === 'act' ? 'chat' : ask.type);
      });
    },
  ],
  [
    2,
    async (scene) => {
      const found = player(scene);
      if (!found) return;
      const { seat, who } = found;
      const peer = scene.site.peer(`seat ${seat}`, who);
      const on = !scene.away.has(seat);
      if (on) scene.away.add(seat);
      else scene.away.delete(seat);
      await scene.attempt(() => scene.actByHttp(peer, who, { do: 'bot', seat, on }));
    },
  ],
  [2, giveOrders],
  [
    2,
    async (scene) => {
      const found = player(scene);
      if (found) await addHook(scene, found.who, scene.once(2));
    },
  ],
  [
    2,
    async (scene) => {
      const { site } = scene;
      const { role, who, key } = await outsider(scene);
      await scene.attempt(() => site.call(site.peer(role, who, key), who, 'GET', '/api/tables'));
      if (key !== undefined)
        await scene.attempt(() => site.call(site.peer(role, who, key), who, 'GET', '/api/me/tables'));
      site.deed('list');
    },
  ],
  [
    3,
    (scene) => {
      // The ones who came first go first, but those who lost a right stay: they are what it is about.
      const at = scene.listeners.findIndex(({ socket }) =>
        /^(spectator|delayed|invited|stranger)/.test(socket.peer.role),
      );
      const [gone] = at >= 0 && scene.listeners.length > MOST_LISTENERS / 2 ? scene.listeners.splice(at, 1) : [];
      gone?.socket.close();
      if (gone) scene.site.deed('go');
      return Promise.resolve();
    },
  ],
];

/** A seat orders an answer to the window that is open, as it would on the screen. */
async function giveOrders(scene: Scene): Promise<void> {
  const found = player(scene);
  if (!found) return;
  const { seat, who } = found;
  const { site } = scene;
  await scene.attempt(async () => {
    const peer = site.peer(`seat ${seat}`, who);
    const path = `/api/tables/${scene.id}/moment?seat=${seat}`;
    const { body } = await site.call<{ moment: { window?: { name: string }; offered: string[] } }>(
      peer,
      who,
      'GET',
      path,
    );
    const { window, offered } = body.moment;
    const say = scene.pick(offered);
    const isNone = window === undefined || say === undefined || scene.once(3);
    const orders = isNone ? [] : [{ window: window.name, say, until: 'turn' as const }];
    await scene.actByHttp(peer, who, { do: 'orders', seat, orders });
  });
}

const WEIGHTS = INCIDENTS.reduce((sum, [weight]) => sum + weight, 0);

/** Something happens. */
export async function incident(scene: Scene): Promise<void> {
  while (scene.listeners.length > MOST_LISTENERS) scene.listeners.splice(scene.random(4), 1)[0]!.socket.close();
  let n = scene.random(WEIGHTS);
  for (const [weight, happen] of INCIDENTS) {
    if (n < weight) return await happen(scene);
    n -= weight;
  }
}
