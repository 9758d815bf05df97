import { readJournal } from '../../kernel/referee/index.ts';
import {
  COMMENT_LENGTH,
  type RouteRequest,
  type RouteResponse,
  STUDY_TITLE_LENGTH,
  type StudyComment,
  type StudyInfoView,
  type StudyView,
} from '../../protocol/index.ts';
import { endIsKnown, type Person, type Visit } from '../access.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import type { Payer } from '../cost/costs.ts';
import { cleanLabel, cleanText, notEmpty } from '../labels.ts';
import { newId } from '../secrets.ts';
import type { StudyLimits, StudyRow } from '../storage/studies.ts';
import type { TableService } from '../tables/table-service.ts';

/** What one person may keep. */
const LIMITS: StudyLimits = { studies: 100, bytes: 10_000_000 };
const PAGE = 20;
const NAME_LENGTH = 40;
/** Most comments that go with a report. */
const REPORTED_NOTES = 30;

/** The stored part of a study that lists do not show. */
interface StudyDoc {
  readonly notes: readonly StudyComment[];
  readonly names: readonly string[];
  readonly journal?: unknown;
}

/** Comments as they are stored: in the order of the game, without control characters. */
const cleanNotes = (notes: readonly StudyComment[]): StudyComment[] =>
  notes
    .map((note) => ({ ...note, text: note.text === '' ? '' : cleanText(note.text, COMMENT_LENGTH) }))
    .sort((a, b) => a.step - b.step);

/** Commented games. */
export class Studies {
  readonly #context: ServerContext;
  readonly #tables: TableService;

  constructor(context: ServerContext, tables: TableService) {
    this.#context = context;
    this.#tables = tables;
  }

  /** Throws unless the visitor may see the finished game of a table. */
  async #admit(table: string, visit: Visit): Promise<{ readonly isPrivate: boolean; readonly game: string }> {
    const { doc } = await this.#tables.find(table, visit);
    if (!endIsKnown(doc, visit.person, this.#context.now())) throw new ApiError('not-ended');
    return { isPrivate: doc.private, game: doc.game };
  }

  async #admitListing(person: Person, listed: boolean): Promise<void> {
    if (listed && !(await this.#context.storage.accountOf(person.id))) throw new ApiError('no-account');
  }

  async add(person: Person, wish: RouteRequest<'newStudy'>['body'], payer: Payer): Promise<StudyView> {
    const { caps, storage } = this.#context;
    caps.studies.take(payer);
    if ((wish.table === undefined) === (wish.journal === undefined))
      throw new ApiError('bad-request', { problems: [{ path: 'table', code: 'missing' }] });
    const source = wish.table === undefined ? undefined : await this.#admit(wish.table, { person: person.id });
    const journal = wish.journal === undefined ? undefined : readJournal(wish.journal);
    if (journal && !journal.ok)
      throw new ApiError('bad-request', {
        problems: journal.problems.slice(0, 5).map(({ path, code }) => ({ path, code })),
      });
    const game = source?.game ?? journal?.value.game ?? '';
    if (!Object.hasOwn(this.#context.games, game)) throw new ApiError('no-game');
    // What a private table hides is not listed.
    const listed = wish.listed && source?.isPrivate !== true;
    await this.#admitListing(person, listed);
    const now = this.#context.now();
    const doc: StudyDoc = {
      notes: cleanNotes(wish.notes),
      names: (wish.names ?? []).map((name) => cleanLabel(name, NAME_LENGTH)),
      ...(journal && { journal: wish.journal }),
    };
    const row: StudyRow = {
      id: newId(),
      person: person.id,
      name: person.name,
      title: notEmpty(cleanLabel(wish.title, STUDY_TITLE_LENGTH), 'title'),
      game,
      source: wish.table ?? '',
      listed,
      created: now,
      changed: now,
      revision: 1,
      doc: JSON.stringify(doc),
    };
    if (!(await storage.addStudy(row, LIMITS))) throw new ApiError('studies-full');
    return view(row, person);
  }

  async change(
    person: Person,
    id: string,
    wish: RouteRequest<'changeStudy'>['body'],
    payer: Payer,
  ): Promise<StudyView> {
    const { caps, storage } = this.#context;
    caps.studies.take(payer);
    const row = await storage.readStudy(id);
    if (row?.person !== person.id) throw new ApiError('no-study');
    const source = row.source === '' ? undefined : await this.#admit(row.source, { person: person.id });
    const listed = wish.listed && source?.isPrivate !== true;
    await this.#admitListing(person, listed);
    if (wish.revision !== row.revision) throw new ApiError('stale');
    const doc = { ...(JSON.parse(row.doc) as StudyDoc), notes: cleanNotes(wish.notes) };
    const changed: StudyRow = {
      ...row,
      title: notEmpty(cleanLabel(wish.title, STUDY_TITLE_LENGTH), 'title'),
      listed,
      changed: this.#context.now(),
      revision: row.revision + 1,
      doc: JSON.stringify(doc),
    };
    if (!(await storage.updateStudy(changed, LIMITS))) throw new ApiError('studies-full');
    return view(changed, person);
  }

  async drop(person: Person, id: string): Promise<void> {
    if (!(await this.#context.storage.dropStudy(id, person.id))) throw new ApiError('no-study');
  }

  /** What a report of a study says to operators: its author, and what stands in it. Throws unless the visitor may open it. */
  async forReport(id: string, visit: Visit): Promise<{ author: Person; table: string; context: object }> {
    const row = await this.#context.storage.readStudy(id);
    if (!row) throw new ApiError('no-study');
    if (row.source !== '') await this.#admit(row.source, visit);
    if (row.person === visit.person) throw new ApiError('not-allowed');
    const { notes } = JSON.parse(row.doc) as StudyDoc;
    const lines = notes
      .filter(({ text }) => text !== '')
      .slice(0, REPORTED_NOTES)
      .map(({ step, text }) => ({ n: step, name: row.name, text, at: row.changed }));
    const context = { study: id, title: row.title, game: row.game, lines };
    return { author: { id: row.person, name: row.name }, table: row.source, context };
  }

  /** A study, if the visitor may see the game that it is about. */
  async read(id: string, person: Person | undefined, visit: Visit): Promise<StudyView> {
    const row = await this.#context.storage.readStudy(id);
    if (!row) throw new ApiError('no-study');
    if (row.source !== '') await this.#admit(row.source, visit);
    return view(row, person);
  }

  async list(person: Person | undefined, before: string | undefined): Promise<RouteResponse<'studies'>> {
    const [changed, id = ''] = (before ?? '').split('.');
    const from = before === undefined ? undefined : { changed: Number(changed), id };
    const rows = await this.#context.storage.listedStudies(from, PAGE + 1);
    const last = rows.slice(0, PAGE).at(-1);
    return {
      studies: rows.slice(0, PAGE).map((row) => info(row, person)),
      ...(rows.length > PAGE && last && { more: `${last.changed}.${last.id}` }),
    };
  }

  async mine(person: Person): Promise<StudyInfoView[]> {
    const rows = await this.#context.storage.studiesOf(person.id, LIMITS.studies);
    return rows.map((row) => info(row, person));
  }
}

function info(row: Omit<StudyRow, 'doc'>, person: Person | undefined): StudyInfoView {
  const { id, title, game, listed, changed, name: author } = row;
  return { id, title, game, author, yours: row.person === person?.id, listed, changed };
}

function view(row: StudyRow, person: Person | undefined): StudyView {
  const { notes, names, journal } = JSON.parse(row.doc) as StudyDoc;
  return {
    ...info(row, person),
    revision: row.revision,
    ...(row.source !== '' && { table: row.source }),
    ...(journal !== undefined && { journal }),
    names: [...names],
    notes: [...notes],
  };
}
