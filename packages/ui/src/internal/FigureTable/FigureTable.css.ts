import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

/** A drawing with the table of its figures, side by side where there is room. */
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
});

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
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.sm}`,
  fontSize: vars.size.caption,
  color: vars.foreground.muted,
});

export const table = recipe({
  base: { borderCollapse: 'collapse', fontSize: vars.size.small },
  variants: { dense: { true: { width: '100%' }, false: { flex: `1 1 ${vars.width.panel}` } } },
});

export const captionText = style({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});

export const cell = recipe({
  base: {
    borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-number]': { textAlign: 'end' } },
  },
  variants: {
    dense: {
      true: {
        paddingBlock: vars.space.xxs,
        paddingInlineEnd: vars.space.xs,
        whiteSpace: 'nowrap',
      },
      false: {
        paddingBlock: vars.space.xs,
        paddingInlineEnd: vars.space.xxs,
        verticalAlign: 'top',
        selectors: { '&[data-number]': { paddingInlineStart: vars.space.xs } },
      },
    },
  },
});
