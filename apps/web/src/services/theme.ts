import { createStore } from '@seatwise/flows/shared';
import { useStore } from '../lib/useStore.ts';
import type { KeyValueStorage } from '../session/sessionActor.ts';
import { showTheme, storedTheme, themeKey, type ThemeChoice } from './themeChoice.ts';

/** The theme choice, stored in the browser and applied to the root element. */
export const createTheme = (storage: KeyValueStorage, root: Pick<HTMLElement, 'dataset'>) => {
  const choice = createStore(storedTheme(storage));
  showTheme(choice.get(), root);
  return {
    get: choice.get,
    subscribe: choice.subscribe,
    choose: (chosen: ThemeChoice): void => {
      storage.setItem(themeKey, chosen);
      showTheme(chosen, root);
      choice.set(chosen);
    },
  };
};

export type ThemeStore = ReturnType<typeof createTheme>;

/** The theme choice; 'system' during prerendering and hydration, as in the prerendered HTML. */
export const useThemeChoice = (theme: ThemeStore): ThemeChoice => useStore(theme, 'system');
