import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

export const text = style({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

/** A subtitle has only one or two sentences, so it may be wider than running text. */
export const subtitle = style({
  maxWidth: vars.width.subtitle,
  color: vars.foreground.muted,
  lineHeight: vars.leading.body,
  textWrapStyle: 'pretty',
});
