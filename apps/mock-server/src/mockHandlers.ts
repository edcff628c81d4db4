import { callHandlers } from '@seatwise/backend/handlers';
import type { Route } from '@seatwise/backend/http/routes';
import { controlHandlers } from './mock/control/handlers.ts';
import { payuHandlers } from './mock/simulators/payu/handlers.ts';
import { razorpayHandlers } from './mock/simulators/razorpay/handlers.ts';
import type { MockBackend } from './mockBackend.ts';

/** The handlers of the API, and of the simulated payment providers. */
export const mockCallHandlers = (backend: MockBackend): Route[] =>
  callHandlers(backend, [...razorpayHandlers(backend), ...payuHandlers(backend)]);

/**
 * All handlers that a host of the mock serves. Their paths are relative: a service worker resolves
 * them against its page's origin, the other hosts against their own.
 */
export const createHandlers = (backend: MockBackend): Route[] => [
  ...mockCallHandlers(backend),
  ...controlHandlers(backend),
];
