import type { HttpHandler } from 'msw/http';
import { callHandlers } from './handlers.ts';
import { controlHandlers } from './mock/control/handlers.ts';
import { payuHandlers } from './mock/simulators/payu/handlers.ts';
import { razorpayHandlers } from './mock/simulators/razorpay/handlers.ts';
import type { MockBackend } from './mockBackend.ts';

/** What the app calls, with the simulated providers. */
export const mockCallHandlers = (backend: MockBackend): HttpHandler[] =>
  callHandlers(backend, [...razorpayHandlers(backend), ...payuHandlers(backend)]);

/**
 * The one list that every host of the mock serves, by paths alone: a worker takes its page's own
 * origin, the others name theirs.
 */
export const createHandlers = (backend: MockBackend): HttpHandler[] => [
  ...mockCallHandlers(backend),
  ...controlHandlers(backend),
];
