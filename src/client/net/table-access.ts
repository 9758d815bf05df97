import { pageAddress } from './address.ts';

/** Data of this browser about a server table: invitations made or received, and committed entropy. Stored in localStorage. */
export interface TableAccess {
  /** The invitation received, or the one made for the whole table. */
  readonly invite?: string;
  /** The seat that the invitation is for. */
  readonly seat?: number;
  /** Invitations made for single seats. */
  readonly seats?: Readonly<Record<number, string>>;
  /** Committed entropy by seat, in hex; revealed when the game begins. */
  readonly entropy?: Readonly<Record<number, string>>;
}

const PREFIX = 'vatra.table.';
const keyOf = (id: string): string => `${PREFIX}${id}`;

/** The saved access data of a table. */
export function loadAccess(id: string): TableAccess {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as TableAccess;
  } catch {
    return {};
  }
}

/** Merges `change` into the saved access data. */
export function saveAccess(id: string, change: TableAccess): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...loadAccess(id), ...change }));
  } catch {
    // Without storage the table is playable; only the link cannot be shown again.
  }
}

/** Deletes all access data, so that the next user of this browser gets none of it. */
export function forgetAccess(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

/** The invitation link of a table or a seat. Browsers never send the part after # to a server. */
export function inviteLink(id: string, invite: string | undefined, seat?: number): string {
  const params = new URLSearchParams();
  if (invite !== undefined) params.set('invite', invite);
  if (seat !== undefined) params.set('seat', String(seat + 1));
  const hash = params.size > 0 ? `#${params}` : '';
  return pageAddress(`/table/${id}${hash}`);
}

/** Parses the invitation in an address fragment. */
export function invitationIn(hash: string): Pick<TableAccess, 'invite' | 'seat'> {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const invite = params.get('invite');
  const seat = Number(params.get('seat'));
  return {
    ...(invite !== null && /^[\w-]{8,64}$/.test(invite) && { invite }),
    ...(Number.isInteger(seat) && seat >= 1 && seat <= 7 && { seat: seat - 1 }),
  };
}

/** Saves the invitation of the page's address and removes it from the address. */
export function takeInvitation(id: string): void {
  const invitation = invitationIn(location.hash);
  if (invitation.invite === undefined && invitation.seat === undefined) return;
  saveAccess(id, invitation);
  history.replaceState(history.state, '', location.pathname + location.search);
}
