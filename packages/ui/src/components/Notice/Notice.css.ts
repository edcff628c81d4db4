import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

export const notice = recipe({
  base: {
    padding: `${vars.space.sm} ${vars.space.md}`,
    borderInlineStart: '4px solid currentColor',
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      critical: { color: vars.foreground.critical, backgroundColor: vars.background.criticalSoft },
      positive: { color: vars.foreground.positive, backgroundColor: vars.background.positiveSoft },
      info: { color: vars.foreground.info, backgroundColor: vars.background.infoSoft },
    },
  },
});
