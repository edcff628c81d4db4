/**
 * `pnpm visual [REF] [files]`: draws the stories of a commit and of the working tree, and reports
 * what differs in `.reports/visual/index.html`. Pictures of a commit are drawn once.
 *
 *   pnpm visual                          the working tree compared with HEAD
 *   pnpm visual main                     compared with main
 *   pnpm visual main Login --project=visual\ \(dark-phone\)   only these stories, in one mode
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8' }).trim();

const [first = 'HEAD', ...rest] = process.argv.slice(2);
const isRef = spawnSync('git', ['rev-parse', '-q', '--verify', `${first}^{commit}`]).status === 0;
const commit = git('rev-parse', isRef ? `${first}^{commit}` : 'HEAD');
const filters = isRef ? rest : [first, ...rest];

const report = path.resolve('.reports/visual');
const drawn = `${report}/${[commit, ...filters].join('-').replaceAll(/[^\w-]+/g, '_')}`;
const expected = `${report}/expected`;
const differences = `${report}/differences`;

const draw = (folder: string, pictures: string, ...options: readonly string[]): boolean =>
  spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--config=visual.config.ts', ...options, ...filters],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, PICTURES: pictures, PICTURE_DIFFERENCES: differences },
    },
  ).status === 0;

const drawCommit = (): void => {
  const folder = mkdtempSync(`${tmpdir()}/pictures-`);
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    execFileSync('npx', ['--yes', 'pnpm@12', 'install', '--prefer-offline', '--frozen-lockfile'], {
      cwd: folder,
    });
    // Vitest writes only inside its own project.
    draw(folder, `${folder}/.reports/pictures`, '--update=all');
    cpSync(`${folder}/.reports/pictures`, drawn, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
};

if (!existsSync(drawn)) drawCommit();
for (const folder of [expected, differences]) rmSync(folder, { recursive: true, force: true });
cpSync(drawn, expected, { recursive: true });
const isEqual = draw('.', expected);

/** The pictures of a folder by name, such as `dark-phone/screens-login--success`. */
const namesIn = (folder: string, ending = '.png'): readonly string[] =>
  globSync(`**/*${ending}`, { cwd: folder }).map((file) => file.slice(0, -ending.length));

const before = new Set(namesIn(drawn));
const sections = {
  Changed: namesIn(differences, '-diff.png').map((name) => [
    `expected/${name}.png`,
    `differences/${name}-actual.png`,
    `differences/${name}-diff.png`,
  ]),
  New: namesIn(expected)
    .filter((name) => !before.has(name))
    .map((name) => [`expected/${name}.png`]),
};
const figures = (files: readonly string[]): string =>
  `<h3>${files[0]}</h3>${files.map((file) => `<img loading="lazy" src="${file}" alt="">`).join('')}`;
writeFileSync(
  `${report}/index.html`,
  `<!doctype html><title>Pictures since ${commit.slice(0, 8)}</title>
<style>body{font-family:system-ui}img{max-width:32%;border:1px solid #999;vertical-align:top}</style>
${Object.entries(sections)
  .map(([title, entries]) => `<h2>${title}: ${entries.length}</h2>${entries.map(figures).join('')}`)
  .join('')}`,
);
for (const [title, entries] of Object.entries(sections)) console.log(`${title}: ${entries.length}`);
console.log(`Report: ${report}/index.html`);
process.exitCode = isEqual ? 0 : 1;
