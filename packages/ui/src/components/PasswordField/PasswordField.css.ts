import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const rules = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.none} ${vars.space.sm}`,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.small,
});

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.foreground.muted,
  selectors: { '&[data-met="true"]': { color: vars.foreground.positive } },
});
