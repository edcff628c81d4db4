import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

/** If a translation has long words, the table scrolls, not the page. */
export const scroller = style({
  flex: `1 1 ${vars.width.panel}`,
  minWidth: 0,
  overflowX: 'auto',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
});

export const captionText = style({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});

export const cell = style({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.xxs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'top',
  selectors: {
    '&[data-number]': { paddingInline: `${vars.space.xxs} 0`, textAlign: 'end' },
    '[data-dense] &': {
      paddingBlock: vars.space.xxs,
      paddingInline: `0 ${vars.space.xs}`,
      whiteSpace: 'nowrap',
    },
  },
});
