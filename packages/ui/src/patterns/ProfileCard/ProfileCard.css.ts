import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const profile = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.lg,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minWidth: 0,
});
export const who = style({
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** A row takes as many columns as fit. */
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.md} ${vars.space.lg}`,
});

export const pair = style({ flex: '1 1 auto', minWidth: vars.width.term, maxWidth: '100%' });

export const term = style({ color: vars.foreground.muted, fontSize: vars.size.caption });
export const detail = style({
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
