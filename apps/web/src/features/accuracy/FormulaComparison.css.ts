import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const comparisonTable = style({ width: '100%', borderCollapse: 'collapse' });

/** The padding is narrow enough for five columns on a phone. */
export const cell = style({
  padding: `${vars.space.xs} ${vars.space.xxs} ${vars.space.xs} 0`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
