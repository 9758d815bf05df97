import { defineRefusals } from '../../kernel/index.ts';
import type { RootLaw } from '../../law/index.ts';

/** Declares a reason of Root; each file of rules declares its own with this. */
export const refusal = defineRefusals<RootLaw>();
