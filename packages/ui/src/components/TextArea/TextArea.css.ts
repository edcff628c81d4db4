import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const area = style({
  // Grows with the words where the browser can; elsewhere it scrolls and can be pulled.
  fieldSizing: 'content',
  minHeight: '6rem',
  maxHeight: '20rem',
  resize: 'vertical',
  lineHeight: vars.leading.body,
} as never);
