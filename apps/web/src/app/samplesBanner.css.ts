import { vars } from '@seatwise/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * The server writes this banner into each page while it serves samples (webApp.ts there). It covers
 * the page's lower edge but lets presses through, so that it moves nothing and blocks no control.
 */
globalStyle('[data-samples]', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Translating the banner above the bar, instead of a new layout, avoids a layout shift.
  translate: '0 calc(-1 * var(--bottom-bar-height, 0px))',
  zIndex: vars.layer.toast,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.background.cautionSoft,
  color: vars.foreground.caution,
  fontSize: vars.size.caption,
  textAlign: 'center',
  pointerEvents: 'none',
});
