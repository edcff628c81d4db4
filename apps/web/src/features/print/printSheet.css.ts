import { vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A sheet beside the app that exists only while the results are printed. */
export const sheet = style({
  page: 'predictions',
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  '@media': { screen: { display: 'none' } },
});

globalStyle(`body:has(> ${sheet})`, {
  '@media': { print: { backgroundColor: 'transparent' } },
});
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none' } },
});

export const table = style({
  width: '100%',
  marginBlockStart: vars.space.md,
  borderCollapse: 'collapse',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
});
globalStyle(`${table} thead th`, { fontWeight: vars.weight.semibold });
globalStyle(`${table} tr`, { breakInside: 'avoid' });

/** Figures. */
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
