import type { dressedIn, TestMode } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext extends ReturnType<typeof dressedIn> {
    storyMode: Pick<TestMode, 'name' | 'theme' | 'viewport' | 'textSize'> & {
      /** Of a mode of pictures. */
      readonly hasScreens?: boolean;
    };
  }
}
