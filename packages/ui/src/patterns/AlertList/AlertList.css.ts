import { room } from '../../theme/breakpoints.ts';
import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const list = style({ display: 'grid', containerType: 'inline-size' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  '@container': { [room.besideWords]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}` },
  },
});

/** Decoration, where there is room for it. */
export const picture = style({
  display: 'none',
  placeItems: 'center',
  width: vars.square.medium,
  height: vars.square.medium,
  borderRadius: vars.radius.control,
  color: vars.foreground.accent,
  backgroundColor: vars.background.accentSoft,
  '@container': { [room.besideWords]: { display: 'grid' } },
});

/** A button with words stands below the title where there is no room beside it. */
export const wordy = style({
  gridColumn: 1,
  '@container': { [room.besideWords]: { gridColumn: 'auto' } },
});

export const title = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

export const opener = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  minHeight: vars.target.least,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.near },
    [whereFocusVisible]: focusRing,
  },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

/** Its words stand in line with those above. */
export const more = style({
  marginBlockStart: vars.space.sm,
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
});

export const coming = style({ display: 'grid', gap: vars.space.hair });
