// The entry: it only loads the rest. A chunk that imported an entry would run it a second time (see src/cli/main.ts).
await (await import('./start.ts')).start();

export {};
