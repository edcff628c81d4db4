import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const area = style({
  // Grows with its content where the browser supports `field-sizing`; elsewhere it scrolls and is resizable.
  fieldSizing: 'content',
  minHeight: vars.height.text,
  maxHeight: vars.height.textMax,
  resize: 'vertical',
  lineHeight: vars.leading.body,
} as never);
