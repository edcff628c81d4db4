import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ minHeight: vars.target.minimum });
