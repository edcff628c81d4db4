import { style } from '@vanilla-extract/css';

/** As high as its container, where that has a height. */
export const whole = style({ height: '100%' });
