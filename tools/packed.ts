/**
 * The design system as others get it: built, packed, and installed from its tarball into a blank
 * Vite app that knows nothing of this workspace.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const reports = resolve('.reports');
const tarball = join(reports, 'seatwise-ui.tgz');
export const blankApp = join(reports, 'blank-app');

/** Runs a program and passes on what it says only when it fails. */
export const run = (program: string, args: readonly string[], cwd = '.'): string => {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
};

const versionOf = (dependency: string): string => {
  const { version } = JSON.parse(
    readFileSync(`packages/ui/node_modules/${dependency}/package.json`, 'utf8'),
  ) as { version: string };
  return version;
};

const files: Readonly<Record<string, string>> = {
  'pnpm-workspace.yaml': 'packages: []\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
    },
    include: ['src'],
  }),
  'vite.config.js': `export default { ssr: { noExternal: ['@seatwise/ui'] }, build: { copyPublicDir: false } };\n`,
  'src/server.tsx': `
import { Button } from '@seatwise/ui';
import { renderToString } from 'react-dom/server';

if (typeof document !== 'undefined') throw new Error('This is no server');
console.log(renderToString(<Button>Predict</Button>));
`,
  // What server components see: styles are nothing, what runs in the browser is a reference.
  'src/serverComponents.js': `
import { registerHooks } from 'node:module';

let references = 0;
const reference = (source) => {
  references += 1;
  const names = [...source.matchAll(/^export \\{(.*)\\};?$/gm)].flatMap(([, list]) => list.split(','));
  const offered = names.map((name) => 'reference as ' + name.trim().split(' as ').at(-1));
  return "const reference = Symbol.for('react.client.reference'); export { " + offered + ' };';
};
registerHooks({
  // Bundlers take its modules, which say what runs in the browser; Node would take its script.
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    if (specifier !== 'lucide-react') return found;
    return { ...found, format: 'module', url: new URL('../esm/lucide-react.mjs', found.url).href };
  },
  load: (url, context, next) => {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    const loaded = next(url, context);
    const source = String(loaded.source);
    const marked = /^(['"]use strict['"];\\s*)?['"]use client['"]/.test(source);
    return marked ? { ...loaded, source: reference(source) } : loaded;
  },
});

// A hook that React does not have there stops the import.
const ui = await import('@seatwise/ui');
if (!Array.isArray(ui.buttonTones)) throw new Error('Lists are to be read on the server too');
console.log(references + ' modules run in the browser');
`,
  'index.html':
    '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': `
import '@seatwise/ui/reset';
import { Button, PlanCard } from '@seatwise/ui';
import { createTable } from '@seatwise/ui/table';
import { vars } from '@seatwise/ui/theme';
import { createRoot } from 'react-dom/client';

const table = createTable<{ rank: number }>({ rank: 'number' });
table.append([{ rank: 2 }]);

createRoot(document.getElementById('root')!).render(
  <main style={{ padding: vars.space.md }}>
    <Button onPress={() => {}}>{table.size()}</Button>
    <PlanCard title="Basic" subtitle="" price="" priceNote="" features={[]} action="Buy" onChoose={() => {}} />
  </main>,
);
`,
};

export const installPacked = (): void => {
  run('pnpm', ['--filter', '@seatwise/ui', 'build']);
  mkdirSync(reports, { recursive: true });
  run('pnpm', ['--filter', '@seatwise/ui', 'pack', '--out', tarball]);
  rmSync(blankApp, { recursive: true, force: true });
  mkdirSync(join(blankApp, 'src'), { recursive: true });
  const needed = ['react', 'react-dom', 'vite', '@types/node', '@types/react', '@types/react-dom'];
  writeFileSync(
    join(blankApp, 'package.json'),
    JSON.stringify({
      name: 'blank-app',
      private: true,
      type: 'module',
      dependencies: {
        '@seatwise/ui': `file:${tarball}`,
        ...Object.fromEntries(needed.map((name) => [name, versionOf(name)])),
      },
    }),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(blankApp, name), text);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], blankApp);
};
