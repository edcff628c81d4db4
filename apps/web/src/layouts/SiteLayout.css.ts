import { vars } from '@seatwise/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Seen only while it has the focus. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: 20,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.background.surface,
  boxShadow: vars.elevation.high,
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

const content = { minHeight: '70dvh', outline: 'none' } as const;

export const main = styleVariants({
  overHero: content,
  belowBar: { ...content, paddingBlockStart: vars.layout.nav },
});
