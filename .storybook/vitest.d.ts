import type { TestMode } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storyMode: Pick<TestMode, 'name' | 'theme' | 'dir' | 'textSize'>;
  }
}
