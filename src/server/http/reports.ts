import type { RouteRequest } from '../../protocol/index.ts';
import type { Person } from '../access.ts';
import type { ServerContext } from '../context.ts';
import { cleanText } from '../labels.ts';
import { newId } from '../secrets.ts';
import { type Caller, keyOf, payerOf } from './caller.ts';

/** Most characters of a report's text. */
const TEXT_LENGTH = 1000;
/** How many reports of people are stored. */
const MOST_COMPLAINTS = 500;

/** A report of a person: what it is about, and what operators need to judge it. */
interface Report extends Pick<RouteRequest<'complain'>['body'], 'reason' | 'text'> {
  readonly subject: Person;
  /** The table it is about; empty: none. */
  readonly table: string;
  readonly context: object;
}

/** Stores a report for the operators, within the limits of its sender. */
export async function saveReport(context: ServerContext, caller: Caller, report: Report): Promise<void> {
  const payer = payerOf(caller);
  const { subject, table, reason } = report;
  context.caps.reports.take(payer);
  await context.storage.saveComplaint(
    {
      id: newId(),
      at: context.now(),
      reporter: keyOf(caller).person.id,
      source: context.caps.sourceOf(payer),
      subject: subject.id,
      subjectName: subject.name,
      table,
      reason,
      text: cleanText(report.text, TEXT_LENGTH),
      context: JSON.stringify(report.context),
      state: 'open',
      note: '',
    },
    MOST_COMPLAINTS,
  );
  context.log.warn({ table, reason }, 'person reported');
}
