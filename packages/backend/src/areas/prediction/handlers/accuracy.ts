import { accuracy as contract } from '@seatwise/api-client/contract/accuracy';
import { frozenTest } from '@seatwise/official-data';
import type { Backend } from '../../../backend.ts';
import { accuracyOf } from '../accuracy.ts';
import { accuracyOfStates } from '../stateAccuracy.ts';
import { serveArea } from '../../../http/handle.ts';

export const accuracyHandlers = (backend: Backend) =>
  serveArea(backend, contract, {
    readAccuracy: async () => ({
      ...(await accuracyOf(backend.reference.cells)),
      frozen: frozenTest.groups,
      authorities: await accuracyOfStates(backend.reference.stateRounds),
    }),
  });
