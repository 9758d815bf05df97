import type { NewTableConfig, SavedTable, SavedTableInfo } from './messages.ts';

const NAME = 'vatra';
const NOTES = 'notes';
const TABLES = 'tables';

/** The browser's storage cannot be read or written. */
export class StorageError extends Error {
  constructor(cause: DOMException | null) {
    super(cause?.message ?? 'storage failed', { cause });
  }
}

/** The IndexedDB connection of this page or worker, opened on first use. */
let connection: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  return (connection ??= new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(NOTES, { keyPath: 'id' });
      request.result.createObjectStore(TABLES, { keyPath: 'note.id' });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(new StorageError(request.error));
  }));
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(new StorageError(transaction.error));
  });
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(new StorageError(request.error));
  });
}

/** Saves a table. Resolves when the data is on disk. */
export async function saveTable(table: SavedTable): Promise<void> {
  const transaction = (await database()).transaction([NOTES, TABLES], 'readwrite', { durability: 'strict' });
  transaction.objectStore(TABLES).put(table);
  transaction.objectStore(NOTES).put(table.note);
  await completed(transaction);
}

/** A saved table by its id. */
export async function loadTable(id: string): Promise<SavedTable | undefined> {
  const store = (await database()).transaction(TABLES).objectStore(TABLES);
  return await result(store.get(id) as IDBRequest<SavedTable | undefined>);
}

/** What a saved table was created with. */
export function configFrom({ note, start, pack }: SavedTable): NewTableConfig {
  const { game, settings, sitters, level, curtain, hints } = note;
  return {
    game,
    settings,
    sitters,
    ...(level && { level }),
    curtain,
    ...(hints === false && { hints }),
    ...(start !== undefined && { start }),
    ...(pack !== undefined && { pack }),
  };
}

/** What the saved table with this id was created with; undefined without one. */
export async function configOf(id: string): Promise<NewTableConfig | undefined> {
  const saved = await loadTable(id).catch(() => undefined);
  return saved && configFrom(saved);
}

/** All tables of this browser, the latest first. */
export async function listTables(): Promise<SavedTableInfo[]> {
  const store = (await database()).transaction(NOTES).objectStore(NOTES);
  const all = await result(store.getAll() as IDBRequest<SavedTableInfo[]>);
  return all.sort((a, b) => b.changed - a.changed);
}

/** Deletes a table of this browser. */
export async function deleteTable(id: string): Promise<void> {
  const transaction = (await database()).transaction([NOTES, TABLES], 'readwrite');
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(NOTES).delete(id);
  await completed(transaction);
}
