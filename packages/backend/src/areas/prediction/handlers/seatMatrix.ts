import { seatMatrix as contract } from '@seatwise/api-client/contract/seatMatrix';
import type { Backend } from '../../../backend.ts';
import { serveArea } from '../../../http/handle.ts';
import { createWrittenList } from '../../../http/writtenList.ts';

export const seatMatrixHandlers = (backend: Backend) => {
  const answer = createWrittenList({ 'cache-control': 'private, no-cache', vary: 'authorization' });
  return serveArea(backend, contract, {
    allSeats: ({ request }) => answer(request, backend.reference.seats),
  });
};
