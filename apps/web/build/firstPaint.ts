import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { inlineScript } from './inlineScript.ts';

/** Told of at once: a stylesheet would name it only when all of it has come. */
const font = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor => {
  const name = Object.keys(bundle).find((file) => /atkinson-latin.*\.woff2$/.test(file));
  if (name === undefined) throw new Error('No font to load early');
  const attrs = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
    href: `/${name}`,
  };
  return { tag: 'link', attrs, injectTo: 'head-prepend' };
};

/** What a page needs for its first picture to be its last. */
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
        font(bundle!),
        {
          tag: 'script',
          children: await inlineScript(root, 'src/hydration/headScript.ts'),
          injectTo: 'head-prepend',
        },
      ],
    },
  };
};
