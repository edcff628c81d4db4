import { patternStyle as style } from '../../css/style.ts';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

export const bars = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
});

/** The scale beside the drawing, and the days below it. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  margin: 0,
});

export const caption = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});

const small = {
  fontSize: vars.size.caption,
  color: vars.foreground.muted,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The highest total and zero, at their heights in the drawing. */
export const scale = style({
  ...small,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
});

export const drawing = style({
  gridColumn: 2,
  display: 'block',
  width: '100%',
  height: vars.height.block,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.control}`,
});

/** The colours of the series; in forced colours the table tells the series apart. */
const series = (property: 'fill' | 'backgroundColor') => ({
  [property]: vars.border.accent,
  selectors: {
    '&[data-series="1"]': { [property]: vars.border.caution },
    '&[data-series="2"]': { [property]: vars.border.positive },
    '&[data-series="3"]': { [property]: vars.border.neutral },
  },
});

const forcedSeries = { forcedColorAdjust: 'none' } as const;

export const part = style({
  ...series('fill'),
  '@media': { [forcedColors]: forcedSeries },
});

export const axis = style({
  ...small,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xxs,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  margin: 0,
  fontSize: vars.size.small,
});

export const legendItem = style({
  display: 'flex',
  flexDirection: 'column',
});

export const legendName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.foreground.muted,
});

export const legendValue = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = style({
  ...series('backgroundColor'),
  width: vars.square.tick,
  height: vars.square.tick,
  borderRadius: vars.radius.small,
  '@media': { [forcedColors]: forcedSeries },
});

export const scroller = style({
  overflow: 'auto',
  maxHeight: vars.height.chat,
});
