import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FOLDER, installPeers } from '../../bench/peers.ts';
import { fastRandom } from '../../src/kernel/index.ts';
import { Match, type Turn } from './match.testkit.ts';

/** A client of socket.io, as far as it is needed. */
interface Socket {
  on(event: string, onMessage: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

type Connect = (url: string) => Socket;

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

const SEATS = 2;

/** boardgame.io's server in a process of its own. */
export class PeerServer {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #connect: Connect;

  private constructor(child: ChildProcess, port: number, connect: Connect) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
    this.#connect = connect;
  }

  static async start(): Promise<PeerServer> {
    await installPeers();
    const child = fork(join(FOLDER, 'server.mjs'), [], {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const port = await new Promise<number>((done, fail) => {
      child.once('message', (message: { port: number }) => done(message.port));
      child.once('exit', (code) => fail(new Error(`boardgame.io's server ended with ${code}`)));
    });
    const client = pathToFileURL(join(FOLDER, 'client.mjs')).href;
    const { connect } = (await import(client)) as { connect: Connect };
    return new PeerServer(child, port, connect);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  heap(): Promise<number> {
    return new Promise((done) => {
      this.#child.once('message', (message: { heap: number }) => done(message.heap));
      this.#child.send('heap');
    });
  }

  /** A socket of its own, as every player has one. */
  socket(): Socket {
    return this.#connect(`${this.url}/peer`);
  }

  async stop(): Promise<void> {
    const ended = new Promise<void>((done) => this.#child.once('exit', () => done()));
    this.#child.kill('SIGKILL');
    await ended;
  }
}

/** A match of boardgame.io with a socket per seat, played by chance. */
export class PeerMatch extends Match {
  readonly #server: PeerServer;
  readonly #id: string;
  readonly #random;
  readonly #sockets: Socket[] = [];
  readonly #states: PeerState[] = [];
  readonly #waiting: (((ok: boolean) => void) | undefined)[] = [];

  constructor(server: PeerServer, luck: number) {
    super();
    this.#server = server;
    this.#id = `match-${luck}`;
    this.#random = fastRandom(luck);
  }

  async connect(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = this.#server.socket();
      this.#sockets[seat] = socket;
      await new Promise<void>((ready) => {
        socket.on('sync', (_id: string, { state }: { state: PeerState }) => {
          this.#states[seat] = state;
          ready();
        });
        socket.on('update', (_id: string, state: PeerState) => this.#update(seat, state));
        socket.on('connect', () => socket.emit('sync', this.#id, String(seat), undefined, SEATS));
      });
    }
  }

  #update(seat: number, state: PeerState): void {
    this.#states[seat] = state;
    const done = this.#waiting[seat];
    this.#waiting[seat] = undefined;
    done?.(true);
    this.onMessage(seat);
  }

  version(seat: number): number {
    return this.#states[seat]!._stateID;
  }

  turn(): Turn | undefined {
    const seat = Number(this.#states[0]!.ctx.currentPlayer);
    const { _stateID: number, ctx } = this.#states[seat]!;
    if (Number(ctx.currentPlayer) !== seat) return undefined;
    const args = [this.#random(1000), this.#random(1000)];
    const payload = { type: 'march', args, playerID: String(seat) };
    return {
      seat,
      number,
      send: (done) => {
        this.#waiting[seat] = done;
        this.#sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, number, this.#id, String(seat));
      },
    };
  }

  isOver(): boolean {
    return false;
  }

  again(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}
