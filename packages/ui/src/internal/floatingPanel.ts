import { vars } from '../theme/index.ts';
import { breakpoints } from '../theme/breakpoints.ts';

/** The style of a popover that a script positions; on a phone, a bottom sheet. */
export const floatingPanel = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: vars.layer.panel,
  width: '100%',
  maxHeight: '80dvh',
  overflow: 'auto',
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  boxShadow: vars.elevation.high,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [breakpoints.tablet]: {
      inset: 'auto',
      width: 'fit-content',
      borderRadius: vars.radius.control,
    },
  },
} as const;

/** The layer between the page and a bottom sheet on phones. */
export const sheetBackdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.panel,
  backgroundColor: vars.background.backdrop,
  '@media': { [breakpoints.tablet]: { display: 'none' } },
} as const;
