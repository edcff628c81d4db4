import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

const unsaid = keyframes({ from: { visibility: 'hidden' } });

/**
 * What is read out is a change of a region that is there already. Where a region comes together
 * with its words, they show a moment later, in the place kept for them; nothing moves meanwhile.
 */
export const unsaidAtFirst = `${unsaid} 0s ${vars.motion.pause} backwards`;
