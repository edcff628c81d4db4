import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const stat = style({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  padding: vars.space.lg,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const value = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-own-rank]': { color: vars.accent.youText } },
});

export const action = style({ marginBlockStart: vars.space.sm });
