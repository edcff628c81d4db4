import { focusRing } from '../../css/focusRing.ts';
import { menuItem } from '../../css/menuItem.ts';
import { recipe, style } from '../../css/style.ts';
import { floatingPanel, sheetBackdrop } from '../../internal/floatingPanel.ts';
import { vars } from '../../theme/index.ts';

/** An unstyled trigger, for example around an avatar. */
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

export const backdrop = style(sheetBackdrop);

export const menu = style({
  ...floatingPanel,
  padding: vars.space.xs,
  minWidth: vars.width.menu,
});

export const item = recipe({
  base: {
    ...menuItem,
    selectors: {
      ...menuItem.selectors,
      '&[aria-disabled="true"]': { color: vars.foreground.muted, cursor: 'not-allowed' },
    },
  },
  variants: { tone: { default: {}, critical: { color: vars.foreground.critical } } },
});
