import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/index.ts';
import { focusRingInside } from './focusRing.ts';

/** The style of menu items in any role. */
export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  minHeight: vars.target.control,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.small,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.background.hover },
    '&[data-focus]': { backgroundColor: vars.background.accentSoft },
    '[role="menu"]:focus-visible > &[data-focus]': focusRingInside,
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-focus]': { outline: `${vars.line.thick} solid Highlight` } },
    },
  },
} as const;
