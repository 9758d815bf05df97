export { NotationError } from './notation.ts';
export { type Difference, type Replay, replayText } from './replay.ts';
export { type Slip, slipsOf } from './slips.ts';
export { type NoRecord, writeRootlog, writingRootlog } from './write.ts';
