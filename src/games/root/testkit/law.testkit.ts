import type { RootLaw } from '../../../law/index.ts';
import { lawTest } from '../../../law/law.testkit.ts';

/** Declares a test of paragraphs of Root. */
export const rootLaw = lawTest<RootLaw>();
