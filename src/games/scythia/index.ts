export { BUILT_IN } from './components/built-in.ts';
export { readPack } from './components/read-pack.ts';
export { scythia, type ScythiaGame } from './game.ts';
