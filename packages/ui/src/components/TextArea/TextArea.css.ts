import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const area = style({
  // Browsers with `field-sizing` grow the field with its content; in others it scrolls and is resizable.
  fieldSizing: 'content',
  minHeight: vars.height.text,
  maxHeight: vars.height.textMax,
  resize: 'vertical',
  lineHeight: vars.leading.body,
} as never);
