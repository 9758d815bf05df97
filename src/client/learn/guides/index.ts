import type { Guide, GuideId } from '../guide.ts';

/** The guides, each fetched when somebody begins it. */
export const GUIDE_OF: Readonly<Record<GuideId, () => Promise<Guide>>> = {
  'root/marquise': async () => (await import('./marquise.ts')).marquise,
  'root/eyrie': async () => (await import('./eyrie.ts')).eyrie,
  'root/alliance': async () => (await import('./alliance.ts')).alliance,
  'root/vagabond': async () => (await import('./vagabond.ts')).vagabond,
  'wild/first': async () => (await import('./wild.ts')).wildFirst,
  'scythia/first': async () => (await import('./scythia.ts')).scythiaFirst,
};
