/** Resolves after the next paint, so that a pressed button shows its state before long work begins. */
export const nextPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
