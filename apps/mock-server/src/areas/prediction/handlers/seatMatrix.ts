import { seatMatrix as contract } from '@seatwise/api-client/contract/seatMatrix';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../../../backend.ts';
import { handle } from '../../../http/handle.ts';
import { createWrittenList } from '../../../http/writtenList.ts';

export const seatMatrixHandlers = (backend: Backend): HttpHandler[] => {
  const answer = createWrittenList({ 'cache-control': 'private, no-cache', vary: 'authorization' });
  return [
    handle(backend, contract.allSeats, ({ request }) => answer(request, backend.reference.seats)),
  ];
};
