import { style } from '@vanilla-extract/css';

/** The height of the chart with its caption, legend and table, reserved so that nothing below shifts. */
export const chartRoom = style({ minHeight: '18rem' });
