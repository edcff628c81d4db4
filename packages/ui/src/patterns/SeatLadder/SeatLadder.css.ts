import { breakpoints } from '../../theme/breakpoints.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

/** The name, the line and the figures are side by side if there is room; else the line is below both. */
const columns = `${vars.width.column} minmax(0, 1fr) ${vars.width.name}`;

export const ladder = style({ margin: 0, padding: 0, listStyle: 'none' });

export const rung = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [breakpoints.desktop]: { gridTemplateColumns: columns } },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const line = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [breakpoints.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const margin = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

/** The scale is as wide as the lines, so that its flag is above the student's rank on each of them. */
export const scale = style({
  display: 'block',
  width: '100%',
  height: vars.square.number,
  overflow: 'visible',
  '@media': {
    [breakpoints.desktop]: {
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
