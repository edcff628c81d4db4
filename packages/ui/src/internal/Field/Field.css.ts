import { focusRing } from '../../css/focusRing.ts';
import { recipe, style } from '../../css/style.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { vars } from '../../theme/index.ts';

export const field = style({
  display: 'grid',
  gap: vars.space.xxs,
  minWidth: 0,
  alignContent: 'start',
});

/** A read-only field as a fact: a large value below a small label. */
export const fact = style({ display: 'grid', minWidth: 0 });

export const labelRow = style({
  selectors: {
    [`${fact} > &`]: { color: vars.foreground.muted },
  },
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const hiddenLabelRow = style(visuallyHidden);

export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const optional = style({ fontSize: vars.size.caption, color: vars.foreground.muted });

export const hint = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.foreground.muted,
});

export const error = style({
  display: 'flex',
  gap: vars.space.xxs,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.foreground.critical,
});

/** The icon beside the error is as high as the error's first line. */
export const errorIcon = style({ flex: 'none', width: vars.icon.small, height: '1lh' });

/** The style of all form controls: inputs, text areas and selects. */
export const control = recipe({
  base: {
    width: '100%',
    minHeight: vars.target.control,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    color: vars.foreground.default,
    backgroundColor: vars.background.surface,
    border: `${vars.line.thin} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    lineHeight: vars.leading.heading,
    transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-invalid="true"]': { borderColor: vars.border.critical, borderWidth: vars.line.thick },
      // A read-only field is filled: in dark mode a sunken field would look editable.
      '&[readonly]': {
        backgroundColor: vars.background.neutralSoft,
        borderColor: 'transparent',
      },
      [`${fact} > &`]: {
        padding: 0,
        border: 0,
        backgroundColor: 'transparent',
        fontSize: vars.size.title,
        fontWeight: vars.weight.semibold,
      },
      '&:disabled': {
        cursor: 'not-allowed',
        color: vars.foreground.muted,
        backgroundColor: vars.background.sunken,
      },
      '&::placeholder': { color: vars.foreground.muted, opacity: 1 },
    },
  },
  variants: {
    figures: { true: { fontVariantNumeric: 'tabular-nums' } },
    // Space for a button or an icon inside the control.
    trailing: { true: { paddingInlineEnd: vars.target.control } },
    leading: { true: { paddingInlineStart: vars.target.control } },
  },
});

export const frame = style({ position: 'relative', display: 'grid' });

export const trailing = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.target.control,
});

export const leading = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.target.control,
  color: vars.foreground.muted,
  pointerEvents: 'none',
});
