import { defineConfig } from 'vitest/config';

const flow = process.env['FLOW'] ?? 'payment';

/**
 * For mutation runs: one flow's tests, without the long searches. A mutant that only they would
 * find counts as survived, so that every rule has a test that names it.
 */
export default defineConfig({
  test: {
    // What flows share is proven by the flows that use it.
    include: [flow === 'shared' ? 'src/**/*.test.ts' : `src/${flow}/**/*.test.ts`],
    exclude: ['src/chat/{faults,chatModel}.test.ts', 'src/testing/**'],
    env: { FC_RUNS: '30' },
  },
});
