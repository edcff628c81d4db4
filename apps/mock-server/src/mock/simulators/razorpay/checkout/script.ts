import { defineCheckout, postForm, requestPayment } from './checkout.ts';
import { createElement } from './element.ts';
import { readOptions } from './options.ts';
import { drawSheet } from './sheet.ts';
import { layOut, paint } from './sheetLayout.ts';
import { checkoutStyle } from './style.ts';

/**
 * `checkout.js`: real, type-checked functions, written out as text and joined by passing the others
 * to `defineCheckout`. Works as a classic script, calling its own origin, and with `import()`.
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
