import { breakpoints, forcedColors } from '../../theme/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { recipe, style } from '../../css/style.ts';
import { anchor } from '../../theme/anchor.ts';
import { vars } from '../../theme/index.ts';

/** How many one-line options are visible at once, and the step of Page Up and Page Down. */
export const pageSize = 7;

export const trigger = recipe({
  base: { cursor: 'pointer', selectors: { '&:focus-visible': focusRing } },
  variants: {
    variant: {
      field: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.xs,
        textAlign: 'start',
      },
      icon: {
        flex: 'none',
        display: 'inline-grid',
        placeItems: 'center',
        width: vars.target.compact,
        height: vars.target.compact,
        padding: 0,
        border: `${vars.line.thin} solid transparent`,
        borderRadius: vars.radius.small,
        color: vars.foreground.muted,
        backgroundColor: 'transparent',
        selectors: {
          '&:hover': { backgroundColor: vars.background.hover },
          '&[data-active="true"]': {
            color: vars.foreground.accent,
            borderColor: vars.border.accent,
            backgroundColor: vars.background.accentSoft,
          },
        },
      },
    },
  },
});

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The search input and two options fit into this height; with less room below, the list opens above. */
const leastHeight = 240;

/** Covers the page on phones, behind the sheet; elsewhere the popover is below the button, or above it for lack of room. */
export const popover = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  flexDirection: 'column',
  justifyContent: 'flex-end',
  color: vars.foreground.default,
  backgroundColor: vars.background.backdrop,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { '&:popover-open': { display: 'flex' } },
  '@media': {
    [breakpoints.tablet]: {
      height: 'fit-content',
      maxHeight: '80dvh',
      width: vars.width.panel,
      margin: 'auto',
      overflow: 'visible',
      backgroundColor: 'transparent',
      // Browsers without anchor positioning show the popover in the middle.
      '@supports': {
        '(position-area: block-end)': {
          inset: 'auto',
          minHeight: leastHeight,
          maxHeight: `min(80dvh, 100% - ${anchor.gap + anchor.padding}px)`,
          width: `clamp(${vars.width.panel}, anchor-size(width), ${vars.width.field})`,
          margin: `${anchor.gap}px 0 ${anchor.padding}px`,
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        },
      },
    },
  },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '80dvh',
  overflow: 'auto',
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  boxShadow: vars.elevation.high,
  '@media': {
    [breakpoints.tablet]: {
      flex: '1 1 auto',
      minHeight: 0,
      borderRadius: vars.radius.control,
    },
  },
});

/** The title row of the bottom sheet on phones, with its close button. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontWeight: vars.weight.semibold,
  '@media': { [breakpoints.tablet]: { display: 'none' } },
});

export const header = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
});

export const selection = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: vars.target.compact,
  fontSize: vars.size.small,
  color: vars.foreground.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** The height of a page of one-line options. */
export const list = style({
  height: `calc(${pageSize} * ${vars.target.option})`,
  maxHeight: '50dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[data-empty="true"]': { display: 'none' } },
});

/** The container is as high as all options; the rendered options are positioned in it. */
export const options = style({ position: 'relative', width: '100%' });

export const option = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  minHeight: vars.target.option,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  fontSize: vars.size.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.background.hover },
    '&[data-without-records]': { color: vars.foreground.muted },
    '&[data-focus]': {
      backgroundColor: vars.background.accentSoft,
      outline: `${vars.line.thick} solid ${vars.border.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.thick})`,
    },
  },
});

export const checkbox = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.square.mark,
  height: vars.square.mark,
  color: vars.foreground.onAccent,
  border: `${vars.line.thick} solid ${vars.border.control}`,
  borderRadius: vars.radius.small,
  selectors: {
    '[aria-selected="true"] > &': {
      borderColor: vars.background.accent,
      backgroundColor: vars.background.accent,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[aria-selected="true"] > &': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const name = style({ minWidth: 0, overflowWrap: 'break-word' });

export const count = style({
  marginInlineStart: 'auto',
  color: vars.foreground.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const noResults = style({
  padding: vars.space.md,
  color: vars.foreground.muted,
  fontSize: vars.size.small,
});
