/** `pnpm build:ui`: modules and stylesheets by Vite, types by the compiler. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

process.chdir(new URL('..', import.meta.url).pathname);
rmSync('dist', { recursive: true, force: true });
await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
// Types name the files that are there: inside the workspace that is the source, here it is not.
for (const file of globSync('dist/**/*.d.ts'))
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(/((?:from|import) '\..+?)\.tsx?'/g, "$1.js'"),
  );
