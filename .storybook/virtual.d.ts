declare module 'virtual:usage' {
  import type { Usage } from './usage.ts';

  export const usage: Usage;
  /** Gzipped bytes of each component's packed module, as `pnpm size` measured them last. */
  export const sizes: Readonly<
    Record<string, { readonly js: number; readonly css: number } | undefined>
  >;
}
