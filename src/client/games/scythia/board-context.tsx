import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import parts from '../../components/parts.module.css';
import { type PreviewText, Preview, usePeek } from '../../components/peek.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { usePrefs } from '../../state/prefs.ts';
import css from './board-context.module.css';
import { loadNames, type Names } from './names.ts';
import { leads, leadsOn, reach } from './reach.ts';

/** The context of the board's parts. */
export interface BoardContext {
  readonly view: ScythiaView;
  readonly names: Names;
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** Whose board is shown in full: the viewer's, for spectators that of the active player. */
  readonly own: number;
  /** True when an open move begins with these words. */
  leads(words: string): boolean;
  /** True when a tap with these words advances the move. */
  leadsOn(words: string): boolean;
  /** The reason why these words are refused; undefined without one. */
  why(words: string): string | undefined;
  /** True when the move that waits to be confirmed begins with these words. */
  isWaiting(words: string): boolean;
  /** What a tap on one place of a verb says. */
  reach(verb: string, at: number): ReadonlyMap<string, string>;
  say(words: string): void;
  /** Asks why nothing can be done with a thing; undefined while the viewer is not asked. */
  readonly askWhy: ((about: string) => void) | undefined;
  /** All that may be said, as one text: it changes when something else can be tapped. */
  readonly said: string;
}

const Shared = createContext<BoardContext | undefined>(undefined);

/** The board that this part belongs to. */
export function useBoardContext(): BoardContext {
  const sheet = useContext(Shared);
  if (!sheet) throw new Error('a part of the board stands outside of it');
  return sheet;
}

/** Whether the first hand is being chosen from (§S-2.12): then it is what the board shows. */
export function useIsDealt(): boolean {
  const { view, leads: may } = useBoardContext();
  return may('drop') || view.dropped.length > 0;
}

/** The names in the reader's language, once they are there. */
export function useNames(): Names | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [names, setNames] = useState<Names>();
  useEffect(() => {
    let wanted = true;
    void loadNames(language).then((loaded) => {
      if (wanted) setNames(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return names;
}

/** Gives the parts of the board what they know; nothing is drawn before the names are there. */
export function BoardContextProvider({
  board,
  own,
  children,
}: {
  readonly board: BoardProps;
  /** Whose board is shown in full; usually the viewer's. */
  readonly own?: number;
  readonly children: ReactNode;
}) {
  const names = useNames();
  const { say, table } = board;
  const latest = useRef({ say, ask: table.askWhy });
  useLayoutEffect(() => {
    latest.current = { say, ask: table.askWhy };
  });
  const isAsked = table.askWhy !== undefined;
  const view = board.view as ScythiaView;
  const { forbidden, waiting } = table;
  // The page creates new lists on every change; the board is redrawn only when their content differs.
  const said = board.moves.join('; ');
  const seated = board.names.join('\n');
  const sheet = useMemo((): BoardContext | undefined => {
    if (!names) return undefined;
    const moves = said === '' ? [] : said.split('; ');
    return {
      view,
      names,
      seats: seated.split('\n'),
      own: own ?? (view.seat < view.players.length ? view.seat : view.active),
      leads: (words) => leads(moves, words),
      leadsOn: (words) => leadsOn(moves, words),
      why(words) {
        const found = forbidden.find(({ text }) => text === words);
        return found && names.reason(found.why, found.a, found.b);
      },
      isWaiting: (words) => waiting !== undefined && `${waiting} `.startsWith(`${words} `),
      reach: (verb, at) => reach(moves, verb, at),
      say: (words) => latest.current.say(words),
      askWhy: isAsked ? (about) => latest.current.ask?.(about) : undefined,
      said,
    };
  }, [view, names, seated, said, forbidden, waiting, own, isAsked]);
  return sheet ? <Shared value={sheet}>{children}</Shared> : null;
}

interface TapProps {
  /** What a tap says; a place that leads nowhere now is only shown. */
  readonly to: string | undefined;
  /** What options call the place, to ask why nothing can be done there; by default what it would say, null: nothing is asked. */
  readonly about?: string | null | undefined;
  /** The place in words, for those who do not see it. */
  readonly label: string;
  /** What the preview tells; by default the words. */
  readonly preview?: PreviewText | undefined;
  readonly className?: string | undefined;
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A place of the board: read aloud as a sentence, and a button while it can be chosen. The sentence is shown while a mouse rests on
 * it or the focus is there, after a long press, and by a tap where a tap does nothing else.
 */
export function Tap({ to, about = to, label, preview = { lines: [label] }, className, mark, children }: TapProps) {
  const { leadsOn: may, say, why, askWhy, isWaiting } = useBoardContext();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const find = (element: HTMLElement | null): void => {
    place.current = element;
  };
  const id = useId();
  const { handlers, endedPress, show } = usePeek(setOpen);
  const isChoice = to !== undefined && may(to);
  const refusal = to === undefined || isChoice ? undefined : why(to);
  // The description of a larger place includes its parts.
  const hasPreview = about !== null;
  const inner = (
    <>
      <span className={parts.hidden}>{label}</span>
      <span className={css.seen} aria-hidden="true">
        {children}
      </span>
      {hasPreview && isOpen && (
        <Preview
          id={id}
          about={refusal === undefined ? preview : { ...preview, lines: [...preview.lines, refusal] }}
          beside={() => place.current}
        />
      )}
    </>
  );
  const shared = {
    ref: find,
    className,
    'data-mark': mark,
    'data-to': to,
    'data-chosen': (to !== undefined && isWaiting(to)) || undefined,
    ...(hasPreview && handlers),
  };
  if (isChoice)
    return (
      <button type="button" {...shared} data-target onClick={() => endedPress() || say(to)}>
        {inner}
      </button>
    );
  if (about !== undefined && about !== null && askWhy)
    return (
      <button type="button" {...shared} data-why-about onClick={() => endedPress() || askWhy(about)}>
        {inner}
      </button>
    );
  return (
    // Screen readers read the sentence; a tap only shows it to those who see.
    <span {...shared} {...(hasPreview && { onClick: show })}>
      {inner}
    </span>
  );
}
