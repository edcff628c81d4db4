import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { prefersDark, storybookThemes } from '../theme.ts';

type ThemeName = keyof typeof storybookThemes;

const themeOnPage = (): ThemeName =>
  (document.documentElement.dataset['theme'] as ThemeName | undefined) ??
  (prefersDark.matches ? 'dark' : 'light');

/** A documentation page in the product's theme; the toolbar's choice of theme applies to it too. */
export const DocsPage = (props: PropsWithChildren<DocsContainerProps>) => {
  const [theme, setTheme] = useState(themeOnPage);
  useEffect(() => {
    const channel = addons.getChannel();
    const apply = ({ globals }: { globals: { theme?: ThemeName } }): void => {
      if (globals.theme) document.documentElement.dataset['theme'] = globals.theme;
      setTheme(themeOnPage());
    };
    channel.on(GLOBALS_UPDATED, apply);
    return () => channel.off(GLOBALS_UPDATED, apply);
  }, []);
  return <DocsContainer {...props} theme={storybookThemes[theme]} />;
};
