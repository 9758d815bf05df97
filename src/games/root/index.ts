export { root } from './game.ts';
