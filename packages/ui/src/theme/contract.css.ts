import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { dark, light, scale, type Tokens } from './tokens.ts';

const shape = <T extends object>(tokens: T): { [K in keyof T]: { [N in keyof T[K]]: null } } =>
  Object.fromEntries(
    Object.entries(tokens).map(([group, values]) => [
      group,
      Object.fromEntries(Object.keys(values as object).map((name) => [name, null])),
    ]),
  ) as { [K in keyof T]: { [N in keyof T[K]]: null } };

const themed = createThemeContract(shape<Tokens>(light));
const fixed = createGlobalTheme(':root', scale);

/** The contract that every style reads. */
export const vars = { ...fixed, ...themed };

/** The system's choice holds until `data-theme` on the root element names one. */
globalStyle(':root', { vars: assignVars(themed, light), colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(themed, dark), colorScheme: 'dark' },
  },
});
globalStyle(':root[data-theme="dark"]', { vars: assignVars(themed, dark), colorScheme: 'dark' });
