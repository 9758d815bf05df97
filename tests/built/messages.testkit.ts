import { randomUUID } from 'node:crypto';
import type { PLAYER_ACTIONS, CLIENT_MESSAGES, ErrorCode, ServerMessage } from '../../src/protocol/index.ts';
import { Client, Refusal } from '../server/client.testkit.ts';
import type { Scene } from './scene.testkit.ts';

/** What came back: the kind of the message, or the refusal. */
export type Came = ServerMessage['type'] | ErrorCode;

/** The seat that is asked at the table that is played, with a socket that follows it. */
export interface AskedSeat {
  readonly scene: Scene;
  readonly client: Client;
  readonly seat: number;
}

/** What comes back for a message: its kind, or the refusal. */
const came = (answer: Promise<ServerMessage>): Promise<Came> =>
  answer.then(
    ({ type }) => type,
    (error: unknown) => {
      if (error instanceof Refusal) return error.body.code;
      throw error;
    },
  );

const first = ({ scene, client, seat }: AskedSeat): string => client.at(scene.playing, seat).moment!.offered[0]!;
const newMove = (): string => randomUUID();

/** A call of every message that a client can send, and what must come back. */
export const MESSAGE_CALLS: {
  readonly [M in keyof typeof CLIENT_MESSAGES]: readonly [Came, (asked: AskedSeat) => Promise<Came>];
} = {
  hello: [
    'welcome',
    async ({ scene }) => {
      // Connecting waits for the welcome.
      (await Client.connect(scene.url, scene.ann.key)).close();
      return 'welcome';
    },
  ],
  watch: ['ack', ({ scene, client }) => came(client.ask({ type: 'watch', table: scene.over }))],
  unwatch: [
    'pong',
    ({ scene, client }) => {
      client.send({ type: 'unwatch', table: scene.over });
      return came(client.ask({ type: 'ping' }));
    },
  ],
  act: [
    'ack',
    ({ scene, client }) =>
      came(client.ask({ type: 'act', table: scene.playing, act: { do: 'chat', room: 'seats', text: 'Smoke.' } })),
  ],
  why: ['refusals', ({ scene, client, seat }) => came(client.ask({ type: 'why', table: scene.playing, seat }))],
  final: [
    'final',
    (asked) => {
      const { scene, client, seat } = asked;
      return came(client.ask({ type: 'final', table: scene.playing, seat, say: first(asked) }));
    },
  ],
  hint: ['hint', ({ scene, client, seat }) => came(client.ask({ type: 'hint', table: scene.playing, seat }))],
  ping: ['pong', ({ client }) => came(client.ask({ type: 'ping' }))],
};

type ActCall = readonly [Came, (asked: AskedSeat) => object];

/** A call of every act, and what must come back: most are done, some are refused because nothing is there to do them to. */
export const ACT_CALLS: { readonly [A in keyof typeof PLAYER_ACTIONS]: ActCall } = {
  withdraw: ['not-free', ({ seat }) => ({ seat, move: newMove() })],
  aside: ['refused', ({ seat }) => ({ seat, say: 'nothing', move: newMove() })],
  consent: ['no-request', ({ seat }) => ({ seat, to: 1, yes: true, move: newMove() })],
  carry: ['no-request', ({ seat }) => ({ seat, rules: '1', version: 1, yes: true })],
  orders: ['ack', ({ seat }) => ({ seat, orders: [] })],
  chat: ['ack', () => ({ room: 'seats', text: 'Smoke again.' })],
  report: ['ack', () => ({ n: 1, why: 'A smoke run.' })],
  mute: ['ack', () => ({ seat: 1, on: true })],
  hush: ['ack', () => ({ on: true })],
  'mute-author': ['ack', () => ({ n: 1, on: false })],
  readmit: ['ack', () => ({ who: 'nothing-has-this' })],
  answer: [
    'ack',
    (asked) => {
      const { question } = asked.client.at(asked.scene.playing, asked.seat).moment!;
      return { seat: asked.seat, question, says: [first(asked)], move: newMove() };
    },
  ],
  undo: [
    'ack',
    ({ scene, client, seat }) => ({ seat, to: client.at(scene.playing, seat).moment!.undo[0]!, move: newMove() }),
  ],
  phrase: ['ack', () => ({ room: 'seats', phrase: 'hello' })],
  end: ['ack', ({ seat }) => ({ seat, how: 'draw' })],
  'go-on': ['ack', ({ seat }) => ({ seat })],
  bot: ['ack', ({ seat }) => ({ seat, on: true })],
  resign: ['ack', ({ seat }) => ({ seat })],
};

/** Sends an act and gives what came back. */
export const acted = ({ scene, client }: AskedSeat, name: string, act: object): Promise<Came> =>
  came(client.ask({ type: 'act', table: scene.playing, act: { do: name, ...act } }));
