import type { Plugin } from 'vite';

/** The demo starts the backend inside the browser, then the very app that is served elsewhere. */
export const demoEntry = (): Plugin => ({
  name: 'seatwise-demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/demo.ts'),
  },
});
