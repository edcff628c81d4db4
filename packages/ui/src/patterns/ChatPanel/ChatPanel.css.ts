import { focusRingInside } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  minHeight: vars.height.chat,
  maxHeight: vars.height.chatMost,
  overflow: 'hidden',
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const head = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
});

export const headLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const frame = style({ position: 'relative', minHeight: 0 });

export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  height: '100%',
  padding: vars.space.md,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': focusRingInside },
});

export const newest = style({
  position: 'absolute',
  insetBlockEnd: vars.space.sm,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const newestButton = style({
  pointerEvents: 'auto',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.high,
});

export const composer = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xs,
});

export const input = style({
  minHeight: vars.target.control,
  maxHeight: vars.height.composer,
  resize: 'none',
  fieldSizing: 'content',
} as never);
