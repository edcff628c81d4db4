import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import '../theme/fonts.css.ts';
import { layers, vars } from '../theme/index.ts';
import { reducedMotion } from '../theme/breakpoints.ts';

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  // The browser scrolls anchors and focused elements to below the fixed navigation, not under it.
  scrollPaddingBlock: `calc(${vars.layout.nav} + ${vars.space.md}) ${vars.layout.nav}`,
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
});
// Headless UI pads the scroll-locked page by the scroll bar's width, which `scrollbar-gutter` already reserves.
reset('html', { paddingRight: '0 !important' });
reset('body', {
  minHeight: '100dvh',
  fontFamily: vars.font.family,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  color: vars.foreground.default,
  backgroundColor: vars.background.page,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
// Styled lists lose their markers; Safari keeps the list role for an empty marker, but not for `none`.
reset('ul[class], ol[class]', { listStyleType: "''", padding: 0 });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('[hidden]', { display: 'none' });
reset('*, *::before, *::after, ::backdrop', {
  '@media': {
    // `!important` reverses the order of cascade layers, so this overrides every component.
    [reducedMotion]: {
      animationDuration: '0ms !important',
      transitionDuration: '0ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
