import { create } from 'zustand';
import type { Game, GameTypes } from '../../kernel/index.ts';
import { type Journal, readJournal, replay } from '../../kernel/referee/index.ts';
import { COMMENT_LENGTH, MOST_COMMENTS, type StudyComment, type StudyView } from '../../protocol/index.ts';
import { callApi, codeOf } from '../net/api.ts';
import { loadRules } from '../registry/rules.ts';
import { useTable } from '../state/table.ts';
import { useStudyMode } from './mode.ts';
import { triedFrom, type TriedPosition } from './branch.ts';

/** Moves that are being tried from a moment. */
export interface Trial {
  readonly step: number;
  readonly says: readonly string[];
  readonly position: TriedPosition;
}

interface StudyStore {
  /** The table whose game is commented. */
  readonly table: string | undefined;
  /** The saved study; undefined: a draft of this browser. */
  readonly study: StudyView | undefined;
  readonly title: string;
  readonly listed: boolean;
  readonly notes: readonly StudyComment[];
  /** True when something is not saved. */
  readonly isChanged: boolean;
  readonly errorCode: string | undefined;
  readonly trial: Trial | undefined;
  /** Opens the comments of a table: a saved study, or the draft of this browser. */
  open(table: string, study: StudyView | undefined): void;
  setTitle(title: string): void;
  setListed(listed: boolean): void;
  /** Changes the comment on a moment; one without content is removed. */
  write(step: number, change: Partial<Omit<StudyComment, 'step'>>): void;
  /** Ends trying moves, whatever the board shows. */
  endTrial(): void;
  /** Tries moves from a moment on; undefined goes back to the moment. */
  attempt(step: number | undefined, says: readonly string[]): Promise<void>;
  /** Saves at the server; the link goes to the saved study. */
  save(game: string, net: boolean, names: readonly string[]): Promise<void>;
}

const draftKey = (table: string): string => `vatra.study.${table}`;

interface Draft {
  readonly title: string;
  readonly notes: readonly StudyComment[];
}

function savedDraft(table: string): Draft {
  try {
    const raw = JSON.parse(localStorage.getItem(draftKey(table)) ?? '') as Partial<Draft>;
    if (typeof raw.title === 'string' && Array.isArray(raw.notes)) return { title: raw.title, notes: raw.notes };
  } catch {
    // There is none, or it is damaged.
  }
  return { title: '', notes: [] };
}

const isEmpty = ({ text, arrows = [], branch = [] }: StudyComment): boolean =>
  text.trim() === '' && arrows.length + branch.length === 0;

/** A recorded game that moves can be tried in. */
interface FinishedGame {
  readonly table: string;
  readonly game: Game<GameTypes>;
  readonly start: GameTypes['state'];
  readonly journal: Journal;
}

/** The comments on one finished game. */
export const useStudy = create<StudyStore>((set, get) => {
  let recorded: Promise<FinishedGame | undefined> | undefined;
  let recordedOf: string | undefined;

  async function read(table: string): Promise<FinishedGame | undefined> {
    const text = await useTable.getState().journal();
    const reading = text === undefined ? undefined : readJournal(JSON.parse(text));
    if (!reading?.ok) return undefined;
    const journal = reading.value;
    const game = await loadRules(journal.game)?.(journal.pack?.data);
    if (!game || journal.entries.some((entry) => 'base' in entry)) return undefined;
    const { referee } = replay(game, journal);
    return referee && { table, game, start: referee.start ?? game.begin(referee.state.settings), journal };
  }

  function keepDraft(): void {
    const { table, study, title, notes } = get();
    if (table !== undefined && !study) localStorage.setItem(draftKey(table), JSON.stringify({ title, notes }));
  }

  return {
    table: undefined,
    study: undefined,
    title: '',
    listed: false,
    notes: [],
    isChanged: false,
    errorCode: undefined,
    trial: undefined,
    open(table, study) {
      if (get().table === table && get().study?.id === study?.id) return;
      const { title, notes } = study ?? savedDraft(table);
      const listed = study?.listed ?? false;
      set({ table, study, title, notes, listed, isChanged: false, errorCode: undefined });
      get().endTrial();
    },
    setTitle(title) {
      set({ title, isChanged: true });
      keepDraft();
    },
    setListed: (listed) => set({ listed, isChanged: true }),
    write(step, change) {
      const { notes } = get();
      const old = notes.find((note) => note.step === step) ?? { step, text: '' };
      const note = { ...old, ...change, text: (change.text ?? old.text).slice(0, COMMENT_LENGTH) };
      const others = notes.filter((each) => each.step !== step);
      if (!isEmpty(note) && others.length >= MOST_COMMENTS) return;
      const all = isEmpty(note) ? others : [...others, note];
      set({ notes: all.sort((a, b) => a.step - b.step), isChanged: true });
      keepDraft();
    },
    endTrial() {
      set({ trial: undefined });
      useStudyMode.setState({ isTrying: false });
    },
    async attempt(step, says) {
      if (step === undefined) {
        const { trial } = get();
        get().endTrial();
        if (trial) await useTable.getState().showPast(trial.step);
        return;
      }
      const { table } = get();
      if (recordedOf !== table) {
        recordedOf = table;
        recorded = table === undefined ? undefined : read(table).catch(() => undefined);
      }
      const found = await recorded;
      const { mine } = useTable.getState();
      if (!found || !mine || get().table !== found.table) return set({ errorCode: 'unreadable' });
      const last = mine.log[step - 1]?.n ?? -1;
      const position = triedFrom(found.game, found.start, found.journal.entries, last, says, mine.seat);
      const { view, window, scores } = position;
      useTable.setState({ past: { seat: mine.seat, step, view, window, scores } });
      set({ trial: { step, says: says.slice(0, position.done), position }, errorCode: undefined });
      useStudyMode.setState({ isTrying: true });
    },
    async save(game, net, names) {
      const { table, study, title, listed, notes } = get();
      if (table === undefined) return;
      try {
        const body = study
          ? { title, listed, notes, revision: study.revision }
          : { title, game, listed, notes, names, ...(net ? { table } : { journal: await ownJournal() }) };
        const answer = study
          ? await callApi('changeStudy', 'PATCH', `/studies/${study.id}`, { body })
          : await callApi('newStudy', 'POST', '/studies', { body });
        localStorage.removeItem(draftKey(table));
        set({ study: answer.study, notes: answer.study.notes, listed: answer.study.listed, isChanged: false });
        set({ errorCode: undefined });
      } catch (error) {
        set({ errorCode: codeOf(error) });
      }
    },
  };
});

/** The record of a local game, without the proof of its dice. */
async function ownJournal(): Promise<object> {
  const text = await useTable.getState().journal();
  const { fairness: _, ...journal } = JSON.parse(text ?? '{}') as Journal;
  return journal;
}
