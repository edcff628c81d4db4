export { pendingPaymentAtStart, pendingPaymentKey, type PendingPayment } from './pendingPayment.ts';
export type { OrderAnswer } from './order.ts';
export { unsettledOrder, type OrderRecord } from './orders.ts';
export { ordersMachine } from './ordersMachine.ts';
export { paymentMachine } from './paymentMachine.ts';
export type { CheckoutOutcome, CheckoutRequest } from './paymentSetup.ts';
export { purchaseIntentFor, type OrderRequest, type Provider } from './purchaseIntent.ts';
