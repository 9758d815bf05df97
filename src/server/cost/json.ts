/** Texts are turned into bytes when so many characters have come together. */
const CHUNK = 65_536;

/** An answer as bytes of JSON, sent as it is: many requests share one, so it is never changed. */
export class JsonBytes {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Puts JSON together from small texts, so that no step takes long however big the whole is. */
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
