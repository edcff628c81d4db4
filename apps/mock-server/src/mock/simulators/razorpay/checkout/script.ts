import { defineCheckout, postForm, requestPayment } from './checkout.ts';
import { createElement } from './element.ts';
import { readOptions } from './options.ts';
import { drawSheet } from './sheet.ts';
import { layOut, paint } from './sheetLayout.ts';
import { checkoutStyle } from './style.ts';

/**
 * `checkout.js`: real, type-checked functions, written out as text and put together by handing
 * one the others. Works as a classic script, whose origin it calls, and under `import()`.
 */
export const checkoutScript = (base: string): string => `'use strict';
(${String(defineCheckout)})({
  base: new URL(${JSON.stringify(base)}, document.currentScript?.src ?? location.href).href,
  readOptions: ${String(readOptions)},
  requestPayment: ${String(requestPayment)},
  postForm: ${String(postForm)},
  drawSheet: ${String(drawSheet)},
  sheetParts: {
    createElement: ${String(createElement)},
    paint: ${String(paint)},
    layOut: ${String(layOut)},
    styles: ${JSON.stringify(checkoutStyle)},
  },
});
`;
