import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The viewport height without the bar, the navigation and the page header; at least that of a ChatPanel. */
const restOf = (bars: number): string =>
  `clamp(clamp(${vars.height.chatMin}, calc(100dvh - 2 * ${vars.layout.nav} - ${vars.space.md}), ${vars.height.chatPanel}), calc(100dvh - ${bars} * ${vars.layout.nav} - ${vars.space.xxxl} - ${vars.space.xxl}), ${vars.height.chatMax})`;

/** Phones show either the list or the open conversation, desktops both. */
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  height: restOf(2),
  marginBlockStart: vars.space.md,
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: `${vars.width.column} minmax(0, 1fr)`,
      height: restOf(1),
    },
    // The column is wide enough for a name and a waiting time, each on one line.
    [breakpoints.wide]: { gridTemplateColumns: `${vars.width.panel} minmax(0, 1fr)` },
  },
});

const onlyWhile = (open: boolean) => ({
  selectors: {
    [`${area}[data-open="${!open}"] &`]: {
      display: 'none',
      '@media': { [breakpoints.desktop]: { display: 'block' } },
    },
  },
});

export const list = style({
  // The list itself is the scroll container.
  overflow: 'hidden',
  minHeight: 0,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  ...onlyWhile(false),
});

export const conversation = style({ minHeight: 0, ...onlyWhile(true) });

/** The filters, with the list in the rest of the height. */
export const listFrame = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100%',
  selectors: { '&[data-filtered="true"]': { gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
});

export const filters = style({
  padding: vars.space.sm,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
});

export const listPages = style({
  padding: vars.space.xs,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.xs,
});

/** The conversation, with its student beside it if there is room. */
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  height: '100%',
  '@media': {
    [breakpoints.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.width.menu}` },
  },
});

export const aside = style({
  display: 'none',
  overflow: 'auto',
  '@media': { [breakpoints.wide]: { display: 'block' } },
});

/** On phones the messages need the room, so rarely used tools show on demand. */
export const furtherTools = style({
  display: 'none',
  selectors: { '&[data-shown="true"]': { display: 'contents' } },
  '@media': { [breakpoints.tablet]: { display: 'contents' } },
});

export const toolsButton = style({ '@media': { [breakpoints.tablet]: { display: 'none' } } });

/** The button that opens the student and the notes, hidden if they are beside the conversation. */
export const studentButton = style({ '@media': { [breakpoints.wide]: { display: 'none' } } });

export const factList = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.md,
  overflowWrap: 'anywhere',
});

export const hours = style({
  width: '100%',
  textAlign: 'start',
  borderSpacing: `${vars.space.xs} ${vars.space.hair}`,
});

export const hour = style({ textAlign: 'start', fontWeight: vars.weight.regular });

/** The tools of the list, which an open conversation covers on phones. */
export const listTools = style({
  selectors: {
    '&[data-open="true"]': {
      display: 'none',
      '@media': { [breakpoints.tablet]: { display: 'block' } },
    },
  },
});

/** The link back to the list, on phones. */
export const back = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
