import { expect, test } from 'vitest';
import {
  type Chance,
  type EachFrame,
  type Frame,
  type GameTypes,
  type StepResult,
  type EventSink,
  type GameResult,
  type Procedure,
  type Procedures,
  defineRefusals,
  type Rule,
  type SecretChoice,
  type State,
} from './index.ts';

interface TurnFrame extends Frame {
  readonly proc: 'turn';
  step: 'act' | 'after';
}
interface LayFrame extends EachFrame {
  readonly proc: 'lay';
  step: 'all';
}
interface TinyState extends State {
  score: number;
}
interface Tiny extends GameTypes {
  state: TinyState;
  frame: TurnFrame | LayFrame;
  law: '1.1' | '1.2';
}

const after: Rule<Tiny, TurnFrame> = { kind: 'rule', run: () => 'done' };
const turn: Procedure<Tiny, TurnFrame> = { act: { kind: 'rule', run: () => 'after' }, after };
const over: GameResult | null = null;

// What does not compile here would be a bug in every game; each expectation fails the type check when it compiles.
test('mistakes of an author do not compile', () => {
  // @ts-expect-error a misspelt step
  const misspelt: Rule<Tiny, TurnFrame> = { kind: 'rule', run: () => 'aftr' };
  // @ts-expect-error a misspelt step to go on with
  const wrongThen: StepResult<Tiny, TurnFrame> = { call: { proc: 'turn', step: 'act', got: 0 }, then: 'actt' };
  // @ts-expect-error a call of a procedure that does not exist
  const wrongCall: StepResult<Tiny, TurnFrame> = { call: { proc: 'tunr', step: 'act', got: 0 }, then: 'act' };
  // @ts-expect-error an order without its paragraph
  const lawless: StepResult<Tiny, TurnFrame> = { calls: [], by: 0, then: 'act' };
  // @ts-expect-error an order by a paragraph that does not exist
  const unlawful: StepResult<Tiny, TurnFrame> = { calls: [], by: 0, law: '9.9', then: 'act' };
  // @ts-expect-error a rule that can emit, without its paragraph
  const uncited: Rule<Tiny, TurnFrame> = { kind: 'rule', run: (_s, _f, _out: EventSink) => 'done' };
  // @ts-expect-error a procedure without one of its steps
  const stepless: Procedure<Tiny, TurnFrame> = { after };
  // @ts-expect-error a game without one of its procedures
  const procless: Procedures<Tiny> = { turn };
  // @ts-expect-error a chance without the name that the journal keeps
  const nameless: Chance<Tiny, TurnFrame> = { kind: 'chance', law: '1.1', count: () => 1, take: () => 'done' };
  // @ts-expect-error a copy without the score
  const clone = (s: TinyState): TinyState => ({ settings: s.settings, stack: s.stack, over });
  // @ts-expect-error a reason from a paragraph that does not exist
  const reason = defineRefusals<Tiny['law']>()('1.3', 'why');
  const secret: Omit<SecretChoice<Tiny, TurnFrame>, 'none' | 'law'> = {
    kind: 'choice',
    window: 'w',
    secret: true,
    seats: () => 1,
    options: () => {},
    take: () => 'done',
  };
  // @ts-expect-error a secret window that reveals something by not opening
  const revealing: SecretChoice<Tiny, TurnFrame> = { ...secret, law: '1.1', none: () => 'done' };
  // @ts-expect-error a window of a paragraph that does not exist
  const lawlessWindow: SecretChoice<Tiny, TurnFrame> = { ...secret, law: '2.1' };
  const each = { kind: 'choice', mode: 'each', window: 'w', law: '1.1', secret: true } as const;
  const rest = { seats: () => 1, options: () => {}, close: (): 'done' => 'done' };
  const lay: Procedure<Tiny, LayFrame> = { all: { ...each, ...rest } };
  // @ts-expect-error answers of several seats in a frame that cannot hold them
  const silent: Procedure<Tiny, TurnFrame> = { act: { ...each, ...rest }, after };
  const mistakes = [
    misspelt,
    wrongThen,
    wrongCall,
    lawless,
    unlawful,
    uncited,
    stepless,
    procless,
    nameless,
    clone,
    reason,
  ];
  expect([...mistakes, revealing, lawlessWindow, silent, lay, turn]).toHaveLength(16);
});
