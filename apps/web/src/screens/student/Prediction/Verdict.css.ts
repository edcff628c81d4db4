import { vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Sentences as wide as a desk allows, so that four of them stay four lines there. */
export const verdict = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderInlineStart: `${vars.line.bar} solid ${vars.border.accent}`,
  backgroundColor: vars.background.surface,
});
globalStyle(`${verdict} > li > div`, { maxWidth: 'none' });
