import type { Plugin } from 'vite';

/** Replaces the app's entry by the demo's, which first starts the mock backend in the browser. */
export const demoEntry = (): Plugin => ({
  name: 'seatwise-demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/demo.ts'),
  },
});
