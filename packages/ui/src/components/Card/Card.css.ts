import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const card = recipe({
  base: {
    minWidth: 0,
    backgroundColor: vars.background.surface,
    border: `${vars.line.thin} solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      compact: { padding: vars.space.md },
      roomy: { padding: `clamp(${vars.space.md}, 4vw, ${vars.space.xl})` },
    },
    raised: { true: { boxShadow: vars.elevation.low } },
  },
});
