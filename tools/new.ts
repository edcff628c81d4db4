/**
 * The skeleton of something new, in the pattern of its neighbours; its checks pass at once.
 *
 *   pnpm new component RoundCard [act|enter|choose|read|wait|go-wrong|find-the-way|talk|arrange]
 *   pnpm new screen SeatAlerts
 *
 * The last word of the first is the task under which Storybook's welcome page shows it; `read`
 * without it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentFiles, withExample, withExport } from './new/component.ts';
import { screenFiles, withPage } from './new/screen.ts';

type Edit = (source: string, name: string) => string;

interface Skeleton {
  readonly files: Readonly<Record<string, string>>;
  /** Changes of files that exist. */
  readonly edits: Readonly<Record<string, Edit>>;
  readonly next: string;
}

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const [kind, name = '', task = 'read'] = process.argv.slice(2);
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) fail('Usage: pnpm new component|screen Name');

const skeletons: Readonly<Record<string, () => Skeleton>> = {
  component: () => ({
    files: componentFiles(name),
    edits: {
      'packages/ui/src/index.ts': withExport,
      [`.storybook/examples/${task}.tsx`]: withExample,
    },
    next: 'Next: SPEC.md, then its tests; `pnpm size --accept` gives it a budget.',
  }),
  screen: () => ({
    files: screenFiles(name),
    edits: { 'apps/web/src/pages.ts': withPage },
    next: 'Next: the texts in content/, path and access in pages.ts, then a story for each state.',
  }),
};

const skeleton = skeletons[kind ?? ''] ?? (() => fail('Usage: pnpm new component|screen Name'));
const { files, edits, next } = skeleton();

const edited = Object.entries(edits).map(([file, edit]) => {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : fail(`${file} does not exist`);
  const result = edit(source, name);
  return result === source ? fail(`${file} has no place for ${name}`) : ([file, result] as const);
});
const taken = Object.keys(files).find((file) => existsSync(file));
if (taken) fail(`${taken} exists already`);

const written = [...Object.entries(files), ...edited];
for (const [file, text] of written) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
spawnSync(
  'oxfmt',
  written.map(([file]) => file),
);
console.log(next);
