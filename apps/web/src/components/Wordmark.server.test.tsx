import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dark } from '../../../../packages/ui/src/theme/dark.ts';
import { light } from '../../../../packages/ui/src/theme/light.ts';
import { palette } from '../../../../packages/ui/src/theme/palette.ts';
import { site } from '../content/site.ts';
import { Wordmark } from './Wordmark.tsx';

const file = (name: string): Buffer => readFileSync(`apps/web/${name}`);
const mark = file('public/favicon.svg').toString();
const page = file('index.html').toString();
const manifest = JSON.parse(file('public/manifest.webmanifest').toString()) as {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
};

/** Width and height, from the header of a PNG or the first frame of a JPEG. */
const sizeOf = (bytes: Buffer): readonly number[] => {
  if (bytes[0] === 0x89) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
};

describe('the mark', () => {
  it('BEY-BRD-01 is the same on pages as in the icon of the tab, and hidden beside the name', () => {
    const html = renderToStaticMarkup(<Wordmark />);
    const shapes = (svg: string) =>
      [...svg.matchAll(/ (?:d|cx|cy|r|rx|fill)="[^"]+"/g)].map(String);
    expect(shapes(html)).toEqual(shapes(mark));
    expect(html).toContain('aria-hidden="true"');
    expect(mark).toContain(palette.light.accent);
  });

  it('BEY-BRD-02 is the icon of the installed app, which opens in a window of its own', () => {
    expect(manifest).toMatchObject({
      name: site.name,
      short_name: site.name,
      description: site.claim,
      start_url: '/home',
      display: 'standalone',
      theme_color: light.background.surface,
      background_color: light.background.page,
    });
    for (const { src, sizes } of manifest.icons.filter(({ src: name }) => name.endsWith('.png')))
      expect(sizeOf(file(`public${src}`)).join('x')).toBe(sizes);
    for (const [, href = ''] of page.matchAll(/href="(\/[^"]+)"/g))
      expect(file(`public${href}`).length, href).toBeLessThan(12_000);
    for (const { background } of [light, dark])
      expect(page).toContain(`name="theme-color" content="${background.surface}"`);
  });

  it('BEY-BRD-03 is on the picture of shared links, which stays under 40 kB', () => {
    const picture = file('public/share.jpg');
    expect(sizeOf(picture)).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(40_000);
  });
});
