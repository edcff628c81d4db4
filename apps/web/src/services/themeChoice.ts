export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themeKey = 'theme';

export const storedTheme = (storage: Pick<Storage, 'getItem'>): ThemeChoice =>
  themeChoices.find((choice) => choice === storage.getItem(themeKey)) ?? 'system';

export const showTheme = (choice: ThemeChoice, root: Pick<HTMLElement, 'dataset'>): void => {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
};
