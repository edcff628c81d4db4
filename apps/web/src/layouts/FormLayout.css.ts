import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 'inherit',
  padding: `${vars.space.xl} ${vars.space.gutter}`,
});

export const column = style({ width: '100%', maxWidth: vars.width.dialog });
