import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { snippetsOf } from './snippets.ts';

const snippets: Readonly<Record<string, string>> = Object.assign(
  {},
  ...globSync('.storybook/examples/*.tsx').map((file) => snippetsOf(readFileSync(file, 'utf8'))),
);

it('there is code to copy for every component', () => {
  const components = globSync('packages/ui/src/{components,patterns}/*').map((folder) =>
    path.basename(folder),
  );
  expect(Object.keys(snippets).toSorted()).toEqual(components.toSorted());
});

it('its imports name only what it uses', () => {
  for (const code of Object.values(snippets)) expect(code).not.toMatch(/[{,] *[,}] from/);
});

it('the code to copy compiles on its own', { timeout: 120_000 }, () => {
  mkdirSync('.reports', { recursive: true });
  const folder = mkdtempSync('.reports/snippets-');
  try {
    for (const [name, code] of Object.entries(snippets))
      writeFileSync(`${folder}/${name}.tsx`, code);
    const options = { noEmit: true, composite: false, emitDeclarationOnly: false };
    writeFileSync(
      `${folder}/tsconfig.json`,
      JSON.stringify({
        extends: '../../packages/ui/tsconfig.json',
        compilerOptions: { ...options, rootDir: '../..' },
        include: ['.'],
      }),
    );
    const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
