import type { SeriesDecision } from '../../protocol/index.ts';
import { isOrganiser, type Person } from '../access.ts';
import { ApiError } from '../api-error.ts';
import { cleanText } from '../labels.ts';
import { isBeingPlayed, type MatchDoc, type PlayerDoc, type SeriesDoc, withMatch } from './doc.ts';
import type { Rounds } from './open-rounds.ts';
import type { Change, LogLine } from './series-store.ts';

const REASON_LENGTH = 300;

/** A match that may still be decided. Throws otherwise. */
function matchOf(doc: SeriesDoc, n: number): MatchDoc {
  const match = doc.matches[n];
  if (!match) throw new ApiError('no-match');
  return match;
}

function playerOf(doc: SeriesDoc, n: number): PlayerDoc {
  const player = doc.players[n];
  if (!player) throw new ApiError('no-player');
  return player;
}

/** The series after a decision of an organiser, with the line of the log. Throws where it cannot be decided. */
export async function applyDecision(
  doc: SeriesDoc,
  { name: by }: Person,
  decision: SeriesDecision,
  rounds: Rounds,
  now: number,
): Promise<Change> {
  const reason = 'reason' in decision ? { reason: cleanText(decision.reason, REASON_LENGTH) } : {};
  const line = (more: Omit<LogLine, 'what'> = {}): LogLine[] => [{ what: decision.do, by, ...more, ...reason }];
  const isPlaying = (): void => {
    if (doc.status !== 'playing') throw new ApiError('series-closed');
  };
  switch (decision.do) {
    case 'begin': {
      if (doc.status !== 'registration') throw new ApiError('series-closed');
      return await rounds.begun(doc, line());
    }
    case 'next-round': {
      isPlaying();
      if (doc.matches.some(isBeingPlayed)) throw new ApiError('round-open');
      return await rounds.next(doc, by);
    }
    case 'cancel': {
      if (doc.status === 'over' || doc.status === 'cancelled') throw new ApiError('series-closed');
      const matches = doc.matches.map((match) =>
        isBeingPlayed(match) ? { ...match, status: 'void' as const } : match,
      );
      const done = doc.matches.filter(isBeingPlayed).map(({ table }) => ({ table, record: '' }));
      return { doc: { ...doc, status: 'cancelled', matches }, done, log: line() };
    }
    case 'extend': {
      isPlaying();
      const { match: only, until } = decision;
      if (only !== undefined && !isBeingPlayed(matchOf(doc, only))) throw new ApiError('match-over');
      const matches = doc.matches.map((match) =>
        isBeingPlayed(match) && (only === undefined || match.n === only) ? { ...match, deadline: until } : match,
      );
      return { doc: { ...doc, matches }, log: line({ until, ...(only !== undefined && { match: only }) }) };
    }
    case 'score':
    case 'void': {
      if (doc.status !== 'playing' && doc.status !== 'over') throw new ApiError('series-closed');
      const match = matchOf(doc, decision.match);
      if (decision.do === 'void') {
        const { result: _, ...rest } = match;
        const done = [{ table: match.table, record: undefined }];
        return { doc: withMatch(doc, { ...rest, status: 'void' }), done, log: line({ match: match.n }) };
      }
      const { points } = decision;
      if (points.length !== match.players.length) throw new ApiError('bad-decision');
      const best = Math.max(...points);
      const result = {
        by: 'organiser' as const,
        points,
        winners: best > 0 ? [...points.keys()].filter((seat) => points[seat] === best) : [],
        absent: match.result?.absent ?? [],
        scores: match.result?.scores ?? points.map(() => 0),
        places: match.result?.places ?? points.map(() => -1),
        ended: match.result?.ended ?? now,
      };
      const done = [{ table: match.table, record: undefined }];
      return {
        doc: withMatch(doc, { ...match, status: 'over', result }),
        done,
        log: line({ match: match.n, points }),
      };
    }
    case 'substitute': {
      isPlaying();
      const [out, into] = [playerOf(doc, decision.out), playerOf(doc, decision.in)];
      // A player who left in the middle of a match is replaced there, too.
      const plays =
        out.status === 'in' || doc.matches.some((match) => isBeingPlayed(match) && match.players.includes(out.n));
      if (!plays || into.status !== 'reserve') throw new ApiError('bad-decision');
      const players = doc.players.map((player): PlayerDoc => {
        if (player.n === out.n) return { ...player, status: 'out' };
        if (player.n !== into.n) return player;
        return { ...player, status: 'in', ...(out.group !== undefined && { group: out.group }) };
      });
      const matches = doc.matches.map((match): MatchDoc => {
        const seat = match.players.indexOf(out.n);
        if (!isBeingPlayed(match) || seat < 0) return match;
        const seated = match.players.map((player) => (player === out.n ? into.n : player));
        return { ...match, players: seated, reseat: [...(match.reseat ?? []), seat] };
      });
      return { doc: { ...doc, players, matches }, log: line({ players: [out.name, into.name] }) };
    }
    case 'withdraw':
    case 'admit': {
      const player = playerOf(doc, decision.player);
      const isRight = decision.do === 'withdraw' ? player.status !== 'out' : player.status === 'reserve';
      if (!isRight || doc.status === 'over') throw new ApiError('bad-decision');
      const status = decision.do === 'withdraw' ? ('out' as const) : ('in' as const);
      const players = doc.players.map((each) => (each.n === player.n ? { ...each, status } : each));
      return { doc: { ...doc, players }, log: line({ players: [player.name] }) };
    }
    case 'appoint': {
      const { person, name } = playerOf(doc, decision.player);
      if (isOrganiser(doc, person)) throw new ApiError('bad-decision');
      return { doc: { ...doc, organisers: [...doc.organisers, { person, name }] }, log: line({ players: [name] }) };
    }
  }
}
