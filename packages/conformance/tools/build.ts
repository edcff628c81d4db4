/** One file that Node 20 runs without dependencies: it includes the contract, zod and ws. */
import { build } from 'vite';

process.chdir(new URL('..', import.meta.url).pathname);
await build({
  configFile: false,
  logLevel: 'warn',
  // What runs in Node is not resolved for a browser.
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/cli.ts',
    target: 'node20',
    rolldownOptions: {
      external: ['bufferutil', 'utf-8-validate'],
      output: { entryFileNames: 'conformance.mjs', codeSplitting: false },
    },
  },
});
