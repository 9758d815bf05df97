import type { Frame, OpenChoice, SecretChoice, Step } from '../../../../kernel/index.ts';
import type { Root, RootOption, Section } from '../../types.ts';

/** Answers that name a card only some players see: the others hear the verb alone. */
const PRIVATE: readonly RootOption['verb'][] = ['mobilize', 'appease', 'give', 'give-back', 'hide', 'show', 'lay'];

type AnyStep = Step<Root, Frame>;

function announced(step: AnyStep): AnyStep {
  // What several seats say unseen is told when it is read out.
  if (step.kind !== 'choice' || !('take' in step)) return step;
  // Read once: steps have many shapes, which makes reading a field of one slow.
  const { take } = step;
  const said: OpenChoice<Root, Frame> | SecretChoice<Root, Frame> = {
    ...step,
    take(s, f, o, seat, out) {
      if (out.on) {
        const text = PRIVATE.includes(o.verb) ? o.verb : o.text;
        const faction = s.faction[seat]!;
        out.emit(faction < 0 ? { type: 'chose', faction, seat, text } : { type: 'chose', faction, text });
      }
      return take(s, f, o, seat, out);
    },
  };
  return said;
}

/** At the table every decision is said aloud: tells each answer of these procedures before it is carried out. */
export function announce<P extends { readonly [proc: string]: object }>(procedures: P): P {
  const result: Record<string, unknown> = {};
  for (const [name, procedure] of Object.entries(procedures)) {
    const steps: Record<string, AnyStep> = {};
    for (const [step, body] of Object.entries(procedure as Section<Frame>)) steps[step] = announced(body);
    result[name] = steps;
  }
  return result as P;
}
