import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const sum = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.md,
  backgroundColor: vars.background.sunken,
  borderRadius: vars.radius.control,
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  selectors: {
    '&[data-total="true"]': { fontSize: vars.size.title, fontWeight: vars.weight.bold },
    '&[data-total="true"]:not(:first-child)': {
      paddingBlockStart: vars.space.xs,
      borderBlockStart: `${vars.line.thin} solid ${vars.border.control}`,
    },
  },
});

export const figure = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
