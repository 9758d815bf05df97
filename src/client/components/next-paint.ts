/** Resolves after the next picture: whoever pressed something sees that it was heard before the long work begins. */
export const nextPaint = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
