// The entry of the program. It only loads the rest and waits for its end: a file that imports an entry would wait as long.
await (await import('./start.ts')).start();

export {};
