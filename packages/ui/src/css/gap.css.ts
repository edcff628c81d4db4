import { styleVariants } from '@vanilla-extract/css';
import { layers, vars } from '../theme/index.ts';

/** The gap between children: 'xs', 'md' or another name of a space among the tokens. */
export const gaps = styleVariants(vars.space, (gap) => ({
  '@layer': { [layers.components]: { gap } },
}));
export type Gap = keyof typeof gaps;
