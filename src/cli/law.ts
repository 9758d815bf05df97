import type { Command } from 'commander';
import { loadLaw, type Part } from '../i18n/index.ts';
import {
  chapters,
  findMentions,
  PARAGRAPH_KINDS,
  type ParagraphKind,
  GAME_IDS,
  type GameId,
  type LawOf,
  type Mentions,
  type Paragraph,
  paragraph,
  paragraphs,
} from '../law/index.ts';
import {
  coverageData,
  coverageLines,
  coverageReport,
  figuresLine,
  type LawTitles,
  paragraphData,
  paragraphLines,
  placeOf,
  reaches,
  shownParagraph,
  titleLine,
} from './law-report.ts';
import { GAMES } from '../registry/index.ts';
import { lawSources, packageRoot } from './law-sources.ts';
import { EXIT_FINDINGS, EXIT_USAGE } from './user-error.ts';

/** Arguments and options of `vatra law`. */
export interface LawRequest {
  readonly game?: string | undefined;
  readonly paragraph?: string | undefined;
  /** The option's game; true when it has none: then the argument's game, or all games. */
  readonly coverage?: string | true;
  readonly require?: string;
  readonly chapters?: string;
  readonly kinds?: string;
  readonly search?: readonly string[];
  readonly json?: true;
}

/** Root of the sources and the two outputs of the command; each call writes one line. */
export interface LawCommandIo {
  readonly root: string;
  out(text: string): void;
  err(text: string): void;
}

/** The request names something that does not exist. Printed without a stack; exit code `EXIT_USAGE`. */
class RequestError extends Error {}

const HELP = `
Kinds: paragraph (numbered rules; must be cited and tested), ruling, edition,
case (must be tested).

A paragraph is cited where the game's code says law: '4.3.1',
refusal('4.3.1', ...), cite('4.3.1') or, in a comment, a section sign and the
number; an unmistakable number in any other string counts too. It is tested
where a test is declared by ${GAME_IDS.map((game) => `${game}Law`).join(', ')}
or, in the game's own folder, law.

Exit codes: 0 success; 1 coverage below --require, unknown number after a
section sign, or nothing found; 2 usage error.

Examples:
  vatra law --coverage root --require 100 --chapters 1-9,A-E
  vatra law wild W-11.1b
  vatra law scythia --search wound`;

/** Adds the command `law` to the program. */
export function lawCommand(program: Command): void {
  program
    .command('law')
    .summary('look up rules')
    .description('Looks up rules by paragraph, and where the code cites and the tests name them.')
    .argument('[game]', GAME_IDS.join(', '))
    .argument('[paragraph]', 'number of a paragraph or chapter')
    .option('--coverage [game]', 'list rules without a citation or a test')
    .option('--require <percent>', 'with --coverage: exit code 1 if a share is lower')
    .option('--chapters <list>', 'with --coverage: only these chapters, such as 1-9,A-E')
    .option('--kinds <list>', `with --coverage: which of ${PARAGRAPH_KINDS.join(', ')}, or all`, 'paragraph')
    .option('--search <words...>', 'find paragraphs whose number or heading has all these words')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action(async (game: string | undefined, number: string | undefined, options: LawRequest) => {
      process.exitCode = await runLaw(
        { ...options, game, paragraph: number },
        {
          root: packageRoot(),
          out: (text) => process.stdout.write(`${text}\n`),
          err: (text) => process.stderr.write(`${text}\n`),
        },
      );
    });
}

/** Answers a request and returns the exit code. */
export async function runLaw(request: LawRequest, io: LawCommandIo): Promise<number> {
  try {
    if (request.coverage !== undefined) return await runCoverage(request, io);
    if (request.game === undefined && request.search) throw new RequestError('name the game before --search');
    if (request.game === undefined) {
      for (const game of GAME_IDS) io.out(`${game.padEnd(8)} ${figuresLine(game, paragraphs(game))}`);
      return 0;
    }
    const game = findGameId(request.game);
    if (request.search) return runSearch(game, await titlesOf(game), request.search, request, io);
    if (request.paragraph !== undefined) return runLookup(game, await titlesOf(game), request.paragraph, request, io);
    io.out(figuresLine(game, paragraphs(game)));
    const titles = await titlesOf(game);
    for (const id of chapters(game)) io.out(`  ${id} ${titles.chapter(id)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    io.err(`vatra law: ${error.message}`);
    return EXIT_USAGE;
  }
}

async function runCoverage(request: LawRequest, io: LawCommandIo): Promise<number> {
  const named = typeof request.coverage === 'string' ? request.coverage : request.game;
  const games = named === undefined ? GAME_IDS : [findGameId(named)];
  const required = percentNamed(request.require ?? '0');
  const kinds = kindsNamed(request.kinds ?? 'paragraph');
  const data: Record<string, object> = {};
  let code = 0;
  for (const game of games) {
    const mentions = mentionsOf(game, io);
    if (!mentions) throw new RequestError(`the sources of ${game} are missing in ${io.root}`);
    const titles = await titlesOf(game);
    const report = coverageReport(game, mentions, { chapters: chaptersNamed(game, request.chapters), kinds });
    data[game] = coverageData(report, titles);
    if (!request.json) for (const line of coverageLines(report, titles)) io.out(line);
    for (const mention of report.unknown) io.err(`${placeOf(mention)}: ${game} has no paragraph ${mention.law}`);
    if (!reaches(report, required)) io.err(`vatra law: the coverage of ${game} is below ${required} %`);
    if (!reaches(report, required) || report.unknown.length > 0) code = EXIT_FINDINGS;
  }
  if (request.json) io.out(JSON.stringify(data, undefined, 2));
  return code;
}

function runSearch(
  game: GameId,
  titles: LawTitles,
  words: readonly string[],
  request: LawRequest,
  io: LawCommandIo,
): number {
  const wanted = words.flatMap((word) => word.toLowerCase().split(/\s+/)).filter(Boolean);
  const found = paragraphs(game).filter((each) => {
    const text = titleLine(each.id, titles).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  showList(found, titles, request, io);
  if (found.length > 0) return 0;
  io.err(`vatra law: nothing in ${game} has the words ${wanted.join(' ')}`);
  return EXIT_FINDINGS;
}

function runLookup(game: GameId, titles: LawTitles, number: string, request: LawRequest, io: LawCommandIo): number {
  const found = paragraph(game, number);
  const ofChapter = paragraphs(game).filter((each) => each.chapter === number);
  if (!found && ofChapter.length === 0) {
    throw new RequestError(`${game} has no paragraph ${number}; try: vatra law ${game} --search WORDS`);
  }
  if (!found) showList(ofChapter, titles, request, io);
  else if (request.json) io.out(JSON.stringify(paragraphData(game, found, titles, mentionsOf(game, io)), undefined, 2));
  else for (const line of paragraphLines(game, found, titles, mentionsOf(game, io))) io.out(line);
  return 0;
}

function showList(found: readonly Paragraph[], titles: LawTitles, request: LawRequest, io: LawCommandIo): void {
  if (request.json)
    io.out(
      JSON.stringify(
        found.map((each) => shownParagraph(each, titles)),
        undefined,
        2,
      ),
    );
  else for (const each of found) io.out(titleLine(each.id, titles));
}

/** The text of a message without its tags. */
const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'parts' in part ? plainText(part.parts) : part.text)).join('');

/** The English titles and texts of a game's law. */
async function titlesOf(game: GameId): Promise<LawTitles> {
  const texts = await loadLaw('en', game);
  return {
    chapter: (id) => texts.chapter(id),
    title: (id) => texts.title(id as LawOf<GameId>),
    text: (id) => (texts.hasTexts(id as LawOf<GameId>) ? plainText(texts.text(id as LawOf<GameId>)) : ''),
  };
}

/** Where code and tests name paragraphs; `undefined` when the sources are not there, as in an installed package. */
function mentionsOf(game: GameId, io: LawCommandIo): Mentions | undefined {
  const sources = lawSources(game, io.root);
  return sources && findMentions(game, sources);
}

function findGameId(text: string): GameId {
  const game = GAME_IDS.find((each) => each === text);
  if (!game) throw new RequestError(`unknown game "${text}"; choose one of: ${GAME_IDS.join(', ')}`);
  return game;
}

function percentNamed(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 100)) throw new RequestError(`${text} is not a percentage`);
  return value;
}

function kindsNamed(text: string): readonly ParagraphKind[] {
  if (text === 'all') return PARAGRAPH_KINDS;
  return text.split(',').map((part) => {
    const kind = PARAGRAPH_KINDS.find((each) => each === part.trim());
    if (!kind) throw new RequestError(`unknown kind "${part.trim()}"; choose one of: ${PARAGRAPH_KINDS.join(', ')}`);
    return kind;
  });
}

/** Chapters of a list such as `1-9,A-E`. A bare number means a chapter of the rulebook: `3` is `W-3` or `S-3`. */
function chaptersNamed(game: GameId, list: string | undefined): readonly string[] {
  const all = chapters(game);
  if (list === undefined) return all;
  const indexOf = (text: string): number => {
    const exact = all.indexOf(text);
    return exact >= 0 ? exact : all.indexOf(`${GAMES[game].engine.lawPrefix}${text}`);
  };
  return list.split(',').flatMap((part) => {
    const text = part.trim();
    const single = indexOf(text);
    if (single >= 0) return all.slice(single, single + 1);
    for (const dash of text.matchAll(/-/g)) {
      const first = indexOf(text.slice(0, dash.index));
      const last = indexOf(text.slice(dash.index + 1));
      if (first >= 0 && last >= first) return all.slice(first, last + 1);
    }
    throw new RequestError(`${game} has no chapter ${text}; its chapters are ${all.join(', ')}`);
  });
}
