import { vars } from '@seatwise/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The link is visible only while it has the focus. */
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

/** The padding keeps a phone's bottom bar from covering the end of the page. */
export const aboveBottomBar = style({ paddingBlockEnd: 'var(--bottom-bar-height, 0)' });

/** The footer begins below the window, so that content that loads does not push it. */
const content = { minHeight: '100dvh', outline: 'none' } as const;

export const main = styleVariants({
  hero: content,
  belowBar: { ...content, paddingBlockStart: vars.layout.nav },
  // A short form loads nothing, so that its footer may be in view.
  task: { ...content, minHeight: '80dvh', paddingBlockStart: vars.layout.nav },
});
