import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { breakpoints } from '../theme/breakpoints.ts';
import { layers, vars } from '../theme/index.ts';

const gaps = defineProperties({
  '@layer': layers.components,
  conditions: {
    phone: {},
    tablet: { '@media': breakpoints.tablet },
    desktop: { '@media': breakpoints.desktop },
  },
  defaultCondition: 'phone',
  properties: { gap: vars.space },
});

/** The responsive gap between children. */
export const gapSprinkles = createSprinkles(gaps);
export type Gap = Parameters<typeof gapSprinkles>[0]['gap'];
