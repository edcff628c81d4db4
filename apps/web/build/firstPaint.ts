import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { inlineScript } from './inlineScript.ts';

/** Preloads the font, which the browser would otherwise discover only in a loaded stylesheet. */
const fontPreload = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor => {
  const name = Object.keys(bundle).find((file) => /atkinson-latin.*\.woff2$/.test(file));
  if (name === undefined) throw new Error('No font to preload');
  const attrs = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
    href: `/${name}`,
  };
  return { tag: 'link', attrs, injectTo: 'head-prepend' };
};

/** Prevents a repaint after the first paint: preloads the font and inlines the head script. */
export const firstPaint = (): Plugin => {
  let root = '';
  return {
    name: 'seatwise-first-paint',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle }) => [
        fontPreload(bundle!),
        {
          tag: 'script',
          children: await inlineScript(root, 'src/hydration/headScript.ts'),
          injectTo: 'head-prepend',
        },
      ],
    },
  };
};
