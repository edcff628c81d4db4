import { keyframes } from '@vanilla-extract/css';
import { containerQueries, reducedMotion } from '../../theme/breakpoints.ts';
import { focusRingInside } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

const dayLine = `${vars.line.thin} solid ${vars.border.subtle}`;

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  // The panel fits between the bars of the page, so that the composer is in view with the newest message.
  minHeight: `clamp(${vars.height.chatMin}, calc(100dvh - 2 * ${vars.layout.nav} - ${vars.space.md}), ${vars.height.chatPanel})`,
  maxHeight: vars.height.chatMax,
  overflow: 'hidden',
  containerType: 'inline-size',
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const header = style({
  display: 'flex',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
});

/** The title over the note. */
export const partner = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space.xxs });

/** The title wraps before the indicator does. */
export const titleRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const frame = style({ position: 'relative', minHeight: 0 });

export const log = style({
  // Absolute positioning keeps more messages from pushing the composer down.
  position: 'absolute',
  inset: 0,
  // The scroll position counts from the end: the log stays there, and messages above move nothing in view.
  display: 'flex',
  flexDirection: 'column-reverse',
  overflow: 'auto',
  // A script holds the position when messages are appended, because Safari has no scroll anchoring.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': focusRingInside },
});

/** The only child of the log; a short conversation begins at the top. */
export const content = style({ marginBlockEnd: 'auto', padding: vars.space.md });

export const earlier = style({
  display: 'flex',
  justifyContent: 'center',
  minHeight: vars.target.compact,
  marginBlockEnd: vars.space.sm,
});

/** The empty state. */
export const empty = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space.sm,
});

/** A date between two horizontal lines. */
export const dateSeparator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlockEnd: vars.space.sm,
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: '', borderBlockStart: dayLine },
  '::after': { content: '', borderBlockStart: dayLine },
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

/** The length of the text. */
export const count = style({
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-too-long="true"]': {
      color: vars.foreground.critical,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const input = style({
  minHeight: vars.target.control,
  maxHeight: vars.height.composer,
  // The padding centres a single line vertically, level with the button.
  paddingBlock: `calc((${vars.target.control} - 1lh) / 2 - ${vars.line.thin})`,
  resize: 'none',
  fieldSizing: 'content',
});

/** In narrow containers only the icon shows; the text still names the button. */
export const sendText = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@container': { [containerQueries.besideText]: { position: 'static', clipPath: 'none' } },
});

export const typing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
});

export const dots = style({
  display: 'inline-flex',
  gap: vars.space.xxs,
  padding: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.background.neutralSoft,
});

const wave = keyframes({ '30%': { opacity: 1 } });
const turn = (delay: string) => ({ animationDelay: `calc(${delay} * ${vars.motion.quick})` });

export const dot = style({
  width: vars.space.xs,
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  opacity: 0.4,
  animation: `${wave} calc(5 * ${vars.motion.calm}) ease-in-out infinite`,
  selectors: { '&:nth-child(2)': turn('1'), '&:nth-child(3)': turn('2') },
  '@media': { [reducedMotion]: { animation: 'none', opacity: 1 } },
});
