import type { TestMode } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storyMode: Pick<TestMode, 'theme' | 'dir' | 'textSize'>;
  }
}
