import { containerQueries } from '../../theme/breakpoints.ts';
import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { touchTarget } from '../../css/touchTarget.ts';
import { vars } from '../../theme/index.ts';

export const list = style({ display: 'grid', containerType: 'inline-size' });

/** Wide lists have the groups in a column of their own, so that they scan like a calendar. */
export const item = recipe({
  base: {
    display: 'grid',
    gridTemplate: '"title download" "meta download" / minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
    paddingBlock: vars.space.sm,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}` },
    },
  },
  variants: {
    download: {
      icon: {},
      button: {
        gridTemplate: '"group group" "title title" "meta download" / minmax(0, 1fr) auto',
        '@container': {
          [containerQueries.besideText]: {
            gridTemplate: '"group group" "title download" "meta download" / minmax(0, 1fr) auto',
          },
        },
      },
    },
    grouped: {
      true: {
        '@container': {
          [containerQueries.threeCards]: {
            gridTemplate: `"group title download" "group meta download" / ${vars.width.name} minmax(0, 1fr) auto`,
          },
        },
      },
    },
  },
});

export const group = style({
  gridArea: 'group',
  alignSelf: 'start',
  paddingBlockEnd: vars.space.xs,
  color: vars.foreground.muted,
});

export const download = style({ gridArea: 'download' });

export const title = recipe({
  base: {
    gridArea: 'title',
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.heading,
    overflowWrap: 'anywhere',
  },
  variants: {
    lead: { true: { fontSize: vars.size.headline, fontWeight: vars.weight.semibold } },
  },
});

export const change = style({
  minHeight: '1lh',
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.small,
});

export const opener = style({
  font: 'inherit',
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
  gridArea: 'meta',
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
