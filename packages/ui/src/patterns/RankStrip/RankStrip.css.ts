import { breakpoints, forcedColors } from '../../theme/breakpoints.ts';
import { focusRingInside } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const strip = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  // Keeps the wide labels of the axis from widening the strip.
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: vars.height.text,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.background.surface,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [breakpoints.tablet]: {
      minHeight: vars.height.chart,
      padding: `${vars.space.xs} ${vars.space.md}`,
    },
  },
});

/** The line above the dots: the student's rank and the words on either side of it, or the ranks pointed at. */
export const head = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: '1lh',
  color: vars.foreground.muted,
});

export const readout = style({
  overflow: 'hidden',
  color: vars.foreground.default,
  fontWeight: vars.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Better ranks are at the inline start; mirroring words twice keeps them legible. */
const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;

const line = {
  display: 'block',
  width: '100%',
  height: '1lh',
  overflow: 'visible',
  selectors: mirrored,
} as const;
export const flagLine = style({ ...line, position: 'absolute', inset: 0 });
export const axis = style({
  ...line,
  boxSizing: 'content-box',
  borderBlockStart: `${vars.line.thin} solid ${vars.border.control}`,
});

const word = {
  fontSize: vars.size.caption,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: mirrored,
} as const;
export const flag = style({ ...word, fill: vars.accent.youText, fontWeight: vars.weight.semibold });
export const tick = style({ ...word, fill: vars.foreground.muted });

export const plot = style({
  position: 'relative',
  minHeight: vars.target.control,
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  selectors: mirrored,
});

const system = (property: 'fill' | 'stroke', color: string) => ({
  '@media': { [forcedColors]: { [property]: color } },
});

/** The dots of a tier in its tone. */
export const dots = style({
  color: vars.border.neutral,
  fill: 'currentColor',
  stroke: 'currentColor',
  selectors: {
    '&[data-tone="positive"]': { color: vars.border.positive },
    '&[data-tone="info"]': { color: vars.border.info },
    '&[data-tone="caution"]': { color: vars.border.caution },
    // The dots of missed seats are fainter, because they are often the majority.
    '&[data-tone="critical"]': { color: vars.border.critical, opacity: 0.7 },
    '&[data-hollow]': { fill: 'none' },
  },
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

export const ownEdge = style({
  stroke: vars.accent.youEdge,
  strokeWidth: vars.line.bar,
  ...system('stroke', 'Canvas'),
});
export const ownLine = style({
  stroke: vars.accent.you,
  strokeWidth: vars.line.thick,
  ...system('stroke', 'Highlight'),
});

/** Covers the ranks that are not chosen. */
export const veil = style({
  fill: vars.background.surface,
  fillOpacity: 0.75,
  ...system('fill', 'Canvas'),
});
export const bound = style({
  stroke: vars.border.accent,
  strokeWidth: vars.line.thick,
  ...system('stroke', 'CanvasText'),
});

export const bins = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  // A finger that moves sideways chooses ranks, and one that moves up or down scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
});

export const bin = style({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.border.accent}` },
    '&:focus-visible': focusRingInside,
  },
});

/** A message in place of the dots. */
export const none = style({
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  textAlign: 'center',
});

export const note = style({
  color: vars.foreground.muted,
  marginBlockStart: vars.space.hair,
});
