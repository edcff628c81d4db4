import { accuracy as contract } from '@seatwise/api-client/contract/accuracy';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../../../backend.ts';
import { accuracyOf } from '../accuracy.ts';
import { handle } from '../../../http/handle.ts';

export const accuracyHandlers = (backend: Backend): HttpHandler[] => [
  handle(backend, contract.readAccuracy, () => accuracyOf(backend.reference.cells)),
];
