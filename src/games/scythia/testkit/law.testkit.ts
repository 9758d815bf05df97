import type { ScythiaLaw } from '../../../law/index.ts';
import { lawTest } from '../../../law/law.testkit.ts';

/** Declares a test of paragraphs of Raiders of Scythia. */
export const scythiaLaw = lawTest<ScythiaLaw>();
