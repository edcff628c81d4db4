import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const prose = style({ maxWidth: vars.width.prose });

export const ruleList = style({ display: 'grid', gap: vars.space.md, margin: 0 });

export const sentence = style({ margin: 0 });
