import { vars } from '../theme/index.ts';

/** Two colours, so that the ring shows on every background. */
export const focusRing = {
  outline: `2px solid ${vars.border.focus}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${vars.border.focusGap}`,
} as const;
