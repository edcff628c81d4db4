import { forcedColors } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const range = style({ display: 'grid', gap: vars.space.xxs, fontSize: vars.size.caption });

const picture = {
  display: 'block',
  width: '100%',
  overflow: 'visible',
  // Better ranks are at the inline start.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} as const;

export const drawing = style({ ...picture, height: vars.height.drawing });
export const rowDrawing = style({ ...picture, height: vars.icon.medium });

export const line = style({ stroke: vars.border.subtle, strokeWidth: vars.line.thick });
export const span = style({
  fill: vars.border.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const ownRankMarker = style({
  fill: vars.foreground.default,
  stroke: vars.background.surface,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

export const ownRankLine = style({
  stroke: vars.foreground.default,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
/** The range continues after the end of the scale. */
export const beyond = style({
  fill: 'none',
  stroke: vars.border.accent,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.sm}`,
  color: vars.foreground.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const ownRank = style({ color: vars.foreground.default, fontWeight: vars.weight.semibold });
