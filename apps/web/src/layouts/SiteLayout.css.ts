import { vars } from '@seatwise/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Visible only while it contains the focus. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: 20,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.background.surface,
  boxShadow: vars.elevation.high,
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/** The bar at the thumb covers nothing of the end of the page. */
export const aboveBottomBar = style({ paddingBlockEnd: 'var(--bottom-bar-height, 0)' });

/** The footer is below the window, so that nothing that loads pushes it. */
const content = { minHeight: '100dvh', outline: 'none' } as const;

export const main = styleVariants({
  overHero: content,
  belowBar: { ...content, paddingBlockStart: vars.layout.nav },
});
