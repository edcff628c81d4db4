import { forcedColors } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const drawing = style({
  display: 'block',
  width: '100%',
  height: vars.icon.medium,
  overflow: 'visible',
  // Better ranks are at the inline start.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const track = style({ stroke: vars.border.subtle, strokeWidth: vars.line.thick });
export const reach = style({
  fill: vars.border.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
/** The ticks are longer than the bar is high, so that they show on it and past its end. */
export const earlier = style({
  stroke: vars.foreground.muted,
  strokeWidth: vars.line.thin,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
/** The mark for a seat that closed after the end of the scale. */
export const beyond = style({
  fill: 'none',
  stroke: vars.border.accent,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const ownRankMark = style({
  fill: vars.accent.you,
  stroke: vars.accent.youEdge,
  strokeWidth: vars.line.thin,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});
