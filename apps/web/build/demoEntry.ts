import type { Plugin } from 'vite';

/** Replaces the entry of the demo, which starts the mock backend in the browser before the app. */
export const demoEntry = (): Plugin => ({
  name: 'seatwise-demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/demo.ts'),
  },
});
