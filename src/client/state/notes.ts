import { create } from 'zustand';
import type { TableNote } from '../table/messages.ts';
import { forget, notes } from '../table/storage.ts';

interface NotesStore {
  /** Undefined until they are read. */
  readonly notes: readonly TableNote[] | undefined;
  refresh(): Promise<void>;
  forget(id: string): Promise<void>;
}

/** The games kept in this browser. */
export const useNotes = create<NotesStore>((set) => {
  const refresh = async (): Promise<void> => {
    try {
      set({ notes: await notes() });
    } catch {
      set({ notes: [] });
    }
  };
  return {
    notes: undefined,
    refresh,
    async forget(id) {
      await forget(id);
      await refresh();
    },
  };
});
