import { vars } from '@seatwise/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** The server writes it into each page while it serves generated data (webApp.ts there). */
globalStyle('[data-samples]', {
  marginBlockStart: vars.layout.nav,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.background.cautionSoft,
  color: vars.foreground.caution,
  textAlign: 'center',
});
