import { patternStyle as style } from '../../css/style.ts';
import { containerQueries, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

/** A drawing and the table of its figures, side by side if there is room. */
export const figureWithTable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space.md} ${vars.space.xl}`,
});

export const figure = style({
  flex: `1 1 ${vars.width.menu}`,
  maxWidth: vars.width.panel,
  margin: 0,
  containerType: 'inline-size',
  // Without a table beside it the drawing is as wide as a column of text.
  selectors: { '&[data-alone]': { maxWidth: vars.width.prose } },
});

export const folded = style({ flex: '1 1 100%' });

export const drawing = style({
  display: 'block',
  width: '100%',
  maxHeight: vars.height.chat,
  overflow: 'visible',
});

export const label = style({
  fill: vars.foreground.muted,
  fontSize: vars.square.tick,
  textAnchor: 'middle',
  // A narrow drawing is scaled down, and its texts with it.
  '@container': { [containerQueries.phoneDrawing]: { fontSize: vars.size.title } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.sm}`,
  fontSize: vars.size.caption,
  color: vars.foreground.muted,
});
