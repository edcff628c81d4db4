import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css.ts';
import { vars } from '../../theme/index.ts';

export const field = style({ display: 'grid', gap: vars.space.xxs });

export const label = style({ fontSize: vars.text.small, fontWeight: vars.text.medium });

export const input = style({
  width: '100%',
  minHeight: vars.target.control,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  backgroundColor: vars.background.surface,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: vars.border.critical },
  },
});

export const error = style({ fontSize: vars.text.small, color: vars.foreground.critical });
