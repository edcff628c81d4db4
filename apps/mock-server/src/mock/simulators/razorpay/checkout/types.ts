import type { postForm, requestPayment } from './checkout.ts';
import type { CreateElement } from './element.ts';
import type { readOptions } from './options.ts';
import type { drawSheet } from './sheet.ts';
import type { layOut, paint } from './sheetLayout.ts';

export type Outcome = 'success' | 'failure';

/** What the real checkout takes, as far as a simulator can honour it. */
export interface CheckoutOptions {
  readonly key: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly order_id: string;
  readonly description: string;
  readonly image: string;
  readonly handler: ((response: CheckoutSuccess) => void) | undefined;
  readonly callback_url: string;
  readonly redirect: boolean;
  readonly prefill: { readonly name?: string; readonly email?: string; readonly contact?: string };
  readonly hidden: { readonly email?: boolean; readonly contact?: boolean };
  readonly notes: Readonly<Record<string, string>>;
  readonly theme: { readonly color?: string; readonly backdrop_color?: string };
  readonly modal: {
    readonly backdropclose: boolean;
    readonly escape: boolean;
    readonly confirm_close: boolean;
    readonly animation: boolean;
    readonly ondismiss?: (reason?: string) => void;
  };
  /** Seconds. */
  readonly timeout: number | undefined;
  readonly retry: { readonly enabled: boolean };
}

export interface CheckoutSuccess {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface CheckoutFailure {
  readonly error: {
    readonly code: string;
    readonly description: string;
    readonly source: string;
    readonly step: string;
    readonly reason: string;
    readonly metadata: { readonly order_id?: string; readonly payment_id?: string };
  };
}

/** The dialog as the flow sees it. */
export interface Sheet {
  readonly show: () => void;
  readonly busy: () => void;
  readonly ready: () => void;
  readonly failed: (description: string) => void;
  readonly askToLeave: () => void;
  readonly remove: () => void;
}

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
