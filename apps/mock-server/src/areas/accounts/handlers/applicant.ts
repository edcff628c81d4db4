import { applicant as contract } from '@seatwise/api-client/contract/applicant';
import type { Backend } from '../../../backend.ts';
import { serveArea } from '../../../http/handle.ts';

export const applicantHandlers = (backend: Backend) => {
  const { db } = backend;
  return serveArea(backend, contract, {
    readApplicant: ({ user }) => ({
      profile: db.applicants.get(user.id)?.profile ?? null,
    }),

    saveApplicant: ({ user, input }) => ({
      profile: db.applicants.put({ id: user.id, profile: input }).profile,
    }),
  });
};
