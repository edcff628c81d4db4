import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { dark } from './dark.ts';
import { breakpoints, moreContrast } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { light } from './light.ts';
import { darkMore, lightMore } from './moreContrast.ts';
import { scale } from './scale.ts';
import type { Theme } from './tokens.ts';

type Shape<T> = { [Group in keyof T]: { [Name in keyof T[Group]]: null } };

const shapeOf = (theme: Theme): Shape<Theme> =>
  Object.fromEntries(
    Object.entries(theme).map(([group, values]) => [
      group,
      Object.fromEntries(Object.keys(values as object).map((name) => [name, null])),
    ]),
  ) as unknown as Shape<Theme>;

const themed = createThemeContract(shapeOf(light));
const fixed = createGlobalTheme(':root', { '@layer': layers.tokens, ...scale });

/** The design tokens as CSS variables. */
export const vars = { ...fixed, ...themed };

const withMoreContrast = ({ border, foreground }: typeof lightMore) => ({
  vars: {
    ...assignVars(themed.border, border),
    ...assignVars(themed.foreground, foreground),
  },
});

const inTokens = (rule: object) => ({ '@layer': { [layers.tokens]: rule } });
// Touch screens do not show the tables that need compact controls, so all controls fit a finger.
globalStyle(
  ':root',
  inTokens({
    '@media': { [breakpoints.touch]: { vars: { [fixed.target.compact]: scale.target.control } } },
  }),
);

const asDark = { vars: assignVars(themed, dark), colorScheme: 'dark' };

/** The system's colour scheme applies unless `data-theme` is set on the root or on an ancestor. */
globalStyle(
  ':root, [data-theme="light"]',
  inTokens({
    vars: assignVars(themed, light),
    colorScheme: 'light',
    '@media': { [moreContrast]: withMoreContrast(lightMore) },
  }),
);
globalStyle(
  ':root:not([data-theme])',
  inTokens({
    '@media': {
      '(prefers-color-scheme: dark)': asDark,
      [`(prefers-color-scheme: dark) and ${moreContrast}`]: withMoreContrast(darkMore),
    },
  }),
);
// Any part of a page may set a theme, except in forced colours mode, where the system's palette applies.
globalStyle(
  '[data-theme="dark"]',
  inTokens({
    '@media': {
      '(forced-colors: none)': asDark,
      [`(forced-colors: none) and ${moreContrast}`]: withMoreContrast(darkMore),
    },
  }),
);
