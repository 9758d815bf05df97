import type { Notation } from '../kernel/index.ts';

/** Rootlog in the registry: the notation of Root. */
export const rootlog: Notation = {
  name: 'Rootlog',
  async writer() {
    const { writingRootlog } = await import('./index.ts');
    return function* write(journal, names) {
      const written = yield* writingRootlog(journal, names);
      return written.ok ? written.text : undefined;
    };
  },
};
