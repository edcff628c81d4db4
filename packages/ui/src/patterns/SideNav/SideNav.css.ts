import { breakpoints } from '../../theme/breakpoints.ts';
import { currentEntryForced } from '../../css/currentEntry.ts';
import { focusRingInside } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

/** A bottom bar up to 768 px; a sidebar above that. */
export const nav = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.nav,
  display: 'flex',
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [breakpoints.desktop]: {
      insetBlockStart: 0,
      insetInlineEnd: 'auto',
      flexDirection: 'column',
      width: vars.layout.sideNavCollapsed,
      borderBlockStart: 0,
      borderInlineEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
      transition: `width ${vars.motion.calm} ${vars.motion.easing}`,
    },
  },
  selectors: {
    '&[data-expanded="true"]': {
      '@media': { [breakpoints.desktop]: { width: vars.layout.sideNavExpanded } },
    },
  },
});

export const toggle = style({
  display: 'none',
  '@media': {
    [breakpoints.desktop]: {
      display: 'grid',
      alignContent: 'center',
      height: vars.layout.nav,
      paddingInline: `calc((${vars.layout.sideNavCollapsed} - ${vars.target.control}) / 2)`,
    },
  },
});

export const list = style({
  flex: '1 1 auto',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      overflow: 'auto',
      gap: vars.space.xxs,
      padding: vars.space.xs,
    },
  },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
  width: '100%',
  minWidth: vars.target.control,
  minHeight: vars.square.emblem,
  paddingInline: vars.space.xxs,
  border: 0,
  backgroundColor: 'transparent',
  fontFamily: vars.font.family,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.foreground.default, backgroundColor: vars.background.hover },
    '&:focus-visible': focusRingInside,
    '&[aria-current]': {
      color: vars.foreground.accent,
      backgroundColor: vars.background.accentSoft,
    },
  },
  '@media': {
    ...currentEntryForced,
    [breakpoints.desktop]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space.sm,
      minWidth: 0,
      minHeight: vars.target.control,
      paddingInlineEnd: vars.space.sm,
      // Centres the icon of a collapsed bar, so that it does not move when the bar expands.
      paddingInlineStart: `calc((${vars.layout.sideNavCollapsed} - ${vars.icon.medium}) / 2 - ${vars.space.xs})`,
      fontSize: vars.size.small,
      overflow: 'hidden',
    },
  },
});

/** Holds the panel above the bar. */
export const more = style({ display: 'grid' });

export const morePanel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xs,
  padding: vars.space.sm,
  backgroundColor: vars.background.surface,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
  boxShadow: vars.elevation.high,
});

/** The labels of a collapsed bar are visually hidden; the tooltip shows them. */
export const text = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '[data-expanded="false"] &': {
      '@media': {
        [breakpoints.desktop]: {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

/** The count is on the icon, or at the end of the line if the label is visible. */
export const countBadge = style({
  position: 'absolute',
  insetBlockStart: vars.space.hair,
  // The count covers only a corner of the icon.
  insetInlineStart: `calc(50% + ${vars.space.xs})`,
  minWidth: '1lh',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.full,
  color: vars.foreground.onAccent,
  backgroundColor: vars.background.accent,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '[data-expanded="false"] &': {
      '@media': { [breakpoints.desktop]: { insetInline: 'auto 0' } },
    },
    '[data-expanded="true"] &': {
      '@media': { [breakpoints.desktop]: { position: 'static', marginInlineStart: 'auto' } },
    },
  },
});
