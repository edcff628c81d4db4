import { breakpoints, forcedColors } from '../../theme/breakpoints.ts';
import { focusRingInside } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const pass = style({
  // The due date takes the room that the rounds leave.
  display: 'grid',
  gridTemplateRows: '1fr auto',
  overflow: 'hidden',
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.low,
});

/** The only loud button is as light as the words beside it. */
export const due = style({
  vars: {
    [vars.background.accent]: vars.foreground.onHero,
    [vars.background.accentHover]: vars.foreground.onHeroMuted,
    [vars.background.accentActive]: vars.foreground.onHeroMuted,
    [vars.foreground.onAccent]: vars.background.hero,
    [vars.border.focus]: vars.foreground.onHero,
    [vars.border.focusGap]: vars.background.hero,
  },
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.md,
  color: vars.foreground.onHero,
  backgroundColor: vars.background.hero,
  backgroundImage: `linear-gradient(115deg, ${vars.background.hero} 30%, ${vars.background.heroEnd})`,
  '@media': {
    [breakpoints.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.lg,
      padding: vars.space.lg,
    },
    [forcedColors]: { color: 'CanvasText', borderBlockEnd: `${vars.line.thin} solid CanvasText` },
  },
});

export const dueText = style({ display: 'grid', gap: vars.space.xxs });

export const left = style({
  fontSize: vars.size.headline,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const stub = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  '@media': { [breakpoints.desktop]: { paddingInline: vars.space.lg } },
});

export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  padding: `${vars.space.xs} ${vars.space.md}`,
  fontSize: vars.size.small,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
  backgroundColor: vars.background.cautionSoft,
  '@media': { [breakpoints.desktop]: { paddingInline: vars.space.lg } },
});

/** The line wraps when larger text needs the room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.stage}), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  height: '100%',
  minHeight: vars.target.control,
  padding: `${vars.space.lg} ${vars.space.xxs} ${vars.space.xs} 0`,
  border: 0,
  color: vars.foreground.muted,
  backgroundColor: 'transparent',
  fontFamily: vars.font.family,
  textAlign: 'start',
  selectors: {
    '[aria-current] > &, &[aria-expanded="true"]': { color: vars.foreground.accent },
    '&[aria-expanded="true"]': {
      textDecoration: 'underline',
      textUnderlineOffset: vars.underline.near,
    },
    'button&': { cursor: 'pointer' },
    'button&:hover': { backgroundColor: vars.background.hover },
    '&:focus-visible': focusRingInside,
    // The line of the season; the part behind the student is stronger.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${vars.icon.medium} / 2)`,
      insetInline: 0,
      borderBlockStart: `${vars.line.thick} solid ${vars.border.subtle}`,
    },
    '[data-state="over"] > &::before': { borderColor: vars.border.accent },
  },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.icon.medium,
  height: vars.icon.medium,
  border: `${vars.line.thick} solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.background.surface,
  selectors: {
    '[data-state="over"] &': {
      color: vars.foreground.onAccent,
      borderColor: vars.border.accent,
      backgroundColor: vars.background.accent,
    },
    '[aria-current] &': { borderColor: vars.border.accent },
    // A full dot within the ring.
    '[data-state="now"] &::after': {
      content: '""',
      border: `${vars.line.bar} solid ${vars.border.accent}`,
      borderRadius: vars.radius.full,
    },
  },
});

export const dates = style({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const dateRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.sm,
  // The row has its texts' font size, so that the box of the day is no taller than they are.
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

export const dayOfRow = style({ flex: 'none' });
