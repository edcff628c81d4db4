import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The viewport height without the bar, the navigation and the page header; a ChatPanel at least. */
const restOf = (bars: number): string =>
  `clamp(clamp(${vars.height.chatMin}, calc(100dvh - 2 * ${vars.layout.nav} - ${vars.space.md}), ${vars.height.chatPanel}), calc(100dvh - ${bars} * ${vars.layout.nav} - ${vars.space.xxxl} - ${vars.space.xxl}), ${vars.height.chatMax})`;

/** On phones the list or the open conversation, on desktops both. */
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
  // The list is the scroll container.
  overflow: 'hidden',
  minHeight: 0,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  ...onlyWhile(false),
});

export const conversation = style({ minHeight: 0, ...onlyWhile(true) });

/** The link back to the list, on phones. */
export const back = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
