import { forcedColors } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const bar = style({
  fill: vars.border.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

/** The edge keeps the line visible on bright surfaces and on the bars. */
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

/** The ranks at both ends of the scale, left of the bars. */
export const scaleEnd = style({ textAnchor: 'end', fontVariantNumeric: 'tabular-nums' });

/** The source follows on the same line if there is room, so that four columns fit a phone. */
export const yearText = style({ display: 'inline-block', paddingInlineEnd: vars.space.xs });
