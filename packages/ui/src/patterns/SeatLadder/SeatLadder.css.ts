import { containerQueries } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const container = style({ containerType: 'inline-size' });

/** The name, the line and the figures are side by side if there is room; else the line is below both, and below it the figures. */
const columns = `${vars.width.column} minmax(0, 1fr) ${vars.width.name}`;

export const ladder = style({ margin: 0, padding: 0, listStyle: 'none' });

export const rung = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': {
    [containerQueries.besideText]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [containerQueries.besideLine]: { gridTemplateColumns: columns },
  },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const line = style({
  '@container': {
    [containerQueries.besideText]: { gridColumn: '1 / -1', gridRow: 2 },
    [containerQueries.besideLine]: { gridColumn: 2, gridRow: 1 },
  },
});

export const margin = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  '@container': {
    [containerQueries.besideText]: { display: 'grid', justifyItems: 'end', textAlign: 'end' },
  },
});

/** The scale is as wide as the lines, so that its flag is above the student's rank on each of them. */
export const scale = style({
  display: 'block',
  width: '100%',
  height: vars.square.number,
  overflow: 'visible',
  '@container': {
    [containerQueries.besideLine]: {
      width: `calc(100% - ${vars.width.column} - ${vars.width.name} - 2 * ${vars.space.md})`,
      marginInlineStart: `calc(${vars.width.column} + ${vars.space.md})`,
    },
  },
});

export const flag = style({
  fill: vars.accent.youText,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
