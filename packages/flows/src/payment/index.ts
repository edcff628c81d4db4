export { claimAtStart, claimKey } from './claim.ts';
export type { CardProof, Claim, ClaimAnswer } from './claim.ts';
export type { Order, OrderAnswer } from './order.ts';
export { paymentMachine } from './paymentMachine.ts';
export type { CheckoutOutcome, CheckoutRequest, Emitted } from './paymentSetup.ts';
export { standaloneWish, wishFor } from './wish.ts';
export type { OrderRequest, Provider, Wish } from './wish.ts';
