import { randomBytes } from 'node:crypto';
import { commitmentOf } from '../../src/kernel/referee/index.ts';
import type { Scene } from './scene.testkit.ts';
import type { Somebody } from './site.testkit.ts';

/** People come, sit down, stand up, are sent away and come back; then the game begins. */
export async function gather(scene: Scene, seats: number, people: readonly Somebody[]): Promise<void> {
  const { site, table, host, random } = scene;
  if (table.isPrivate) scene.invite = await site.invite(table, host, scene.invite);
  if (table.rematchOf !== undefined) {
    await answerRematch(scene, seats, people);
    await thinOut(scene, seats, people);
  }
  const free = people.filter((who) => who !== host);
  const promised = new Map<number, string>();
  for (let seat = 0; seat < seats; seat++) {
    if (table.sitter(seat) !== undefined || table.bots.has(seat)) continue;
    // Somebody else sits here first, and goes on listening after having left.
    for (let times = random(3); times > 0; times--) await comeAndGo(scene, seat, scene.pick(free)!);
    if (scene.once(3)) await lookIn(scene);
  }
  const holders = pickHolders(scene, seats, people);
  for (const [seat, who] of holders.entries()) {
    if (table.sitter(seat) !== undefined || table.bots.has(seat)) continue;
    if (!who) await site.addBot(table, host, seat);
    else {
      const entropy = randomBytes(16).toString('hex');
      const wish = scene.once(3) ? { promise: commitmentOf(entropy) } : {};
      await sitDown(scene, who, seat, wish);
      if ('promise' in wish) promised.set(seat, entropy);
    }
    if (scene.once(4)) await lookIn(scene);
  }
  if (table.isPrivate && scene.once(2)) await endInvitation(scene);
  const path = `/api/tables/${table.id}`;
  let { asked } = await site.call(site.peer('host', host), host, 'POST', `${path}/start`);
  for (let seat = 0; seat < seats; seat++) scene.sitters[seat] = people.find(({ name }) => name === table.sitter(seat));
  for (const [seat, entropy] of promised) {
    const who = scene.sitters[seat]!;
    // Who does not open in time is passed over.
    if (scene.once(6)) continue;
    await scene.attempt(async () => {
      ({ asked } = await site.call(site.peer('person', who), who, 'POST', `${path}/seats/${seat}/open`, { entropy }));
    });
  }
  table.begin(seats, asked);
  site.deed(`game: ${table.game}`);
}

/** Those for whom a seat is kept take it, or somebody declines. */
async function answerRematch(scene: Scene, seats: number, people: readonly Somebody[]): Promise<void> {
  const { site, table, host } = scene;
  for (let seat = 0; seat < seats; seat++) {
    const who = people.find(({ name }) => name === table.keptFor(seat));
    if (!who) continue;
    if (scene.once(5)) await site.decline(table, scene.once(2) ? who : host, seat);
    else await site.sit(table, who, seat);
  }
}

/** Somebody whom the rematch has seated watches that seat, and leaves it or is sent away. */
async function thinOut(scene: Scene, seats: number, people: readonly Somebody[]): Promise<void> {
  const { table } = scene;
  for (let seat = 0; seat < seats; seat++) {
    const who = people.find(({ name }) => name === table.sitter(seat));
    if (who && who !== scene.host && scene.once(2)) await listenAndLeave(scene, seat, who);
  }
}

/** Who plays: mostly people, each in one seat, sometimes a bot. */
function pickHolders(scene: Scene, seats: number, people: readonly Somebody[]): (Somebody | undefined)[] {
  const { table } = scene;
  const busy = new Set(Array.from({ length: seats }, (_, seat) => table.sitter(seat)));
  const fit = people.filter(({ name }) => !busy.has(name) && !table.isAway(name));
  const holders: (Somebody | undefined)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const isBot = seat > 0 && scene.once(6);
    holders.push(isBot ? undefined : fit.splice(scene.random(fit.length), 1)[0]);
  }
  return holders;
}

/** Sits down with what is needed for that. */
async function sitDown(scene: Scene, who: Somebody, seat: number, wish: object = {}): Promise<void> {
  const { site, table, host } = scene;
  if (!table.isPrivate || who === host) return await site.sit(table, who, seat, undefined, wish);
  const own = scene.once(2) ? await site.invite(table, host, undefined, seat) : undefined;
  try {
    await site.sit(table, who, seat, own ?? scene.invite, wish);
  } catch (error) {
    // The seat has an invitation of its own from an earlier attempt.
    if (own !== undefined || (error as Error).message !== 'bad-invite') throw error;
    await site.sit(table, who, seat, await site.invite(table, host, undefined, seat), wish);
  }
}

/** Somebody sits down, watches the seat, leaves it or is sent away, and goes on listening. */
async function comeAndGo(scene: Scene, seat: number, who: Somebody): Promise<void> {
  const { table } = scene;
  if (table.sitter(seat) !== undefined || table.isAway(who.name)) return;
  for (let other = 0; other < 6; other++) if (table.sitter(other) === who.name) return;
  if (await scene.attempt(() => sitDown(scene, who, seat))) await listenAndLeave(scene, seat, who);
}

async function listenAndLeave(scene: Scene, seat: number, who: Somebody): Promise<void> {
  const { site, table, host } = scene;
  const socket = await site.connect(site.peer(`seat ${seat}`, who), who);
  scene.listeners.push({ socket, who });
  await scene.attempt(() => socket.watch(scene.id, seat));
  const spectator = scene.once(2) ? await site.connect(site.peer(`seat ${seat}, looking on`, who), who) : undefined;
  if (spectator) {
    scene.listeners.push({ socket: spectator, who });
    await scene.attempt(() => spectator.watch(scene.id));
  }
  if (scene.once(2)) await addHook(scene, who, true);
  if (scene.once(3)) await scene.attempt(() => scene.act(socket, scene.line('seats')));
  const sentAway = who !== host && scene.once(2);
  await site.stand(table, who, seat, sentAway ? host : who);
  const role = sentAway ? 'sent away' : 'former seat';
  for (const each of [socket, spectator]) if (each) each.peer.role = role;
  scene.outsiders.push({ role, who, key: who.keys[0], invite: undefined });
  if (scene.once(2)) await scene.fence([socket, ...(spectator ? [spectator] : [])]);
  if (sentAway && scene.once(2)) await comeBack(scene, seat, who);
  else if (!sentAway && scene.once(3)) await scene.attempt(() => sitDown(scene, who, seat));
}

/** Somebody who was sent away tries to sit again, and may be let back; either way what the server says is noted. */
async function comeBack(scene: Scene, seat: number, who: Somebody): Promise<void> {
  const { site, table, host } = scene;
  const back = await scene.attempt(() => site.sit(table, who, seat, scene.invite));
  site.deed(back ? 'come back after being sent away' : 'stay away');
  if (back || scene.once(2)) return;
  await scene.attempt(() => site.letBack(table, host, who));
  if (!table.isAway(who.name) && scene.once(2)) await scene.attempt(() => site.sit(table, who, seat, scene.invite));
}

/** A webhook for one's own turns, or for everybody's at this table. */
export async function addHook(scene: Scene, who: Somebody, everyone: boolean, key = who.keys[0]): Promise<void> {
  const { site } = scene;
  const peer = site.peer(`webhook of ${who.name}`, who, key);
  const url = site.receiver.hook(peer, everyone);
  const wish = { kind: 'webhook', url, language: 'en', table: scene.id, everyone };
  const done = await scene.attempt(() =>
    site.call(site.peer('person', who, key), who, 'POST', '/api/me/notices', wish),
  );
  if (done) site.deed('webhook');
}

/** A spectator comes, with the invitation where one is needed. */
export async function lookIn(scene: Scene, since?: number): Promise<void> {
  const { site, table } = scene;
  const who = scene.once(2) ? await site.arrive(false) : undefined;
  const address = who ?? { address: site.address() };
  const role = table.delay > 0 ? 'delayed spectator' : 'spectator';
  const peer = site.peer(table.isPrivate ? `invited ${role}` : role, who);
  const socket = await site.connect(peer, address);
  scene.listeners.push({ socket, who: address });
  const came = await scene.attempt(() => socket.watch(scene.id, undefined, since, scene.invite));
  if (came) site.deed(since === undefined ? 'look in' : 'look in with since');
  if (came && who && scene.once(3)) await scene.attempt(() => scene.act(socket, scene.line('spectators')));
}

/** The host makes a new invitation: the one before it is void, and so is the right of those who came by it. */
export async function endInvitation(scene: Scene): Promise<void> {
  const { site, table, host, invite } = scene;
  if (invite === undefined) return;
  scene.invite = await site.invite(table, host, invite);
  for (const { socket } of scene.listeners)
    if (socket.peer.invites.has(invite) && !table.plays(socket.peer.person))
      socket.peer.role = 'invitee of an ended invitation';
  const who = { name: '', address: site.address(), keys: [], login: undefined, password: '' };
  scene.outsiders.push({ role: 'invitee of an ended invitation', who, key: undefined, invite });
  if (scene.once(2)) await scene.fence(scene.listeners.map(({ socket }) => socket));
}
