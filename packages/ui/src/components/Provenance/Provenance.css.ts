import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/style.ts';
import { touchTarget } from '../../css/touchTarget.ts';
import { vars } from '../../theme/index.ts';

export const provenance = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
});

const caption = { fontSize: vars.size.caption, color: vars.foreground.muted };

export const name = style(caption);

/** The link follows a label and is not within a sentence, so it has the size of a standalone link. */
globalStyle(`${name} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  '@media': touchTarget,
});

export const date = style({ ...caption, whiteSpace: 'nowrap' });
