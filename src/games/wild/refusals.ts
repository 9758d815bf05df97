import { defineRefusals } from '../../kernel/index.ts';
import type { WildLaw } from '../../law/index.ts';

/** Declares a reason to refuse an option; each chapter declares its own. `refusal.all` lists all of them. */
export const refusal = defineRefusals<WildLaw>();
