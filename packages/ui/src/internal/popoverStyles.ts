import { vars } from '../theme/index.ts';
import { breakpoints } from '../theme/breakpoints.ts';

/** A panel that floats beside its anchor, or in the middle where there are none; on a phone it rises from the lower edge. */
export const floating = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxHeight: '80dvh',
  margin: 0,
  overflow: 'auto',
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  boxShadow: vars.elevation.high,
  '@media': {
    [breakpoints.tablet]: {
      inset: 0,
      width: 'fit-content',
      height: 'fit-content',
      margin: 'auto',
      borderRadius: vars.radius.control,
      '@supports': {
        '(position-area: block-end)': {
          inset: 'auto',
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
          margin: `${vars.space.xxs} 0`,
        },
      },
    },
  },
} as const;
