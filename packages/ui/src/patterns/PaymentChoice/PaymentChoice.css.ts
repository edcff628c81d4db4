import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const choice = style({ display: 'grid', gap: vars.space.sm });
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  color: vars.foreground.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

/** The icon is aligned with the first line of the note. */
export const shield = style({ display: 'grid', alignItems: 'center', height: '1lh' });
