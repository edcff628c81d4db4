import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { listQuotas } from '../prediction/listQuotas.ts';
import { recommend } from '../prediction/recommend.ts';
import { handle } from './handle.ts';

export const predictionHandlers = (backend: Backend): HttpHandler[] => {
  const { reference } = backend;
  return [
    handle(backend, contract.listQuotas, ({ input }) =>
      listQuotas(reference.cells, input.counselingCategory),
    ),
    handle(backend, contract.recommend, ({ input }) => recommend(reference.cells, input)),
  ];
};
