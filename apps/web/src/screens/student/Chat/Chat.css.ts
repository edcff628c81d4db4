import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The window between the bars, so that the newest message and the composer are in view; zoomed in, the page scrolls. */
export const page = style({
  height: `max(${vars.height.chat}, calc(100dvh - ${vars.layout.nav} - var(--bottom-bar-height, 0px)))`,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: vars.space.xs,
  '@media': {
    [breakpoints.desktop]: {
      maxWidth: vars.width.prose,
      padding: `${vars.space.lg} ${vars.space.gutter}`,
    },
  },
});
