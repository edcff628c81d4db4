/**
 * `pnpm package:next`: a blank Next.js app installs the design system from its tarball, builds, and
 * renders it on the server. Separate from `pnpm package`, because Next.js has to be downloaded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installIn, nextApp, pack, run } from './packed.ts';

pack();
installIn(nextApp, 'tools/nextApp', { next: '16.4.6' });
run('pnpm', ['exec', 'next', 'build'], nextApp);
const page = readFileSync(join(nextApp, '.next/server/app/index.html'), 'utf8');
for (const part of [
  /\d tones<\/h1>/,
  /data-tier="Likely"/,
  /<svg/,
  /<button[^>]*>.*Pressed 0 times/,
])
  if (!part.test(page)) throw new Error(`The page of Next.js lacks ${part.source}`);
console.log(`a Next.js app renders it on the server: ${page.length} bytes of HTML`);
