import { forcedColors } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const gridLine = style({
  stroke: vars.border.subtle,
  strokeWidth: vars.line.thin,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const given = style({
  fill: vars.background.accentSoft,
  stroke: vars.border.accent,
  strokeWidth: vars.line.thin,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const years = style({
  fill: 'none',
  stroke: vars.foreground.default,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const share = style({
  fill: vars.foreground.default,
  stroke: vars.background.surface,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
});

export const mark = style({ flex: 'none', width: vars.square.dot, height: vars.square.dot });

/** The range over the years, below the share. */
export const range = style({
  display: 'block',
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
});
