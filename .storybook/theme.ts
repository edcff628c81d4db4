import { create } from 'storybook/theming/create';
import { dark } from '../packages/ui/src/theme/dark.ts';
import { light } from '../packages/ui/src/theme/light.ts';
import { scale } from '../packages/ui/src/theme/scale.ts';
import type { Theme } from '../packages/ui/src/theme/tokens.ts';

const themeFrom = (base: 'light' | 'dark', { background, border, foreground }: Theme) =>
  create({
    base,
    brandTitle: 'Seatwise',
    brandUrl: './',
    fontBase: scale.font.family,
    fontCode: scale.font.mono,
    colorPrimary: background.accent,
    colorSecondary: background.accent,
    appBg: background.page,
    appContentBg: background.surface,
    appPreviewBg: background.page,
    appBorderColor: border.subtle,
    appBorderRadius: Number.parseInt(scale.radius.control, 10),
    barBg: background.surface,
    barTextColor: foreground.muted,
    barSelectedColor: foreground.accent,
    barHoverColor: foreground.accent,
    textColor: foreground.default,
    textMutedColor: foreground.muted,
    inputBg: background.surface,
    inputBorder: border.control,
    inputTextColor: foreground.default,
    inputBorderRadius: Number.parseInt(scale.radius.small, 10),
  });

/** Storybook's own surfaces in the product's tokens. */
const storybookThemes = { light: themeFrom('light', light), dark: themeFrom('dark', dark) };

export interface Globals {
  /** Undefined while the system decides. */
  readonly theme?: keyof typeof storybookThemes | undefined;
}

export const themeOf = ({ theme }: Globals) =>
  storybookThemes[theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')];
