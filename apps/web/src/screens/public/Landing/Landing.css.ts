import { breakpoints, vars } from '@seatwise/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const band = {
  paddingBlock: vars.space.lg,
  '@media': { [breakpoints.desktop]: { paddingBlock: vars.space.xxxl } },
} as const;

/** Sections with alternating backgrounds. */
export const section = styleVariants({
  page: band,
  surface: {
    ...band,
    backgroundColor: vars.background.surface,
    borderBlock: `${vars.line.thin} solid ${vars.border.subtle}`,
  },
});

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const head = style({ display: 'grid', gap: vars.space.xs, maxWidth: vars.width.prose });

export const formOfTrial = style({ display: 'grid', gap: vars.space.sm });
/** The fields are side by side even on the narrowest phone, so that the button stays above the fold. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
});

export const result = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  marginBlockStart: vars.space.md,
});
export const ownRank = style({ color: vars.accent.youText });
export const resultRows = style({ display: 'grid', width: '100%' });
export const resultRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
});

/** The board is as high as the loaded alerts, so that the layout does not shift. */
export const board = style({ minHeight: vars.height.chatPanel });

/** The news and the chat follow the hero, side by side if both fit. */
export const news = style({ marginBlock: vars.space.lg });

export const boardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.xs,
});

export const chatCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
  backgroundColor: vars.background.accentSoft,
  border: `${vars.line.thin} solid ${vars.border.accent}`,
  borderRadius: vars.radius.card,
});

export const chatText = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: `1 1 ${vars.width.column}`,
  minWidth: 0,
});

/** The panel is below the rest, as wide as the card. */
export const chatPanel = style({ flex: '1 0 100%', minWidth: 0 });

/** Two columns if both fit. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.panel}), 1fr))`,
  gap: vars.space.lg,
  alignItems: 'start',
});

export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.md,
});

export const reasonPicture = style({
  color: vars.foreground.accent,
  paddingBlockStart: vars.space.hair,
});

/** Phones have no room for the picture. */
export const picture = style({
  display: 'none',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  '@media': { [breakpoints.tablet]: { display: 'block' } },
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
});

export const wayPicture = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.square.medium,
  height: vars.square.medium,
  borderRadius: vars.radius.control,
  color: vars.foreground.accent,
  backgroundColor: vars.background.accentSoft,
});
