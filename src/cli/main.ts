// The entry of the program: it loads the rest and waits until that has ended. A file that imported this one would wait as long,
// so nothing does, and nothing but this line stands here.
await (await import('./start.ts')).start();

export {};
