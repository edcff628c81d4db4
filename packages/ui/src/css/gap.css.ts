import { styleVariants } from '@vanilla-extract/css';
import { layers, vars } from '../theme/index.ts';

/** The gap between children, by the name of its space. */
export const gaps = styleVariants(vars.space, (gap) => ({
  '@layer': { [layers.components]: { gap } },
}));
export type Gap = keyof typeof gaps;
