import { backtest as contract } from '@seatwise/api-client/contract/backtest';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { backtestOf } from '../prediction/backtest.ts';
import { handle } from './handle.ts';

export const backtestHandlers = (backend: Backend): HttpHandler[] => [
  handle(backend, contract.readBacktest, () => backtestOf(backend.reference.cells)),
];
