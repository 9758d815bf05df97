import { domainToASCII } from 'node:url';

const MOST_LENGTH = 254;
const MOST_LOCAL = 64;
/** Letters of a local part without quoting (RFC 5321, dot-string). Nothing that ends a header or a list of addresses. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** A domain of at least two labels; the last is no number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** An e-mail address as it is stored: the domain in lower-case ASCII. Undefined: it is not one that mail can be sent to. */
export function readMailAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  // Turning a domain into ASCII would drop some of these.
  if (at < 1 || trimmed.length > MOST_LENGTH || /[\s\p{C}]/u.test(trimmed)) return undefined;
  const local = trimmed.slice(0, at);
  const domain = domainToASCII(trimmed.slice(at + 1)).toLowerCase();
  const address = `${local}@${domain}`;
  if (local.length > MOST_LOCAL || address.length > MOST_LENGTH) return undefined;
  return LOCAL.test(local) && DOMAIN.test(domain) ? address : undefined;
}
