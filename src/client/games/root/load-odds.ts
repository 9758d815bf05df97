/** Loads what counts the odds of battles, with the rules that it needs: not before there is a battle to choose. */
export const loadOdds = () => import('./odds.ts');
