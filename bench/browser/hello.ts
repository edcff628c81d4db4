import { resolve } from 'node:path';
import { build } from 'vite';

/** A page that says hello: the cost of react, react-dom and react-router-dom alone. */
const sources: Readonly<Record<string, string>> = {
  'main.js': `
    import { createElement as h, lazy, Suspense } from 'react';
    import { createRoot } from 'react-dom/client';
    import { BrowserRouter, Route, Routes } from 'react-router-dom';
    const First = lazy(() => import('./first.js'));
    const Second = lazy(() => import('./second.js'));
    createRoot(document.getElementById('root')).render(
      h(BrowserRouter, null, h(Suspense, null, h(Routes, null,
        h(Route, { path: '/hello', element: h(First) }),
        h(Route, { path: '/hello/second', element: h(Second) }),
      ))),
    );
  `,
  'first.js': `
    import { createElement } from 'react';
    import { Link } from 'react-router-dom';
    export default () =>
      createElement('h1', null, createElement(Link, { to: '/hello/second' }, 'Hello'));
  `,
  'second.js': `
    import { createElement } from 'react';
    export default () => createElement('h1', null, 'Good bye');
  `,
};

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Hello</title></head>
  <body><div id="root"></div><script type="module" nonce="__CSP_NONCE__" src="/hello/main.js"></script></body>
</html>
`;

/** Builds it as the app is built, with the app's own dependencies. */
export const buildHello = async (folder: string): Promise<void> => {
  const root = resolve('apps/web/src/hello');
  await build({
    root: 'apps/web',
    configFile: false,
    logLevel: 'error',
    base: '/hello/',
    plugins: [
      {
        name: 'hello',
        resolveId: (id, importer = root) => {
          const name = id.replace('./', '');
          return importer.startsWith(root) && name in sources ? `${root}/${name}` : undefined;
        },
        load: (id) => (id.startsWith(root) ? sources[id.slice(root.length + 1)] : undefined),
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'index.html', source: page });
        },
      },
    ],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: './main.js',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
};
