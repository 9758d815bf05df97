import { defineRefusals } from '../../kernel/index.ts';
import type { ScythiaLaw } from '../../law/index.ts';

/** Declares why an option may not be chosen; each chapter declares its own reasons with this. `refusal.all` lists them. */
export const refusal = defineRefusals<ScythiaLaw>();
