import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { breakpoints } from '../../theme/breakpoints.ts';
import { layers, vars } from '../../theme/index.ts';

/** The layout props: spacing is responsive, the rest is not. */
const space = defineProperties({
  '@layer': layers.components,
  conditions: {
    phone: {},
    tablet: { '@media': breakpoints.tablet },
    desktop: { '@media': breakpoints.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    paddingBlock: vars.space,
    paddingInline: vars.space,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const surface = defineProperties({
  '@layer': layers.components,
  properties: {
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

export const box = createSprinkles(space, surface);
export type BoxSprinkles = Parameters<typeof box>[0];
