import { style } from '@vanilla-extract/css';

/** What is below begins under the window until it is known how much waits, so that nothing shifts. */
export const room = style({ minHeight: '100dvh' });
