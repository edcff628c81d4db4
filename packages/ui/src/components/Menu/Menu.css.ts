import { forcedColors } from '../../theme/breakpoints.ts';
import { focusRing, focusRingInside } from '../../css/focusRing.ts';
import { recipe, style } from '../../css/style.ts';
import { floatingPanel } from '../../internal/floatingPanel.ts';
import { vars } from '../../theme/index.ts';

/** A trigger without a look of its own, for avatars and the like. */
export const bare = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target.control,
  minWidth: vars.target.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const menu = style({
  ...floatingPanel,
  padding: vars.space.xs,
  minWidth: vars.width.menu,
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    width: '100%',
    minHeight: vars.target.control,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    border: 0,
    borderRadius: vars.radius.small,
    color: 'inherit',
    backgroundColor: 'transparent',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.background.hover },
      '&[data-focus]': { backgroundColor: vars.background.accentSoft },
      '[role="menu"]:focus-visible > &[data-focus]': focusRingInside,
      '&[aria-disabled="true"]': { color: vars.foreground.muted, cursor: 'not-allowed' },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-focus]': { outline: `${vars.line.thick} solid Highlight` } },
      },
    },
  },
  variants: { tone: { default: {}, critical: { color: vars.foreground.critical } } },
});
