import type { Subject } from '../../i18n/index.ts';
import { GUIDE_IDS, type GuideId } from './guide.ts';

/** The summaries: one for each game, and one for each faction of Root. */
export const SUMMARIES = [
  'root',
  'root/marquise',
  'root/eyrie',
  'root/alliance',
  'root/vagabond',
  'root/cult',
  'root/riverfolk',
  'root/hundreds',
  'root/keepers',
  'wild',
  'scythia',
] as const;
export type SummaryId = (typeof SUMMARIES)[number];

/** The address of a guided game. */
export const guideAddress = (id: GuideId): string => `/learn/${id}`;

/** The address of a summary. */
export const summaryAddress = (id: SummaryId): string => `/learn/${id}/summary`;

/** The summary that belongs to a guide: of its faction, or of its game. */
export function summaryOf(id: GuideId): SummaryId {
  return SUMMARIES.find((one) => one === id) ?? SUMMARIES.find((one) => id.startsWith(one)) ?? 'root';
}

/** The guide that teaches what a summary tells, if there is one. */
export function guideOf(id: SummaryId): GuideId | undefined {
  return GUIDE_IDS.find((one) => one === id) ?? GUIDE_IDS.find((one) => one === `${id}/first`);
}

export const isSummaryId = (id: string): id is SummaryId => (SUMMARIES as readonly string[]).includes(id);

/** The messages of each summary. */
export const SUMMARY_SUBJECT = {
  root: 'summary-root',
  'root/marquise': 'summary-root-marquise',
  'root/eyrie': 'summary-root-eyrie',
  'root/alliance': 'summary-root-alliance',
  'root/vagabond': 'summary-root-vagabond',
  'root/cult': 'summary-root-cult',
  'root/riverfolk': 'summary-root-riverfolk',
  'root/hundreds': 'summary-root-hundreds',
  'root/keepers': 'summary-root-keepers',
  wild: 'summary-wild',
  scythia: 'summary-scythia',
} as const satisfies Readonly<Record<SummaryId, Subject>>;

/** A subject with the words of a summary. */
export type SummarySubject = (typeof SUMMARY_SUBJECT)[SummaryId];

/** The names of what is taught. */
export const NAME_OF = {
  root: 'learn.label.summary.root',
  'root/marquise': 'learn.label.guide.marquise',
  'root/eyrie': 'learn.label.guide.eyrie',
  'root/alliance': 'learn.label.guide.alliance',
  'root/vagabond': 'learn.label.guide.vagabond',
  'root/cult': 'learn.label.summary.cult',
  'root/riverfolk': 'learn.label.summary.riverfolk',
  'root/hundreds': 'learn.label.summary.hundreds',
  'root/keepers': 'learn.label.summary.keepers',
  wild: 'learn.label.guide.wild',
  scythia: 'learn.label.guide.scythia',
} as const satisfies Readonly<Record<SummaryId, string>>;
