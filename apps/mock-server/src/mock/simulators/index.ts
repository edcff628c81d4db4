import type { HttpHandler } from 'msw/http';
import type { Backend } from '../../backend.ts';
import { payuHandlers } from './payu/handlers.ts';
import { razorpayHandlers } from './razorpay/handlers.ts';

/** The two providers as the app meets them; no part of the contract. */
export const simulatorHandlers = (backend: Backend): HttpHandler[] => [
  ...razorpayHandlers(backend),
  ...payuHandlers(backend),
];
