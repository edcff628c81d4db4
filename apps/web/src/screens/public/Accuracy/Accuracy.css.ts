import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const prose = style({ maxWidth: vars.width.prose });
