import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const rules = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.menu}), 1fr))`,
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.foreground.muted,
  selectors: { '&[data-met="true"]': { color: vars.foreground.positive } },
});
