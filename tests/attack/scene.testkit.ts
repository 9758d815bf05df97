import { randomUUID } from 'node:crypto';
import type { Random } from '../../src/kernel/index.ts';
import type { PlayerAction, ServerMessage } from '../../src/protocol/index.ts';
import { Refusal } from '../server/client.testkit.ts';
import type { Peer, TableLedger } from './ledger.testkit.ts';
import type { Site, Somebody, Terms } from './site.testkit.ts';
import { ConnectionCut, type RecordingSocket } from './wire.testkit.ts';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** So long a proof waits for answers that are on their way, in milliseconds. */
const SETTLE_MS = 4_000;

/** Somebody who should know nothing of the table, or no more: what they try is what an attack is. */
export interface Outsider {
  readonly role: string;
  readonly who: Somebody;
  readonly key: string | undefined;
  readonly invite: string | undefined;
}

/** One attacked table with everybody who is connected to it. */
export class Scene {
  readonly site: Site;
  readonly random: Random;
  readonly table: TableLedger;
  readonly terms: Terms;
  readonly host: Somebody;
  /** By seat; undefined: a bot. */
  readonly sitters: (Somebody | undefined)[] = [];
  /** Seats that a bot plays for their person just now. */
  readonly away = new Set<number>();
  /** People who were told to go, or whose keys are void, or who never were anybody here. */
  readonly outsiders: Outsider[] = [];
  /** Sockets that stay open and listen, whatever happens to those who opened them. */
  readonly listeners: { readonly socket: RecordingSocket; readonly who: Pick<Somebody, 'address'> }[] = [];
  /** The present invitation to a private table. */
  invite: string | undefined;
  /** Milliseconds that people take for a move, on average. */
  readonly pace: number;
  over = false;
  /** Everybody shall go. */
  stopped = false;
  moves = 0;
  readonly #pending = new Set<Promise<void>>();
  /** The last version that a player has seen. */
  version = 0;

  constructor(site: Site, random: Random, table: TableLedger, terms: Terms, host: Somebody, pace: number) {
    this.site = site;
    this.random = random;
    this.table = table;
    this.terms = terms;
    this.host = host;
    this.pace = pace;
  }

  get id(): string {
    return this.table.id;
  }

  /** True with probability 1/n. */
  once(n: number): boolean {
    return this.random(n) === 0;
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.random(list.length)];
  }

  /** The seats that people hold. */
  get seats(): number[] {
    return this.sitters.flatMap((who, seat) => (who ? [seat] : []));
  }

  /** Refusals and cuts are what an attacker expects; anything else is a fault. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.site.recorder.deeds.add(`refused: ${error.body.code}`);
      else if (!(error instanceof ConnectionCut) && !isNetwork(error)) throw error;
      return false;
    }
  }

  /** Does something at the table and notes which version it made. */
  async act(socket: RecordingSocket, act: PlayerAction): Promise<Extract<ServerMessage, { type: 'ack' }>> {
    const mark = this.site.recorder.ledger.mark(socket.peer.server);
    const ack = (await socket.ask({ type: 'act', table: this.id, act })) as Extract<ServerMessage, { type: 'ack' }>;
    this.#made(act, ack, mark);
    return ack;
  }

  async actByHttp(peer: Peer, who: Somebody, act: PlayerAction): Promise<void> {
    const path = `/api/tables/${this.id}/acts`;
    const { body, asked } = await this.site.call<{ version: number; repeated?: true; waiting?: true }>(
      peer,
      who,
      'POST',
      path,
      act,
    );
    this.#made(act, body, asked);
  }

  #made(
    act: PlayerAction,
    ack: { version: number; repeated?: true; waiting?: true },
    mark: Parameters<TableLedger['made']>[1],
  ) {
    const moves = ['answer', 'withdraw', 'aside', 'undo'].includes(act.do);
    if (moves && !ack.repeated && !ack.waiting) this.table.made(ack.version, mark);
    this.site.deed(act.do === 'bot' ? `bot ${act.on ? 'on' : 'off'}` : act.do);
  }

  /** A line of chat that says when it was sent. */
  line(room: 'seats' | 'spectators'): PlayerAction {
    const { tick, wall } = this.site.recorder.ledger.mark(0);
    return { do: 'chat', room, text: `line ${tick} ${wall} ${room}` };
  }

  /** What is received from now on by these was sent after now. */
  async fence(sockets: readonly RecordingSocket[]): Promise<void> {
    await Promise.all(sockets.filter(({ open }) => open).map((socket) => this.attempt(() => socket.fence())));
  }

  /** Slow work; the proof of a table waits for it, up to a time limit. */
  later(work: Promise<unknown>): void {
    const settled = work.catch(() => {}).then(() => void this.#pending.delete(settled));
    this.#pending.add(settled);
  }

  async settled(): Promise<void> {
    await Promise.race([Promise.all(this.#pending), pause(SETTLE_MS)]);
  }

  close(): void {
    for (const { socket } of this.listeners) socket.close();
  }
}

export const newMove = (): string => randomUUID();

const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

function isNetwork(error: unknown): boolean {
  return NETWORK.includes((error as { code?: string }).code ?? '');
}
