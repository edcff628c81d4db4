/** One flow at a time: its mutants are judged by its own tests. `tools/mutation.ts` runs them all. */
const flow = process.env['FLOW'] ?? 'payment';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [`src/${flow}/**/*.ts`, '!src/**/*.test.ts', '!src/**/testing/**'],
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `../../.reports/mutation/${flow}.json` },
  concurrency: Number(process.env['STRYKER_CONCURRENCY'] ?? 2),
  timeoutMS: 10_000,
  // Stryker would read it with the API that TypeScript 7 no longer has.
  tsconfigFile: 'left-out.json',
  ignorePatterns: ['tsconfig.json'],
  tempDirName: '../../.reports/stryker',
  cleanTempDir: 'always',
};
