// The entry of the test server: it only loads the rest. A chunk that imported an entry would run it a second time.
await (await import('./server.start.ts')).start();

export {};
