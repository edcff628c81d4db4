import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const provenance = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
});

const caption = { fontSize: vars.size.caption, color: vars.foreground.muted };

export const name = style(caption);

export const date = style({ ...caption, whiteSpace: 'nowrap' });
