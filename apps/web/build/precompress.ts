import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Compresses static files at build time, at the highest quality. */
export const precompress = (): Plugin => ({
  name: 'seatwise-precompress',
  apply: 'build',
  writeBundle: ({ dir }) => {
    if (!dir) return;
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      const name = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !compressible.test(name)) continue;
      const bytes = readFileSync(name);
      const brotli = brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      writeFileSync(`${name}.br`, brotli);
      writeFileSync(`${name}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});
