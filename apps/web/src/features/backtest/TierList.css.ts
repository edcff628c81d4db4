import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.xs, margin: 0 });

/** The badge beside its sentence, above it where the line is too short. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
});

export const sentence = style({ flex: `1 1 ${vars.width.menu}`, margin: 0 });
