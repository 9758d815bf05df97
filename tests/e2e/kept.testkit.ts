import type { Page } from 'playwright-core';
import type { SavedTable } from '../../src/client/table/messages.ts';

/** Puts a table among those of this browser and opens it. */
export async function openKept(page: Page, table: SavedTable): Promise<void> {
  // A file of the site without scripts: nothing is started only to be left again.
  await page.goto('/icon.svg');
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('vatra', 1);
        request.onerror = () => fail(new Error('no storage'));
        request.onupgradeneeded = () => {
          request.result.createObjectStore('notes', { keyPath: 'id' });
          request.result.createObjectStore('tables', { keyPath: 'note.id' });
        };
        request.onsuccess = () => {
          const transaction = request.result.transaction(['notes', 'tables'], 'readwrite');
          transaction.objectStore('tables').put(kept);
          transaction.objectStore('notes').put(kept.note);
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    table,
  );
  await page.goto(`/play/${table.note.id}`);
  await page.waitForSelector('[data-screen]');
}
