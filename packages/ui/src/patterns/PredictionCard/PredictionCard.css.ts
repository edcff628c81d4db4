import { globalStyle } from '@vanilla-extract/css';
import { dotted } from '../../css/dotted.ts';
import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { touchTarget } from '../../css/touchTarget.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { layers, vars } from '../../theme/index.ts';

export const card = style({
  display: 'grid',
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
/** The badge and the margin keep their width, and the scale takes the rest. */
export const chance = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});
export const drawing = style({ flex: `1 1 ${vars.size.display}` });
globalStyle(`${card} summary`, { '@layer': { [layers.patterns]: { inlineSize: 'auto' } } });
export const evidence = style({
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});

export const name = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  color: 'inherit',
  backgroundColor: 'transparent',
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  minHeight: vars.target.minimum,
  '@media': touchTarget,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.near },
    [whereFocusVisible]: focusRing,
  },
});

export const place = style({
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = style({
  ...dotted.row,
  alignContent: 'start',
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
});

export const term = style(visuallyHidden);
/** Dots separate the facts, because their terms are only for screen readers. */
export const fact = style({ ...dotted.item, '::before': dotted.point });
export const factValue = style({ display: 'inline', margin: 0 });
