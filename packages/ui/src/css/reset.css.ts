import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('body', {
  fontFamily: vars.text.family,
  fontSize: vars.text.body,
  lineHeight: vars.text.lineBody,
  color: vars.foreground.default,
  backgroundColor: vars.background.page,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
