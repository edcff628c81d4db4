import { dark } from './dark.ts';
import { light } from './light.ts';
import { palette } from './palette.ts';
import type { Theme } from './tokens.ts';

/** The tokens that change for users who ask for more contrast; fills stay, so that meanings keep their hue. */
type MoreContrast = Pick<Theme, 'border' | 'foreground'>;

/** Texts reach 7:1, and borders 4.5:1, including those between cards and rows. */
export const lightMore: MoreContrast = {
  foreground: {
    ...light.foreground,
    default: '#05080f',
    muted: '#2c3444',
    onHeroMuted: '#ffffff',
    neutral: '#232c3b',
    accent: palette.light.more.accentText,
    positive: '#0a3f22',
    info: '#053b49',
    caution: '#4c2d00',
    critical: '#75120d',
  },
  border: {
    ...light.border,
    subtle: '#5a6477',
    control: '#2c3444',
    focus: palette.light.more.accentText,
    neutral: '#3c475a',
    accent: palette.light.more.accentBorder,
    positive: '#115c33',
    info: '#0a5568',
    caution: '#6f4300',
    critical: '#9e1f18',
  },
};

export const darkMore: MoreContrast = {
  foreground: {
    ...dark.foreground,
    default: '#ffffff',
    muted: '#d3dbe7',
    onHeroMuted: '#ffffff',
    neutral: '#dfe5ee',
    accent: palette.dark.more.accentText,
    positive: '#a9f0c6',
    info: '#a8e8f5',
    caution: '#ffdc97',
    critical: '#ffcdc8',
  },
  border: {
    ...dark.border,
    subtle: '#8a97aa',
    control: '#c3ccd9',
    focus: palette.dark.more.accentText,
    neutral: '#a7b2c3',
    accent: palette.dark.more.accentBorder,
    positive: '#7fdba5',
    info: '#7ad2e4',
    caution: '#f5c469',
    critical: '#ffa59d',
  },
};
