import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network line: round-trip time in ms, and kilobits per second in each direction. */
export interface LineSpeed {
  readonly roundTrip: number;
  readonly down: number;
  readonly up: number;
}

/** The lines that Lighthouse assumes for its mobile and desktop figures. */
export const LINES = {
  slow4g: { roundTrip: 150, down: 1_638.4, up: 675 },
  desktop: { roundTrip: 40, down: 10_240, up: 10_240 },
} as const satisfies Record<string, LineSpeed>;

/** A line to a server on this machine. */
export interface Line {
  readonly address: string;
  /** Bytes that came down so far, headers included. */
  readonly bytes: () => number;
  close(): void;
}

/** Bytes of a packet: small enough that several connections take turns. */
const PACKET = 1_440;

interface Packet {
  readonly to: Socket;
  readonly bytes: Buffer;
  /** When it arrives, in ms of the monotonic clock. */
  readonly at: number;
}

/** One direction, shared by all connections: packets leave one after another, and arrive half a round trip later. */
class Direction {
  readonly #bytesPerMs: number;
  readonly #delay: number;
  readonly #packets: Packet[] = [];
  #free = 0;
  bytes = 0;

  constructor(kilobits: number, delay: number) {
    this.#bytesPerMs = kilobits / 8;
    this.#delay = delay;
  }

  send(to: Socket, chunk: Buffer): void {
    for (let from = 0; from < chunk.length; from += PACKET) {
      const bytes = chunk.subarray(from, from + PACKET);
      this.bytes += bytes.length;
      this.#free = Math.max(this.#free, performance.now()) + bytes.length / this.#bytesPerMs;
      this.#packets.push({ to, bytes, at: this.#free + this.#delay });
      if (this.#packets.length === 1) this.#wait();
    }
  }

  /** One timer for all packets, so that they arrive in order. */
  #wait(): void {
    const first = this.#packets[0];
    if (first) setTimeout(() => this.#arrive(), Math.max(0, first.at - performance.now()));
  }

  #arrive(): void {
    const now = performance.now();
    while (this.#packets[0] && this.#packets[0].at <= now + 1) {
      const { to, bytes } = this.#packets.shift()!;
      if (to.writable) to.write(bytes);
    }
    this.#wait();
  }
}

/** Opens a line to a server at a port of this machine. */
export async function openLine(port: number, { roundTrip, down, up }: LineSpeed): Promise<Line> {
  const downwards = new Direction(down, roundTrip / 2);
  const upwards = new Direction(up, roundTrip / 2);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    // A connection is made in one round trip before anything is sent.
    near.pause();
    setTimeout(() => near.resume(), roundTrip);
    near.on('data', (chunk) => upwards.send(far, chunk));
    far.on('data', (chunk) => downwards.send(near, chunk));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => downwards.bytes,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
