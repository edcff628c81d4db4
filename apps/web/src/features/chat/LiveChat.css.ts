import { style } from '@vanilla-extract/css';

/** Takes the height of its container, where that has one. */
export const whole = style({ height: '100%' });
