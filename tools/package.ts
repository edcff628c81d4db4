/**
 * `pnpm package`: proves that others can use the design system as a package. A blank Vite app
 * installs, type-checks, builds and renders it on the server, and imports it as server components
 * do; publint and attw then check the tarball.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blankApp, installPacked, run } from './packed.ts';

installPacked();
run('tsc', ['-p', join(blankApp, 'tsconfig.json')]);
run('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], blankApp);
console.log(`a blank app is built: ${readdirSync(join(blankApp, 'dist/assets')).join(', ')}`);

run('pnpm', ['exec', 'vite', 'build', '--ssr', 'src/server.tsx', '--logLevel', 'warn'], blankApp);
console.log(`on the server: ${run('node', ['dist/server.js'], blankApp).trim()}`);

const asServer = ['--conditions=react-server', 'src/serverComponents.js'];
console.log(`among server components: ${run('node', asServer, blankApp).trim()}`);
