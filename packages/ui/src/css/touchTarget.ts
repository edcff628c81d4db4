import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/index.ts';

/** Half of the difference between the minimum target and a full control. */
const outset = `calc((${vars.target.control} - ${vars.target.minimum}) / 2)`;

/**
 * Lets a finger press beside a line of text: the padding enlarges the target, and the negative
 * margin gives the space back, so that the layout stays the same.
 */
export const touchTarget = {
  [breakpoints.touch]: {
    minHeight: vars.target.control,
    paddingBlock: outset,
    marginBlock: `calc(-1 * ${outset})`,
  },
} as const;

/** Enlarges the target of a small square on all sides. */
export const touchSquare = {
  [breakpoints.touch]: {
    width: vars.target.control,
    height: vars.target.control,
    margin: `calc(-1 * ${outset})`,
  },
} as const;
