import { create } from 'zustand';
import type { SavedTableInfo } from '../table/messages.ts';
import { deleteTable, listTables } from '../table/storage.ts';

interface NotesStore {
  /** Undefined until they are read. */
  readonly notes: readonly SavedTableInfo[] | undefined;
  refresh(): Promise<void>;
  forget(id: string): Promise<void>;
}

/** The games kept in this browser. */
export const useSavedTables = create<NotesStore>((set) => {
  const refresh = async (): Promise<void> => {
    try {
      set({ notes: await listTables() });
    } catch {
      set({ notes: [] });
    }
  };
  return {
    notes: undefined,
    refresh,
    async forget(id) {
      await deleteTable(id);
      await refresh();
    },
  };
});
