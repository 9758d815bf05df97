import type { Argument, Part } from '../../../i18n/index.ts';
import { TITLES } from '../../../games/root/components/cards/index.ts';
import type { FactionEvent } from '../../../games/root/factions/kinds.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import type { TurnEvent, TurnSentence } from '../../turns/turns.ts';
import { DISTINCT_UIS } from './factions/index.ts';
import type { Names } from './names.ts';
import type { OptionTexts } from './option-texts.ts';
import { commonLines } from './texts/common.ts';
import { draftLines } from './texts/draft.ts';
import { hirelingLines } from './texts/hirelings.ts';
import { landmarkLines } from './texts/landmarks.ts';
import { type Lines, logNamesIn } from './texts/log-names.ts';
import { turnTexts } from './turn-texts.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** Gives the names of cards their ids, so that a screen can show a card; factions have theirs. */
function marking(names: Names): (parts: readonly Part[]) => readonly Part[] {
  const ids = new Map<string, string>();
  for (const title of TITLES) ids.set(names.title(title), title);
  return (parts) =>
    parts.map((part) => {
      const value = typeof part === 'string' || !('arg' in part) ? undefined : ids.get(part.text);
      return value === undefined ? part : ({ ...(part as Argument), value } satisfies Argument);
    });
}

/** The log texts of Root: single events, and whole turns. */
export interface LogTexts {
  event(e: RootEvent, seats: readonly string[]): readonly Part[];
  turn(events: readonly TurnEvent[], seats: readonly string[], view: RootView): TurnSentence[];
}

/** Turns events of Root into log lines; a kind of event without a line does not compile. */
export function logTexts(names: Names, options: OptionTexts): LogTexts {
  const logNames = logNamesIn(names, options.sentence);
  const lines: Lines<RootEvent> = {
    ...commonLines(logNames),
    ...(Object.assign({}, ...DISTINCT_UIS.map(({ lines: own }) => own(logNames))) as Lines<FactionEvent>),
    ...hirelingLines(logNames),
    ...draftLines(logNames),
    ...landmarkLines(logNames),
  };
  const mark = marking(names);
  const line = (e: RootEvent, seats: readonly string[]): readonly Part[] =>
    (lines[e.type] as (e: RootEvent, seats: readonly string[]) => readonly Part[])(e, seats);
  const turn = turnTexts(logNames, line);
  return {
    event: (e, seats) => mark(line(e, seats)),
    turn: (events, seats, view) => turn(events, seats, view).map((one) => ({ ...one, parts: mark(one.parts) })),
  };
}
