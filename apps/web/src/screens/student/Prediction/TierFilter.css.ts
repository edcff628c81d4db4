import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const tierFilter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
