import { GAME_IDS, type GameId, paragraphs } from '../../src/law/index.ts';
import { loadLaw, type Part } from '../../src/i18n/index.ts';
import { GAME_RULES } from '../../src/registry/index.ts';
import CITED from './cited.json' with { type: 'json' };
import { UNCITED } from './uncited.testkit.ts';

/** Words with which a paragraph forbids or limits something. */
const FORBIDS =
  /\b(?:cannot|can't|may not|must not|must|never|only|unless|at most|no more than|forbid\w*|limit\w*|not allowed)\b/i;
/** The number of a ruling or of a note on editions, after the paragraph it is about. */
const NOTE = /-[RE]\d+$/;

const plain = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : plain(part.parts))).join('');

/** How a paragraph that forbids or limits something stands to refusals. */
export interface ForbiddingParagraph {
  readonly id: string;
  readonly title: string;
  /**
   * `random`: a refusal in random play cites it; `declared`: refusals that tests reach cite it; `base`: it is a note on such a
   * paragraph; `listed`: none can, for the reason `why`; `open`: none does.
   */
  readonly how: 'random' | 'declared' | 'base' | 'listed' | 'open';
  readonly why: string;
}

/** §2.1.1 is declared for demands that name no paragraph; the check `reasons` fails when one cites it. */
const NEVER_CITED = 'refusal 2.1.1 no-card';

/** The paragraphs that declared refusals cite, without those that play cannot reach. */
async function declaredLaws(game: GameId): Promise<ReadonlySet<string>> {
  const { checks } = await GAME_RULES[game]!();
  const reachable = checks.content.filter((name) => name !== NEVER_CITED && !(name in (checks.unreachable ?? {})));
  return new Set(reachable.flatMap((name) => /^refusal (\S+) /.exec(name)?.[1] ?? []));
}

/** All paragraphs of a game that forbid or limit something; worked cases are not rules of their own. */
export async function forbiddingParagraphs(game: GameId): Promise<ForbiddingParagraph[]> {
  const texts = await loadLaw('en', game);
  const random = new Set<string>(CITED[game]);
  const declared = await declaredLaws(game);
  const listed = new Map(UNCITED[game].flatMap((group) => group.paragraphs.map((id) => [id, group.why] as const)));
  // A chapter that came later joins when cited.json is made again.
  const known = new Set<string>(
    paragraphs(game).flatMap(({ id, chapter }) => (random.has(id) || listed.has(id) ? [chapter] : [])),
  );
  return paragraphs(game)
    .filter(({ id, kind, chapter }) => kind !== 'case' && known.has(chapter) && FORBIDS.test(plain(texts.text(id))))
    .map(({ id }) => {
      const base = id.replace(NOTE, '');
      const why = listed.get(id) ?? '';
      const title = texts.title(id);
      if (random.has(id)) return { id, title, how: 'random', why };
      if (declared.has(id)) return { id, title, how: 'declared', why };
      if (base !== id && (random.has(base) || declared.has(base))) return { id, title, how: 'base', why };
      return { id, title, how: why === '' ? 'open' : 'listed', why };
    });
}

const NAMES: Readonly<Record<GameId, string>> = {
  root: 'Root',
  wild: 'Defenders of the Wild',
  scythia: 'Raiders of Scythia',
};

/** docs/refusals.md. */
export async function refusalsPage(): Promise<string> {
  const rows: string[] = [];
  const lists: string[] = [];
  for (const game of GAME_IDS) {
    const all = await forbiddingParagraphs(game);
    const of = (how: ForbiddingParagraph['how']): ForbiddingParagraph[] => all.filter((each) => each.how === how);
    const count = (how: ForbiddingParagraph['how']): string => String(of(how).length);
    rows.push(
      `| ${NAMES[game]} | ${all.length} | ${count('random')} | ${count('declared')} | ${count('base')} | ${count('listed')} |`,
    );
    const ids = (how: ForbiddingParagraph['how']): string =>
      of(how)
        .map(({ id }) => id)
        .join(', ') || 'none';
    lists.push(
      `## ${NAMES[game]}\n`,
      `Cited in random play: ${ids('random')}.\n`,
      `Cited by declared refusals that tests reach: ${ids('declared')}.\n`,
      `Notes on a cited paragraph: ${ids('base')}.\n`,
      '| no refusal cites | why |\n|---|---|',
      ...UNCITED[game].map(({ paragraphs: list, why }) => `| ${list.join(', ')} | ${why} |`),
      '',
    );
  }
  return `${[
    '# Paragraphs that forbid or limit something',
    '',
    'This page is for rules lawyers and contributors. It lists every paragraph whose English text forbids or limits something (“cannot”,',
    '“must”, “only”, “never”, “unless”, “at most”, “limit” and the like), and whether a refusal cites it. `tests/reasons/paragraphs.test.ts`',
    'makes the page and fails when a paragraph is missing; `UPDATE=1 npm test -- tests/reasons` writes it again. The paragraphs cited in',
    'random play are those of `vatra reasons` (`tests/reasons/cited.json`).',
    '',
    '| game | forbid or limit | cited in random play | cited, reached by tests | notes on a cited one | not cited, with the reason |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    ...lists,
  ]
    .join('\n')
    .trimEnd()}\n`;
}
