import type { WildLaw } from '../../../law/index.ts';
import { lawTest } from '../../../law/law.testkit.ts';

/** Declares a test of paragraphs of Defenders of the Wild. */
export const wildLaw = lawTest<WildLaw>();
