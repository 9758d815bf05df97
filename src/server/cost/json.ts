/** Texts are encoded in chunks of at least this many characters. */
const CHUNK = 65_536;

/** An answer as JSON bytes. Immutable: many requests share one. */
export class JsonBytes {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Builds large JSON from small texts, so that no single step takes long. */
export class JsonWriter {
  readonly #chunks: Buffer[] = [];
  #texts: string[] = [];
  #length = 0;

  add(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
    if (this.#length >= CHUNK) this.#flush();
  }

  #flush(): void {
    this.#chunks.push(Buffer.from(this.#texts.join('')));
    this.#texts = [];
    this.#length = 0;
  }

  finish(): JsonBytes {
    this.#flush();
    return new JsonBytes(Buffer.concat(this.#chunks));
  }
}
