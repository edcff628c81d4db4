import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const table = style({
  flex: `1 1 ${vars.width.panel}`,
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  selectors: { '&[data-dense]': { width: '100%' } },
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
