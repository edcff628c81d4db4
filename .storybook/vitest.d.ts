import type { globalsOf, TestMode } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext extends ReturnType<typeof globalsOf> {
    /** What `pnpm faults` is narrowed to. */
    faults: readonly string[];
    /** The mode that stories are played in and, after it, those that they are only looked at in. */
    otherModes?: readonly TestMode[];
    storyMode: Pick<TestMode, 'name' | 'theme' | 'viewport' | 'textSize'> & {
      /** Whether a mode of pictures shows screens. */
      readonly hasScreens?: boolean;
    };
  }
}
