import type { postForm, requestPayment } from './checkout.ts';
import type { CreateElement } from './element.ts';
import type { readOptions } from './options.ts';
import type { ErrorDetails } from '../../../ledgers/razorpay/razorpayError.ts';
import type { drawSheet } from './sheet.ts';
import type { layOut, paint } from './sheetLayout.ts';

export type Outcome = 'success' | 'failure';

/** What the real checkout takes, as far as a simulator can honour it. */
export type CheckoutOptions = ReturnType<typeof readOptions>;

export interface CheckoutSuccess {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface CheckoutFailure {
  readonly error: ErrorDetails;
}

/** The dialog as the flow sees it. */
export type Sheet = ReturnType<typeof drawSheet>;

export interface SheetEvents {
  readonly onPay: (outcome: Outcome) => void;
  /** The person wants out: by the button, by Escape or by the backdrop. */
  readonly onLeave: () => void;
  /** The user has confirmed closing the checkout. */
  readonly onLeaveConfirmed: () => void;
}

/** What the sheet is made of. */
export interface SheetParts {
  readonly createElement: CreateElement;
  readonly paint: typeof paint;
  readonly layOut: typeof layOut;
  readonly styles: string;
}

/** The functions that make up the script. */
export interface CheckoutParts {
  /** Where the provider's API answers. */
  readonly base: string;
  readonly readOptions: typeof readOptions;
  readonly requestPayment: typeof requestPayment;
  readonly postForm: typeof postForm;
  readonly drawSheet: typeof drawSheet;
  readonly sheetParts: SheetParts;
}
