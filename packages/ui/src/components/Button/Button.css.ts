import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../css/focusRing.css.ts';
import { vars } from '../../theme/index.ts';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minHeight: vars.target.control,
    padding: `${vars.space.xs} ${vars.space.lg}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.text.medium,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.65 },
    },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  },
  variants: {
    tone: {
      primary: {
        color: vars.foreground.onAccent,
        backgroundColor: vars.background.accent,
        selectors: {
          '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.background.accentHover },
          '&:active:not([aria-disabled="true"])': { backgroundColor: vars.background.accentActive },
        },
      },
      quiet: {
        color: vars.foreground.accent,
        backgroundColor: 'transparent',
        selectors: {
          '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.background.accentSoft },
        },
      },
    },
    wide: { true: { width: '100%' } },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: '1em',
  height: '1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
