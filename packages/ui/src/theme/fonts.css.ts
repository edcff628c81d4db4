import { globalFontFace } from '@vanilla-extract/css';

/**
 * Atkinson Hyperlegible Next (SIL Open Font License, fonts/OFL.txt), weights 400 to 700, without
 * hinting. The rupee sign is a file of its own, subset from the family's extended file.
 */
globalFontFace('Atkinson Hyperlegible Next', [
  {
    src: 'url("./fonts/atkinson-latin.woff2") format("woff2")',
    fontWeight: '400 700',
    fontDisplay: 'swap',
  },
  {
    src: 'url("./fonts/atkinson-rupee.woff2") format("woff2")',
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: 'U+20B9',
  },
]);

/** The fallback font with the same metrics, which avoids a layout shift when the font loads. */
globalFontFace('Atkinson Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
  ascentOverride: '98.4%',
  descentOverride: '31.6%',
  lineGapOverride: '0%',
});
