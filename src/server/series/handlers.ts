import { admitToSeries, mayReadMatchRecord, type Visit } from '../access.ts';
import type { ServerContext } from '../context.ts';
import { type Caller, keyOf, payerOf, type RouteHandlers } from '../http/caller.ts';
import { hashOf } from '../secrets.ts';
import { exportFile } from './export.ts';
import type { MatchRecord } from './match-record.ts';
import type { SeriesService } from './series-service.ts';
import { logEntryOf, seriesView, summaryView } from './view.ts';

type SeriesRoutes =
  | ('seriesList' | 'newSeries' | 'series' | 'inviteToSeries' | 'register')
  | ('unregister' | 'decide' | 'seriesLog' | 'exportSeries');

/** Most series in one list. */
const LISTED = 50;
/** Most lines of the log in one answer. */
const LOG_LINES = 200;
/** Work that an export of this many matches counts as, in ms. */
const MATCH_MS = 0.2;

const visitOf = ({ person, invite }: Caller): Visit => ({
  person: person?.id,
  ...(invite !== undefined && { invite: hashOf(invite) }),
});

/** Handlers of the routes of leagues and tournaments. `site` is the address for links to tables. */
export function seriesHandlers(
  { storage, costs }: ServerContext,
  series: SeriesService,
  site: string,
): Pick<RouteHandlers, SeriesRoutes> {
  const me = (caller: Caller) => keyOf(caller).person;
  return {
    async seriesList({ query }, caller) {
      const own = query.mine === 'yes' ? { person: me(caller).id } : {};
      const before = query.before === undefined ? {} : { before: Number(query.before) };
      return { list: (await storage.listSeries({ ...own, ...before, limit: LISTED })).map(summaryView) };
    },
    async newSeries({ body }, caller) {
      const { id, doc } = await series.create(me(caller), body, payerOf(caller));
      return { series: seriesView(id, doc, me(caller).id) };
    },
    async series({ params }, caller) {
      const doc = await series.find(params.series, visitOf(caller));
      return { series: seriesView(params.series, doc, caller.person?.id) };
    },
    inviteToSeries: async ({ params }, caller) => ({ invite: await series.invite(params.series, me(caller)) }),
    async register({ params, body }, caller) {
      const person = me(caller);
      const doc = await series.register(params.series, visitOf(caller), person, body.reserve, payerOf(caller));
      return { series: seriesView(params.series, doc, person.id) };
    },
    async unregister({ params }, caller) {
      const person = me(caller);
      const doc = await series.unregister(params.series, visitOf(caller), person);
      return { series: seriesView(params.series, doc, person.id) };
    },
    async decide({ params, body }, caller) {
      const person = me(caller);
      await series.find(params.series, visitOf(caller));
      const doc = await series.decide(params.series, person, body);
      return { series: seriesView(params.series, doc, person.id) };
    },
    async seriesLog({ params, query }, caller) {
      await series.find(params.series, visitOf(caller));
      const rows = await storage.readSeriesLog(params.series, query.after ?? 0, LOG_LINES);
      return { entries: rows.map(logEntryOf) };
    },
    async exportSeries({ params, body }, caller) {
      const payer = payerOf(caller);
      costs.admit(payer);
      const known = await series.find(params.series, visitOf(caller));
      const texts = await storage.seriesRecords(params.series);
      // Who may read is decided by a description that is no older than the records.
      const doc = await series.find(params.series, visitOf(caller));
      admitToSeries(doc, visitOf(caller));
      const person = caller.person?.id;
      const records = new Map<number, MatchRecord>();
      for (const match of doc.matches) {
        const text = mayReadMatchRecord(doc, match, person) ? texts.get(match.n) : undefined;
        if (text !== undefined) records.set(match.n, JSON.parse(text) as MatchRecord);
      }
      costs.spend(payer, MATCH_MS * known.matches.length);
      const file = exportFile({ doc, records, person, site }, body);
      costs.deliver(payer, file.text.length);
      return file;
    },
  };
}
