import { create } from 'zustand';

/** Why a person may not use the server, and until when in ms since 1970; undefined: without end. */
export interface BanInfo {
  readonly reason: string;
  readonly until: number | undefined;
}

interface BanStore {
  readonly ban: BanInfo | undefined;
  /** True when the reader has closed the notice. */
  readonly seen: boolean;
  close(): void;
}

/** The ban of this browser's visitor, as the server last told it. */
export const useBan = create<BanStore>((set) => ({
  ban: undefined,
  seen: false,
  close: () => set({ seen: true }),
}));

/** Notes that the server refused this visitor as banned. */
export function noteBan(reason: string, until: number | undefined): void {
  const { ban } = useBan.getState();
  if (ban?.reason === reason && ban.until === until) return;
  useBan.setState({ ban: { reason, until }, seen: false });
}
