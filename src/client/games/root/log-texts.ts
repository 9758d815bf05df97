import type { Argument, Part } from '../../../i18n/index.ts';
import { TITLES } from '../../../games/root/components/cards/index.ts';
import type { FactionEvent } from '../../../games/root/factions/kinds.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import { UIS } from './factions/index.ts';
import type { Names } from './names.ts';
import type { OptionTexts } from './option-texts.ts';
import { commonLines } from './texts/common.ts';
import { draftLines } from './texts/draft.ts';
import { hirelingLines } from './texts/hirelings.ts';
import { type Lines, tellingIn } from './texts/telling.ts';

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

/** Tells what happened in Root; a kind of event without a line does not compile. */
export function logTexts(
  names: Names,
  options: OptionTexts,
): (e: RootEvent, seats: readonly string[]) => readonly Part[] {
  const tell = tellingIn(names, options.sentence);
  const lines: Lines<RootEvent> = {
    ...commonLines(tell),
    ...(Object.assign({}, ...UIS.map(({ lines: own }) => own(tell))) as Lines<FactionEvent>),
    ...hirelingLines(tell),
    ...draftLines(tell),
  };
  const mark = marking(names);
  return (e, seats) => mark((lines[e.type] as (e: RootEvent, seats: readonly string[]) => readonly Part[])(e, seats));
}
