import type { RecipeVariants } from '@vanilla-extract/recipes';
import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

const { none, xs, sm, md, lg, xl } = vars.space;

export const box = recipe({
  variants: {
    padding: {
      none: { padding: none },
      xs: { padding: xs },
      sm: { padding: sm },
      md: { padding: md },
      lg: { padding: lg },
      xl: { padding: xl },
    },
    background: {
      page: { backgroundColor: vars.background.page },
      surface: { backgroundColor: vars.background.surface },
      sunken: { backgroundColor: vars.background.sunken },
      accentSoft: { backgroundColor: vars.background.accentSoft },
    },
    radius: {
      small: { borderRadius: vars.radius.small },
      control: { borderRadius: vars.radius.control },
      card: { borderRadius: vars.radius.card },
    },
    border: { subtle: { border: `${vars.line.thin} solid ${vars.border.subtle}` } },
  },
});
export type BoxVariants = NonNullable<RecipeVariants<typeof box>>;
