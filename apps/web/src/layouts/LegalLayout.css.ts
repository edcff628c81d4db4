import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: `${vars.space.xxl} ${vars.space.gutter}` });

export const prose = style({ maxWidth: vars.width.prose, marginInline: 'auto' });

export const section = style({ display: 'grid', gap: vars.space.sm });

export const points = style({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.line,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
