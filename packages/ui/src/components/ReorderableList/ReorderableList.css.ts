import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

/** The rows have no gaps between them, so that a screen holds many. */
export const frame = style({
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.background.surface,
  selectors: { '&[data-fixed="true"]': { backgroundColor: vars.background.sunken } },
});

export const row = style({
  position: 'relative',
  // The page keeps its scroll position when the row moves.
  overflowAnchor: 'none',
  selectors: {
    '&[data-dragging="true"]': { opacity: 0.5 },
    '&:not([data-index="0"])': {
      borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
    },
  },
});

/** On phones the position is in the upper part of the handle, which leaves the content more room. */
export const card = style({
  display: 'grid',
  gridTemplate: '"handle content" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: vars.space.hair,
  paddingInlineEnd: vars.space.xxs,
  '@media': {
    [breakpoints.tablet]: {
      display: 'flex',
      columnGap: vars.space.xs,
      paddingBlock: 0,
      paddingInline: vars.space.xs,
    },
  },
});

export const handle = style({
  gridArea: 'handle',
  alignSelf: 'stretch',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.target.control,
  minBlockSize: vars.target.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.foreground.muted,
  backgroundColor: 'transparent',
  cursor: 'grab',
  // A finger drags on the handle, and scrolls the page elsewhere.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': { backgroundColor: vars.background.hover },
  },
});

/** The position of a row, wide enough for three digits. */
export const position = style({
  gridArea: 'handle',
  alignSelf: 'start',
  flexShrink: 0,
  pointerEvents: 'none',
  '@media': { [breakpoints.tablet]: { alignSelf: 'center' } },
  minInlineSize: vars.space.lg,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const content = style({ gridArea: 'content', flexGrow: 1, minInlineSize: 0 });

/** The line between two rows that shows where the moving item would go. */
export const gap = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: vars.line.thick,
  pointerEvents: 'none',
  backgroundColor: vars.border.accent,
  selectors: {
    '&[data-side="before"]': { insetBlockStart: 0 },
    '&[data-side="after"]': { insetBlockEnd: 0 },
  },
});
