import { forcedColors } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const line = style({
  fill: 'none',
  stroke: vars.border.accent,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const dot = style({
  fill: vars.border.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const gridLine = style({ stroke: vars.border.subtle });

/** The name of a line at its end. */
export const lineName = style({ selectors: { 'text&': { textAnchor: 'start' } } });

/** The edge keeps the line visible on bright surfaces and on the lines. */
export const ownLineEdge = style({
  stroke: vars.accent.youEdge,
  strokeWidth: vars.line.bar,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
});
export const ownLine = style({
  stroke: vars.accent.you,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});

export const ownRank = style({
  color: vars.accent.youText,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

/** The ranks of the scale, left of the lines. */
export const scaleEnd = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'text&': { textAnchor: 'end' } },
});

/** The source follows on the same line if there is room, so that four columns fit a phone. */
export const yearText = style({ display: 'inline-block', paddingInlineEnd: vars.space.xs });
