import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';

/** What the package `smtp-server` is used for here; it has no types of its own. */
interface SmtpServer {
  readonly server: Server;
  listen(port: number, host: string, done: () => void): void;
  close(done: () => void): void;
}
interface SmtpOptions {
  readonly disabledCommands: readonly string[];
  readonly logger: false;
  onRcptTo(address: { readonly address: string }, session: unknown, done: (error?: Error) => void): void;
  onData(
    stream: NodeJS.ReadableStream,
    session: { readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] } },
    done: (error?: Error) => void,
  ): void;
}
const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as {
  SMTPServer: new (options: SmtpOptions) => SmtpServer;
};

/** A letter that arrived. */
export interface Letter {
  readonly to: readonly string[];
  readonly raw: string;
  /** Headers by their names in lower case, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

const decodeWord = (_: string, charset: string, how: string, data: string): string => {
  if (charset.toLowerCase() !== 'utf-8') throw new Error(`not expected: ${charset}`);
  if (how.toLowerCase() === 'b') return Buffer.from(data, 'base64').toString();
  return decodeQuoted(data.replaceAll('_', ' '));
};

function decodeQuoted(text: string): string {
  const plain = text.replace(/=\r?\n/g, '');
  const bytes = plain.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function letterOf(to: readonly string[], raw: string): Letter {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      const value = line
        .slice(at + 1)
        .trim()
        .replace(/\?=\s+=\?/g, '?==?')
        .replace(/=\?([^?]+)\?([BbQq])\?([^?]*)\?=/g, decodeWord);
      return [line.slice(0, at).toLowerCase(), value] as const;
    }),
  );
  const body = rest.join('\r\n\r\n');
  const coding = headers.get('content-transfer-encoding');
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : coding === 'quoted-printable'
        ? decodeQuoted(body)
        : body;
  return { to, raw, headers, text };
}

/** A real mail server on this machine, which keeps what it gets. */
export interface MailServer {
  readonly url: string;
  readonly letters: Letter[];
  /** Addresses that do not exist there. */
  readonly unknown: Set<string>;
  /** True: it takes no mail for now. */
  busy: boolean;
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function openMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const unknown = new Set<string>();
  const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });
  const mailServer = { letters, unknown, busy: false };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(
        unknown.has(address)
          ? refusal(550, 'no such mailbox')
          : mailServer.busy
            ? refusal(451, 'try again later')
            : undefined,
      ),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(
          letterOf(
            envelope.rcptTo.map(({ address }) => address),
            Buffer.concat(chunks).toString(),
          ),
        );
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mailServer, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  });
}
