import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** Leaves room for the navigation: at the bottom on phones, at the side on desktops. */
export const frame = style({
  minHeight: '100dvh',
  paddingBlockEnd: vars.layout.nav,
  '@media': {
    [breakpoints.desktop]: {
      paddingBlockEnd: 0,
      paddingInlineStart: vars.layout.sideNavCollapsed,
      transition: `padding ${vars.motion.calm} ${vars.motion.easing}`,
      selectors: {
        '&[data-expanded="true"]': { paddingInlineStart: vars.layout.sideNavExpanded },
      },
    },
  },
});

export const bar = style({
  position: 'sticky',
  // Between two fixed bars, a phone in landscape would have too little room.
  '@media': { [breakpoints.low]: { position: 'static' } },
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: vars.layout.nav,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.background.surface,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
});

/** On phones the name needs this room, or it would be cut. */
export const avatar = style({
  display: 'none',
  '@media': { [breakpoints.tablet]: { display: 'contents' } },
});

export const name = style({ minWidth: 0 });

export const content = style({
  padding: `${vars.space.xl} ${vars.space.gutter}`,
  outline: 'none',
});
