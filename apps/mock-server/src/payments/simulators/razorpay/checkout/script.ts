import { defineCheckout } from './checkout.ts';
import { createElement } from './element.ts';
import { readOptions } from './options.ts';
import { drawSheet } from './sheet.ts';
import { checkoutStyle } from './style.ts';

/**
 * `checkout.js`: real, type-checked functions, written out as text and put together by handing
 * one the others. Works as a classic script and under `import()`.
 */
export const checkoutScript = (base: string): string => `'use strict';
(${String(defineCheckout)})({
  base: ${JSON.stringify(base)},
  styles: ${JSON.stringify(checkoutStyle)},
  readOptions: ${String(readOptions)},
  createElement: ${String(createElement)},
  drawSheet: ${String(drawSheet)},
});
`;
