import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const area = style({
  // Grows with the words where the browser can; elsewhere it scrolls and can be pulled.
  fieldSizing: 'content',
  minHeight: vars.height.text,
  maxHeight: vars.height.textMost,
  resize: 'vertical',
  lineHeight: vars.leading.body,
} as never);
