import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

const hiddenUntilMounted = keyframes({ from: { visibility: 'hidden' } });

/**
 * Screen readers announce changes only of live regions that exist already. In a region mounted
 * together with its text, the text becomes visible a moment later, without a layout shift.
 */
export const delayedLiveText = `${hiddenUntilMounted} 0s ${vars.motion.liveTextDelay} backwards`;
