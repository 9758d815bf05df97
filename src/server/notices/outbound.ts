import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './addresses.ts';

/** Which addresses the server may call for notices: public ones over TLS, any (also in its own network), or none. */
export const OUTBOUND_POLICIES = ['public', 'any', 'none'] as const;
/** One of the policies. */
export type OutboundPolicy = (typeof OUTBOUND_POLICIES)[number];

const TIMEOUT_MS = 10_000;

/** The address, if the policy allows it; else undefined. */
export function allowedUrl(text: string, reach: OutboundPolicy): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || reach === 'none' || url.username !== '' || url.password !== '') return undefined;
  if (reach === 'any') return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host))) return undefined;
  return url;
}

/** Resolves a name to public addresses only. Checked at connection time: a name may resolve differently each time. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const address = found?.find((each) => !isPrivateAddress(each.address));
    if (error || !address) done(error ?? new Error(`${hostname} is not a public address`), '', 4);
    else if (options.all) done(null, [address]);
    else done(null, address.address, address.family);
  });
};

/** An outbound HTTP request: headers and body. */
export interface OutboundPayload {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Sends a POST request and returns the status of the response; redirects are not followed. */
export function sendPayload(url: URL, reach: OutboundPolicy, { headers, body }: OutboundPayload): Promise<number> {
  return new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: TIMEOUT_MS,
        ...(reach === 'public' && { lookup: publicOnly }),
      },
      (answer) => {
        answer.resume();
        answer.on('error', fail);
        answer.on('end', () => done(answer.statusCode ?? 0));
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', fail);
    call.end(body);
  });
}
