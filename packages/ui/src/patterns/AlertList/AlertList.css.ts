import { containerQueries } from '../../theme/breakpoints.ts';
import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { touchTarget } from '../../css/touchTarget.ts';
import { vars } from '../../theme/index.ts';

export const list = style({ display: 'grid', containerType: 'inline-size' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  '@container': {
    [containerQueries.besideText]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}` },
  },
});

/** A decorative icon, shown if there is room. */
export const iconWrapper = style({
  display: 'none',
  placeItems: 'center',
  width: vars.square.medium,
  height: vars.square.medium,
  borderRadius: vars.radius.control,
  color: vars.foreground.accent,
  backgroundColor: vars.background.accentSoft,
  '@container': { [containerQueries.besideText]: { display: 'grid' } },
});

/** In narrow containers the labelled button is below the title. */
export const labelledDownload = style({
  gridColumn: 1,
  '@container': { [containerQueries.besideText]: { gridColumn: 'auto' } },
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
  minHeight: vars.target.minimum,
  '@media': touchTarget,
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

export const more = style({ marginBlockStart: vars.space.sm });

export const skeleton = style({ display: 'grid', gap: vars.space.hair });
