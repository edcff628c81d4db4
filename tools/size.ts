/**
 * `pnpm size`: what a page pays for importing one component from the packed design system, on top
 * of React and the shared tokens. Fails if a component outgrows its budget.
 *
 *   pnpm size             checks
 *   pnpm size --accept    writes today's sizes, a tenth added, as the budgets
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { stylesOf, withImports, zipped } from './chunks.ts';
import { blankApp, installPacked } from './packed.ts';

interface Size {
  readonly js: number;
  readonly css: number;
}

const budgetFile = 'packages/ui/size-budgets.json';
/** Storybook shows these sizes on each component's page. */
const report = '.reports/component-sizes.json';
const prefix = 'one-component:';

const components = ['components', 'patterns'].flatMap((room) =>
  readdirSync(`packages/ui/src/${room}`),
);

const importOne: Plugin = {
  name: 'import-one',
  resolveId: (id) => (id.startsWith(prefix) ? `${blankApp}/src/${id}` : undefined),
  load: (id) => {
    const [, component] = id.split(prefix);
    if (component) return `export { ${component} } from '@seatwise/ui';`;
    // All components share the tokens.
    return /\/theme\/[^/]+\.css$/.test(id) ? '' : undefined;
  },
};

const buildAll = async (): Promise<Rolldown.RolldownOutput['output']> => {
  const built = await build({
    root: blankApp,
    configFile: false,
    logLevel: 'silent',
    plugins: [importOne],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(components.map((name) => [name, prefix + name])),
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
};

const accept = process.argv.includes('--accept');
installPacked();
const output = await buildAll();
const chunks = output.filter((file) => file.type === 'chunk');

const budgets = accept
  ? {}
  : (JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, Size | undefined>);
const accepted: Record<string, Size> = {};
const measured: Record<string, Size> = {};
const problems: string[] = [];
const roomy = (bytes: number): number => Math.ceil((bytes * 1.1) / 50) * 50;

console.log(`${'gzipped bytes'.padEnd(20)}${'js'.padStart(8)}${'css'.padStart(8)}`);
for (const component of components) {
  const entry = chunks.filter(({ isEntry, name }) => isEntry && name === component);
  const used = withImports(chunks, entry, (chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  // Compressed together, as a bundle with only this component would be.
  const js = zipped(Array.from(used, ({ code }) => code).join('\n'));
  const css = zipped(stylesOf(output, used).join('\n'));
  console.log(`${component.padEnd(20)}${String(js).padStart(8)}${String(css).padStart(8)}`);
  measured[component] = { js, css };
  accepted[component] = { js: roomy(js), css: roomy(css) };
  const budget = budgets[component];
  if (!accept && (!budget || js > budget.js || css > budget.css))
    problems.push(`${component} is over its budget of ${JSON.stringify(budget)}`);
}
writeFileSync(report, JSON.stringify(measured));
if (accept) writeFileSync(budgetFile, `${JSON.stringify(accepted, null, 2)}\n`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
