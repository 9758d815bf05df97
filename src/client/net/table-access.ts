/** What this browser keeps about a table of the server: invitations one made or got, and the entropy one promised. */
export interface TableAccess {
  /** The invitation that led here, or that one hands out for the whole table. */
  readonly invite?: string;
  /** The seat that the invitation is for. */
  readonly seat?: number;
  /** Invitations one made for single seats. */
  readonly seats?: Readonly<Record<number, string>>;
  /** What one promised for the dice, by seat; opened when the game begins. */
  readonly entropy?: Readonly<Record<number, string>>;
}

const PREFIX = 'vatra.table.';
const keyOf = (id: string): string => `${PREFIX}${id}`;

/** What is kept about a table. */
export function loadAccess(id: string): TableAccess {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as TableAccess;
  } catch {
    return {};
  }
}

/** Keeps more about a table. */
export function saveAccess(id: string, change: TableAccess): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...loadAccess(id), ...change }));
  } catch {
    // A browser that keeps nothing still plays; it only cannot show the link again.
  }
}

/** Whoever uses this browser next gets none of the invitations and promises of the person who signed out. */
export function forgetPlaces(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

/** The address that invites to a table or to one of its seats. What follows # is never sent to a server. */
export function inviteLink(id: string, invite: string | undefined, seat?: number): string {
  const words = new URLSearchParams();
  if (invite !== undefined) words.set('invite', invite);
  if (seat !== undefined) words.set('seat', String(seat + 1));
  const hash = words.size > 0 ? `#${words}` : '';
  return `${location.origin}/table/${id}${hash}`;
}

/** What an invitation in the address says. */
export function invitationIn(hash: string): Pick<TableAccess, 'invite' | 'seat'> {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const invite = words.get('invite');
  const seat = Number(words.get('seat'));
  return {
    ...(invite !== null && /^[\w-]{8,64}$/.test(invite) && { invite }),
    ...(Number.isInteger(seat) && seat >= 1 && seat <= 7 && { seat: seat - 1 }),
  };
}

/** Keeps the invitation that the page's address carries, and takes it out of sight. */
export function takeInvitation(id: string): void {
  const invitation = invitationIn(location.hash);
  if (invitation.invite === undefined && invitation.seat === undefined) return;
  saveAccess(id, invitation);
  history.replaceState(history.state, '', location.pathname + location.search);
}
