import { style } from '@vanilla-extract/css';

/** The chat takes the height of its container, if that has one. */
export const whole = style({ height: '100%' });
