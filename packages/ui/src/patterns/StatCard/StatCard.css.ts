import { patternStyle as style } from '../../css/style.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

export const stat = style({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: vars.space.md,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  '@media': { [breakpoints.desktop]: { padding: vars.space.lg } },
});

export const value = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-own-rank]': { color: vars.accent.youText } },
});

/** The action is beside the figure. */
export const action = style({ gridArea: '1 / 2 / span 3' });
