import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const built = 'apps/web/dist';

/** A folder to serve: the built app, and the pages that it is compared with. */
export const buildSite = async (): Promise<string> => {
  if (!existsSync(join(built, 'index.html')))
    throw new Error('The app is not built: `pnpm build` first');
  const site = resolve('.reports/bench-site');
  rmSync(site, { recursive: true, force: true });
  cpSync(built, site, { recursive: true });
  for (const name of ['floor', 'naive', 'strip'])
    await build({
      root: `bench/browser/${name}`,
      configFile: false,
      plugins: [vanillaExtractPlugin()],
      logLevel: 'error',
      base: `/${name}/`,
      html: { cspNonce: '__CSP_NONCE__' },
      build: {
        target: 'es2022',
        outDir: join(site, name),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
      },
    });
  return site;
};
