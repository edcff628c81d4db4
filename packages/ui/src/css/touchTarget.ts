import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/index.ts';

/** Half of what the minimum lacks of a full control. */
const outset = `calc((${vars.target.control} - ${vars.target.minimum}) / 2)`;

/**
 * Lets a finger press beside a line of text: the padding enlarges the target, and the margin takes
 * its space back, so that nothing moves.
 */
export const touchTarget = {
  [breakpoints.touch]: {
    minHeight: vars.target.control,
    paddingBlock: outset,
    marginBlock: `calc(-1 * ${outset})`,
  },
} as const;

/** The same for a small square, to all sides. */
export const touchSquare = {
  [breakpoints.touch]: {
    width: vars.target.control,
    height: vars.target.control,
    margin: `calc(-1 * ${outset})`,
  },
} as const;
