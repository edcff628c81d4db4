/**
 * `node tools/brandImages.ts`: draws the pictures that cannot be SVG (app icons, link preview) from
 * `apps/web/public/favicon.svg`. They are committed; run this when the logo changes.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import type * as landing from '../apps/web/src/content/landing.ts';
import { palette } from '../packages/ui/src/theme/palette.ts';
import { launchOptions } from './chromium.ts';

const folder = 'apps/web/public';
const mark = readFileSync(`${folder}/favicon.svg`, 'utf8');
/** Platforms crop icons to their own shapes, so the logo stays within the inner 80 %. */
const fullTile = mark.replace(' rx="8"', '');
const font = readFileSync('packages/ui/src/theme/fonts/atkinson-latin.woff2', 'base64');
const { content } = (await runnerImport<typeof landing>('apps/web/src/content/landing.ts')).module;

const shareCard = `<style>
  @font-face { font-family: own; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
  body { display: grid; align-content: center; gap: 56px; height: 630px; box-sizing: border-box;
    padding: 0 96px; color: #fff; background: ${palette.light.hero} }
  p { display: flex; align-items: center; gap: 28px; font: 700 64px own; letter-spacing: -0.02em }
  svg { width: 112px } h1 { font: 700 76px/1.15 own; letter-spacing: -0.025em; text-wrap: balance }
  p, h1 { margin: 0 }
</style><p>${mark}Seatwise</p><h1>${content.headline}</h1>`;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
const draw = async (file: string, body: string, width: number, height = width): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0">${body}`);
  const quality = file.endsWith('.jpg') ? { quality: 62 } : { omitBackground: true };
  await page.screenshot({ path: `${folder}/${file}`, ...quality });
};
await draw('favicon-32.png', mark, 32);
await draw('apple-touch-icon.png', fullTile, 180);
await draw('icon-192.png', fullTile, 192);
await draw('icon-512.png', fullTile, 512);
await draw('share.jpg', shareCard, 1200, 630);
await browser.close();
