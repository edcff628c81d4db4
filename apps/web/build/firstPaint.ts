import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

/** `src/early.ts`, small enough to stand in the page itself. */
const earlyScript = async (root: string): Promise<HtmlTagDescriptor> => {
  const [built] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/early.ts', formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  return { tag: 'script', children: built!.output[0].code.trim(), injectTo: 'head-prepend' };
};

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
      handler: async (_, { bundle }) => [font(bundle!), await earlyScript(root)],
    },
  };
};
