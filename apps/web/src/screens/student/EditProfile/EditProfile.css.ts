import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.panel}), 1fr))`,
  alignItems: 'start',
});

export const qrCode = style({ inlineSize: vars.width.menu, maxInlineSize: '100%' });

export const recoveryCodes = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.menu}), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
});
