import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** RFC 6455, 5.2: a whole message of text. */
const TEXT = 0x81;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The frame header of a text of this many bytes, one byte per character. A server does not mask its frames. */
function frameHeader(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length);
  if (length <= 0xffff) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [56, 48, 40, 32, 24, 16, 8, 0].map((shift) => Math.floor(length / 2 ** shift) & 0xff);
  return String.fromCharCode(TEXT, EIGHT_BYTES, ...bytes);
}

/** Bytes that a character of a frame takes in UTF-8; each is one byte on the wire. */
const utf8Bytes = (code: number): number => (code < 0x80 ? 1 : 2);

/** Bytes that the frame of an ASCII text of this length takes in UTF-8, its header read as characters. */
function utf8Length(length: number): number {
  if (length <= SHORT) return utf8Bytes(TEXT) + 1 + length;
  return utf8Bytes(TEXT) + 1 + utf8Bytes(length >> 8) + utf8Bytes(length & 0xff) + length;
}

/**
 * The frame of a text, one byte per character; undefined: the text is not plain ASCII. V8 joins
 * header and text into one string to count the bytes, and that string is what is written: a text that was counted alone would be
 * copied twice.
 */
function asciiFrame(text: string): string | undefined {
  const { length } = text;
  if (length > 0xffff) return Buffer.byteLength(text) === length ? frameHeader(length) + text : undefined;
  const frame = frameHeader(length) + text;
  return Buffer.byteLength(frame) === utf8Length(length) ? frame : undefined;
}

/** Most connections whose frames wait for the end of the turn. More would only delay the first of them. */
const MOST_WAITING = 8;

/** Streams that are corked until the end of this turn of the event loop. */
let corked: Writable[] = [];

/**
 * Corks a stream until the end of this turn of the event loop, so that the writes of all connections follow each other. Moves of
 * one group commit are published in one turn, and a write costs less while its reader, often a proxy, is still awake.
 */
function corkForTurn(stream: Writable): void {
  stream.cork();
  if (corked.length === 0) setImmediate(uncorkAll);
  corked.push(stream);
  if (corked.length >= MOST_WAITING) uncorkAll();
}

function uncorkAll(): void {
  const streams = corked;
  corked = [];
  for (const stream of streams) stream.uncork();
}

/**
 * Writes the text frames of a connection. Nearly all texts are plain ASCII: then header and text are written as one string,
 * which takes half the time of two buffers. `ws` writes the rest.
 */
export class SocketWriter {
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Writable;
  /** Frames that wait while the writer is corked; undefined: it is not. */
  #corked: string | undefined;

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
    const frame = asciiFrame(text);
    if (frame === undefined) {
      this.#flush();
      this.#socket.send(text);
    } else if (this.#corked === undefined) this.#writeFrames(frame);
    else this.#corked += frame;
  }

  /** Corks the writer: all frames until the returned function is called go out in one write. */
  cork(): () => void {
    this.#corked = '';
    return () => {
      this.#flush();
      this.#corked = undefined;
    };
  }

  #flush(): void {
    if (!this.#corked) return;
    this.#writeFrames(this.#corked);
    this.#corked = '';
  }

  /** Frames of other kinds, which `ws` writes, go through the same stream and keep their place. */
  #writeFrames(frames: string): void {
    if (this.#stream.writableCorked === 0) corkForTurn(this.#stream);
    this.#stream.write(frames, 'latin1');
  }
}
