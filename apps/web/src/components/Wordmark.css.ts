import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
});

export const mark = style({ flex: 'none', width: vars.icon.large, height: vars.icon.large });
