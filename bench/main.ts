// The entry only loads the rest: a chunk that imports an entry would run it a second time (see src/cli/main.ts).
await (await import('./start.ts')).start();

export {};
