import { useSyncExternalStore } from 'react';
import type { KeyValueStorage } from '../session/sessionActor.ts';
import { chosenTheme, showTheme, themeKey, type ThemeChoice } from './themeChoice.ts';

/** Light, dark or as the system has it: kept in the browser, shown on the root of the page. */
export const createTheme = (storage: KeyValueStorage, root: Pick<HTMLElement, 'dataset'>) => {
  const watchers = new Set<() => void>();
  const choice = (): ThemeChoice => chosenTheme(storage);
  showTheme(choice(), root);
  return {
    choice,
    choose: (chosen: ThemeChoice): void => {
      storage.setItem(themeKey, chosen);
      showTheme(chosen, root);
      for (const watcher of watchers) watcher();
    },
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
};

export type ThemeStore = ReturnType<typeof createTheme>;

export const useThemeChoice = (theme: ThemeStore): ThemeChoice =>
  useSyncExternalStore(theme.subscribe, theme.choice, () => 'system');
