import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Peer } from './ledger.testkit.ts';
import type { Recorder } from './recorder.testkit.ts';

/** A service on this machine that webhooks call; it knows whose each address is. */
export class Receiver {
  readonly #server: Server;
  readonly #recorder: Recorder;
  readonly #hooks = new Map<string, { readonly peer: Peer; readonly everyone: boolean }>();
  #url = '';
  #made = 0;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.#hear(request.url ?? '', Buffer.concat(chunks).toString());
        response.writeHead(204).end();
      });
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** An address for the notices of one person. */
  hook(peer: Peer, everyone: boolean): string {
    const path = `/hook/${++this.#made}`;
    this.#hooks.set(path, { peer, everyone });
    return `${this.#url}${path}`;
  }

  #hear(path: string, text: string): void {
    const hook = this.#hooks.get(path);
    if (!hook) return;
    const { path: page } = JSON.parse(text) as { path: string };
    const table = /^\/table\/([\w-]{16})/.exec(page)?.[1];
    const mark = this.#recorder.ledger.mark(hook.peer.server);
    if (table !== undefined) this.#recorder.called(hook.peer, table, text, hook.everyone, mark);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
