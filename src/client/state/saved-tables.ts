import { create } from 'zustand';
import type { SavedTableInfo } from '../table/messages.ts';
import { deleteTable, listTables } from '../table/storage.ts';

interface SavedTablesStore {
  /** Undefined until the list is read. */
  readonly tables: readonly SavedTableInfo[] | undefined;
  refresh(): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The tables saved in this browser. */
export const useSavedTables = create<SavedTablesStore>((set) => {
  const refresh = async (): Promise<void> => {
    try {
      set({ tables: await listTables() });
    } catch {
      set({ tables: [] });
    }
  };
  return {
    tables: undefined,
    refresh,
    async remove(id) {
      await deleteTable(id);
      await refresh();
    },
  };
});
