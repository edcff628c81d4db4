import { styleVariants } from '@vanilla-extract/css';
import { layers, vars } from '../theme/index.ts';

/** The gap between children, named after a space among the tokens, such as 'xs' or 'md'. */
export const gaps = styleVariants(vars.space, (gap) => ({
  '@layer': { [layers.components]: { gap } },
}));
export type Gap = keyof typeof gaps;
