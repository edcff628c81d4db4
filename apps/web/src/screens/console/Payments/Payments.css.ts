import { style } from '@vanilla-extract/css';

/** The height of the chart with its caption, legend and table, so that nothing below it shifts. */
export const chartRoom = style({ minHeight: '18rem' });
