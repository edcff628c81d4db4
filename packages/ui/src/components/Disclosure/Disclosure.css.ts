import { focusRing } from '../../css/focusRing.ts';
import { recipe, style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const details = style({
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.background.surface,
});

export const summary = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': focusRing,
      '&:hover': { backgroundColor: vars.background.hover },
    },
  },
  variants: {
    quiet: {
      true: {
        inlineSize: 'fit-content',
        minHeight: vars.target.compact,
        color: vars.foreground.muted,
        fontSize: vars.size.small,
      },
      false: {
        justifyContent: 'space-between',
        minHeight: vars.target.control,
        padding: `${vars.space.sm} ${vars.space.md}`,
        fontWeight: vars.weight.semibold,
      },
    },
  },
});

export const arrow = style({
  display: 'inline-flex',
  color: vars.foreground.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ padding: `${vars.space.xxs} ${vars.space.md} ${vars.space.md}` });
