import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Storage } from './storage.ts';
import { openPostgres } from './postgres.ts';
import { LATEST_LAYOUT } from './schema.ts';

/** What a command may change in the database while the server runs. The server reads these rows when it needs them. */
export interface MaintenanceStorage extends Pick<Storage, 'accountNamed' | 'writeReset'> {
  close(): Promise<void>;
}

/** Opens the file for a short change, without the lock of the server that owns it. */
function openSqliteForMaintenance(file: string): MaintenanceStorage {
  if (!existsSync(file)) throw new Error(`there is no data in ${file}`);
  const db = new DatabaseSync(file, { timeout: 5000 });
  const { version } = db.prepare('select coalesce(max(version), 0) as version from layout').get() as {
    version: number;
  };
  if (version !== LATEST_LAYOUT) {
    db.close();
    throw new Error(`${file} has layout ${version}, this program writes ${LATEST_LAYOUT}; start the server once first`);
  }
  return {
    accountNamed(login) {
      const row = db.prepare('select person from accounts where login = ?').get(login) as
        | { readonly person: string }
        | undefined;
      return Promise.resolve(row);
    },
    writeReset(hash, person, until) {
      db.exec('begin immediate');
      db.prepare('delete from resets where person = ?').run(person);
      db.prepare('insert into resets (hash, person, until) values (?, ?, ?)').run(hash, person, until);
      db.exec('commit');
      return Promise.resolve();
    },
    close() {
      db.close();
      return Promise.resolve();
    },
  };
}

/** Opens the database of a server that may be running. */
export async function openForMaintenance(data: string, database: string | undefined): Promise<MaintenanceStorage> {
  return database === undefined ? openSqliteForMaintenance(data) : await openPostgres(database);
}
