import { applicant as contract } from '@seatwise/api-client/contract/applicant';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../../../backend.ts';
import { handle } from '../../../http/handle.ts';

export const applicantHandlers = (backend: Backend): HttpHandler[] => {
  const { db } = backend;
  return [
    handle(backend, contract.readApplicant, ({ user }) => ({
      profile: db.applicants.get(user.id)?.profile ?? null,
    })),
    handle(backend, contract.saveApplicant, ({ user, input }) => ({
      profile: db.applicants.put({ id: user.id, profile: input }).profile,
    })),
  ];
};
