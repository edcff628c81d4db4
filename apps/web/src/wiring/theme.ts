import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';

const choiceIn = (storage: Storage): ThemeChoice =>
  themeChoices.find((choice) => choice === storage.getItem(key)) ?? 'system';

/** Light, dark or as the system has it: kept in the browser, shown on the root of the page. */
export const createTheme = (storage: Storage, root: HTMLElement) => {
  const watchers = new Set<() => void>();
  const apply = (): void => {
    const choice = choiceIn(storage);
    if (choice === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = choice;
  };
  apply();
  return {
    choice: () => choiceIn(storage),
    choose: (choice: ThemeChoice): void => {
      storage.setItem(key, choice);
      apply();
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
