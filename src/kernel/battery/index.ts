export * from './act.ts';
export * from './battery.ts';
export * from './coverage.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './shrink.ts';
export * from './walk.ts';
