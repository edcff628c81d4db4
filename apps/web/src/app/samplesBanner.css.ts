import { vars } from '@seatwise/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * The server writes it into each page while it serves samples (webApp.ts there). It lies over
 * the page's lower edge and lets presses through, so that it moves nothing and hides no control.
 */
globalStyle('[data-samples]', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Moved with the bar instead of laid out again above it, which would be a shift of the layout.
  translate: '0 calc(-1 * var(--bottom-bar-height, 0px))',
  zIndex: vars.layer.toast,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.background.cautionSoft,
  color: vars.foreground.caution,
  fontSize: vars.size.caption,
  textAlign: 'center',
  pointerEvents: 'none',
});
