export * from './acts.ts';
export * from './document.ts';
export * from './messages.ts';
export * from './parts.ts';
export * from './patch.ts';
export * from './route.ts';
export * from './routes.ts';
export * from './words.ts';
