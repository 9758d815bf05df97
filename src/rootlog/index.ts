export { NotationError } from './read/notation.ts';
export { type Difference, type Follower, type Replay, replayText } from './replay/replay.ts';
export { type Slip, slipsOf } from './read/known-slips.ts';
export { type NoRecord, writeRootlog, writingRootlog } from './write/write.ts';
