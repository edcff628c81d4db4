import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { accountHandlers } from './accounts.ts';

/** The one list that every host serves, in the order of the contract's areas. */
export const createHandlers = (backend: Backend): HttpHandler[] => [...accountHandlers(backend)];
