import type { ViewerSnapshot } from '../../src/protocol/index.ts';
import { newMove, pause, type Scene } from './scene.testkit.ts';
import type { Somebody } from './site.testkit.ts';
import type { RecordingSocket } from './wire.testkit.ts';

/** After so long without a question a player looks whether the game still goes on. */
const PATIENCE_MS = 5_000;

/** Plays one seat to the end of the game, over as many connections as it takes. */
export async function playSeat(scene: Scene, seat: number): Promise<void> {
  const { site } = scene;
  const who = scene.sitters[seat]!;
  let since: number | undefined;
  while (!scene.over && !scene.stopped) {
    const key = scene.pick(who.keys);
    let socket: RecordingSocket | undefined;
    await scene.attempt(async () => {
      socket = await site.connect(site.peer(`seat ${seat}`, who, key), who, true);
      const isKnown = since !== undefined && scene.once(2);
      await socket.watch(scene.id, seat, isKnown ? since : undefined);
      if (since !== undefined) site.deed(isKnown ? 'reconnect with since' : 'reconnect without since');
      since = await playOn(scene, socket, seat);
    });
    await pause(scene.random(100));
    socket?.close();
    if (scene.once(2) && !scene.over) await beAway(scene, who);
  }
}

/** Notices of a turn go to those who are not here, about a second later. */
async function beAway(scene: Scene, who: Somebody): Promise<void> {
  if (scene.once(2)) for (const each of scene.listeners) if (each.who === who) each.socket.close();
  await pause(1500 + scene.random(2500));
  scene.site.deed('away for a while');
}

/** Plays over one connection for a while; gives the version it was at. */
async function playOn(scene: Scene, socket: RecordingSocket, seat: number): Promise<number | undefined> {
  for (let moves = 6 + scene.random(30); moves > 0 && !scene.stopped; moves--) {
    const now = (): ViewerSnapshot | undefined => socket.moment(scene.id, seat);
    const isUp = (): boolean => {
      const moment = now();
      return moment !== undefined && (moment.over || (moment.question >= 0 && !scene.away.has(seat)));
    };
    const up = await socket.until(() => isUp() || scene.stopped || scene.over, PATIENCE_MS);
    const moment = now();
    if (moment) scene.version = Math.max(scene.version, moment.version);
    if (moment?.over) scene.over = true;
    if (!socket.open || scene.over || scene.stopped || !moment) return moment?.version;
    if (!up || !isUp()) continue;
    await pause(scene.random(2 * scene.pace + 1));
    const { question } = moment;
    if (!(await scene.attempt(() => move(scene, socket, seat, now()!)))) await pause(20);
    await socket.until(() => now()!.question !== question || now()!.over, 200);
  }
  return socket.moment(scene.id, seat)?.version;
}

async function move(scene: Scene, socket: RecordingSocket, seat: number, moment: ViewerSnapshot): Promise<void> {
  const { random } = scene;
  const [to] = moment.undo;
  if (moment.question < 0 || moment.offered.length === 0) return;
  if (to !== undefined && random(20) === 0) {
    await scene.act(socket, { do: 'undo', seat, to, move: newMove() });
    return scene.site.deed('undo, free');
  }
  if (random(120) === 0 && moment.version > 4) return await undoTogether(scene, socket, seat, moment);
  if (moment.withdraw && random(6) === 0)
    return void (await scene.act(socket, { do: 'withdraw', seat, move: newMove() }));
  const aside = scene.pick(moment.asides);
  if (aside !== undefined && random(15) === 0)
    return void (await scene.act(socket, { do: 'aside', seat, say: aside, move: newMove() }));
  const says = [moment.offered[random(moment.offered.length)]!];
  await scene.act(socket, { do: 'answer', seat, question: moment.question, says, move: newMove() });
  scene.moves += 1;
}

/** Asks to go back further than is free; the others agree, or one does not. */
async function undoTogether(
  scene: Scene,
  socket: RecordingSocket,
  seat: number,
  moment: ViewerSnapshot,
): Promise<void> {
  const to = Math.max(1, moment.version - 1 - scene.random(12));
  const { waiting } = await scene.act(socket, { do: 'undo', seat, to, move: newMove() });
  if (!waiting) return;
  const yes = !scene.once(3);
  for (const other of scene.seats) {
    const who = scene.sitters[other] as Somebody;
    if (other === seat) continue;
    const peer = scene.site.peer(`seat ${other}`, who);
    const agreed = await scene.attempt(() =>
      scene.actByHttp(peer, who, { do: 'consent', seat: other, to, yes, move: newMove() }),
    );
    if (agreed) scene.site.deed(yes ? 'undo, agreed' : 'undo, refused by a seat');
    if (!yes) return;
  }
}

/** Hands all seats to bots, so that a game of any length comes to its end. */
export async function handOver(scene: Scene): Promise<void> {
  for (const seat of scene.seats) {
    const who = scene.sitters[seat]!;
    const peer = scene.site.peer(`seat ${seat}`, who);
    scene.away.add(seat);
    const done = await scene.attempt(() => scene.actByHttp(peer, who, { do: 'bot', seat, on: true }));
    if (!done) scene.away.delete(seat);
  }
}
