import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** RFC 6455, 5.2: a whole message of text. */
const TEXT = 0x81;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** What stands before a text of so many bytes, a byte per character: a server does not mask what it sends. */
function heading(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length);
  if (length <= 0xffff) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [56, 48, 40, 32, 24, 16, 8, 0].map((shift) => Math.floor(length / 2 ** shift) & 0xff);
  return String.fromCharCode(TEXT, EIGHT_BYTES, ...bytes);
}

/**
 * Where a connection writes. Nearly all that is sent is plain ASCII: then frame and text go to the system as one string,
 * which takes half the time of handing it header and text as pieces of a list. `ws` writes the rest.
 */
export class SocketWriter {
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Writable;
  #held: string | undefined;

  constructor(socket: WebSocket, stream: Writable) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** Bytes that wait for the other side to read. */
  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (Buffer.byteLength(text) !== text.length) {
      this.#flush();
      this.#socket.send(text);
    } else if (this.#held === undefined) this.#stream.write(heading(text.length) + text, 'latin1');
    else this.#held += heading(text.length) + text;
  }

  /** What is written until the function it gives is called goes out together. */
  cork(): () => void {
    this.#held = '';
    return () => {
      this.#flush();
      this.#held = undefined;
    };
  }

  #flush(): void {
    if (!this.#held) return;
    this.#stream.write(this.#held, 'latin1');
    this.#held = '';
  }
}
