import type { globalsOf, TestMode } from './modes.ts';

declare module 'vitest' {
  interface ProvidedContext extends ReturnType<typeof globalsOf> {
    /** The words that narrow `pnpm faults`. */
    faults: readonly string[];
    /** The mode in which stories are played, then the modes in which they are only examined. */
    otherModes?: readonly TestMode[];
    storyMode: Pick<TestMode, 'name' | 'theme' | 'viewport' | 'textSize'> & {
      /** Whether screens are pictured in this mode. */
      readonly hasScreens?: boolean;
    };
  }
}
