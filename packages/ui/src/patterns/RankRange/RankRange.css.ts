import { forcedColors } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const range = style({ display: 'grid', gap: vars.space.xxs, fontSize: vars.size.caption });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: vars.height.drawing,
  overflow: 'visible',
  // Better ranks are at the inline start.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const line = style({ stroke: vars.border.subtle, strokeWidth: vars.line.thick });
export const span = style({
  fill: vars.border.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const ownRankMarker = style({
  fill: vars.accent.you,
  stroke: vars.accent.youEdge,
  strokeWidth: vars.line.thin,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.sm}`,
  color: vars.foreground.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const ownRank = style({ color: vars.accent.youText, fontWeight: vars.weight.semibold });
