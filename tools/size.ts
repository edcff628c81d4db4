/**
 * `pnpm size`: what a page pays for importing one component from the packed design system, beside
 * React and the tokens that all share. Fails where a component outgrows its budget.
 *
 *   pnpm size             checks
 *   pnpm size --accept    writes today's sizes, a tenth added, as the budgets
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { blankApp, installPacked } from './packed.ts';

interface Size {
  readonly js: number;
  readonly css: number;
}

const budgetFile = 'packages/ui/size-budgets.json';
/** Shown by Storybook on the page of each component. */
const report = '.reports/component-sizes.json';
const entry = 'virtual:one-component';

const components = ['components', 'patterns'].flatMap((room) =>
  readdirSync(`packages/ui/src/${room}`),
);

const onlyImporting = (component: string): Plugin => ({
  name: 'only-importing',
  resolveId: (id) => (id === entry ? `${blankApp}/src/only.js` : undefined),
  load: (id) =>
    id.endsWith('/src/only.js')
      ? `export { ${component} } from '@seatwise/ui';`
      : // The tokens are shared by all.
        /\/theme\/[^/]+\.css$/.test(id)
        ? ''
        : undefined,
});

const zipped = (text: string | Uint8Array): number => gzipSync(text).length;

const measure = async (component: string): Promise<Size & { readonly modules: string[] }> => {
  const built = (await build({
    root: blankApp,
    configFile: false,
    logLevel: 'silent',
    plugins: [onlyImporting(component)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const size = { js: 0, css: 0 };
  const modules: string[] = [];
  for (const output of built.output) {
    if (output.type === 'chunk') {
      size.js += zipped(output.code);
      modules.push(...output.moduleIds);
    } else if (output.fileName.endsWith('.css')) size.css += zipped(output.source);
  }
  const own = modules.flatMap((id) => /@seatwise\/ui\/dist\/(.+)$/.exec(id)?.[1] ?? []);
  return { ...size, modules: own };
};

const accept = process.argv.includes('--accept');
installPacked();

const budgets = accept
  ? {}
  : (JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, Size | undefined>);
const accepted: Record<string, Size> = {};
const measured: Record<string, Size> = {};
const problems: string[] = [];
const roomy = (bytes: number): number => Math.ceil((bytes * 1.1) / 50) * 50;

console.log(`${'gzipped bytes'.padEnd(20)}${'js'.padStart(8)}${'css'.padStart(8)}`);
for (const component of components) {
  const { js, css, modules } = await measure(component);
  console.log(`${component.padEnd(20)}${String(js).padStart(8)}${String(css).padStart(8)}`);
  measured[component] = { js, css };
  accepted[component] = { js: roomy(js), css: roomy(css) };
  const budget = budgets[component];
  if (!accept && (!budget || js > budget.js || css > budget.css))
    problems.push(`${component} is over its budget of ${JSON.stringify(budget)}`);
  if (component === 'Button') {
    console.log(`  made of ${modules.join(', ')}`);
    const strange = modules.filter(
      (id) => !/^(components\/(Button|Icon|Spinner|VisuallyHidden)|css|internal|theme)\//.test(id),
    );
    if (strange.length > 0) problems.push(`Button brings ${strange.join(', ')}`);
  }
}
writeFileSync(report, JSON.stringify(measured));
if (accept) writeFileSync(budgetFile, `${JSON.stringify(accepted, null, 2)}\n`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
