import type { postForm, requestPayment } from './checkout.ts';
import type { CreateElement } from './element.ts';
import type { readOptions } from './options.ts';
import type { ErrorDetails } from '../../../ledgers/razorpay/razorpayError.ts';
import type { drawSheet } from './sheet.ts';
import type { layOut, paint } from './sheetLayout.ts';

export type Outcome = 'success' | 'failure';

/** The options of the real checkout that the simulator supports. */
export type CheckoutOptions = ReturnType<typeof readOptions>;

export interface CheckoutSuccess {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface CheckoutFailure {
  readonly error: ErrorDetails;
}

/** The interface of the dialog. */
export type Sheet = ReturnType<typeof drawSheet>;

export interface SheetEvents {
  readonly onPay: (outcome: Outcome) => void;
  /** The user wants to leave, by the button, Escape or the backdrop. */
  readonly onLeave: () => void;
  /** The user has confirmed closing the checkout. */
  readonly onLeaveConfirmed: () => void;
}

/** The functions that draw the sheet. */
export interface SheetParts {
  readonly createElement: CreateElement;
  readonly paint: typeof paint;
  readonly layOut: typeof layOut;
  readonly styles: string;
}

/** The functions that make up the script. */
export interface CheckoutParts {
  /** The address of the provider's API. */
  readonly base: string;
  readonly readOptions: typeof readOptions;
  readonly requestPayment: typeof requestPayment;
  readonly postForm: typeof postForm;
  readonly drawSheet: typeof drawSheet;
  readonly sheetParts: SheetParts;
}
