import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between browsers and the server that can be cut and mended. */
export interface Wire {
  readonly address: string;
  /** Every connection breaks, and new ones lead nowhere until `mend`. */
  cut(): void;
  mend(): void;
  /** Leads to another server from now on. */
  lead(url: string): void;
  close(): Promise<void>;
}

/** Lays a wire to a server. */
export async function layWire(url: string): Promise<Wire> {
  let port = Number(new URL(url).port);
  let whole = true;
  const ends = new Set<Socket>();
  const held = new Set<Socket>();

  function join(near: Socket): void {
    const far = connect(port, '127.0.0.1');
    ends.add(far);
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  }

  const server = createServer((near) => {
    ends.add(near);
    near.on('error', () => {});
    if (whole) join(near);
    else held.add(near.pause());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      whole = false;
      for (const end of ends) end.destroy();
      ends.clear();
    },
    mend() {
      whole = true;
      for (const near of held) join(near.resume());
      held.clear();
    },
    lead(next) {
      port = Number(new URL(next).port);
    },
    close: () =>
      new Promise((done) => {
        for (const end of ends) end.destroy();
        server.close(() => done());
      }),
  };
}
