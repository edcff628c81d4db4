import { vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const chip = style({
  fontSize: vars.size.small,
  border: `${vars.line.thin} solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.border.accent,
      backgroundColor: vars.background.accentSoft,
    },
  },
});

/** A chip already shows that it is pressed; a checkbox of full size would outweigh its word. */
globalStyle(`${chip} input`, { width: '1lh', height: '1lh' });
