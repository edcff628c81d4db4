import { style } from '@vanilla-extract/css';

/** The content below begins under the window until the amount of work is known, so that nothing shifts. */
export const room = style({ minHeight: '100dvh' });
