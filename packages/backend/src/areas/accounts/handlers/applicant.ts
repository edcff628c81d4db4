import { applicant as contract } from '@seatwise/api-client/contract/applicant';
import { genders } from '@seatwise/api-client/contract/values';
import type { Backend } from '../../../backend.ts';
import type { User } from '../../../db/records.ts';
import { serveArea } from '../../../http/handle.ts';
import { accountFactsOf } from '../accountFacts.ts';

const ofAccount = (user: User) => ({
  accountGender: genders.find((known) => known === user.gender) ?? null,
  account: accountFactsOf(user),
});

export const applicantHandlers = (backend: Backend) => {
  const { db } = backend;
  return serveArea(backend, contract, {
    readApplicant: ({ user }) => ({
      profile: db.applicants.get(user.id)?.profile ?? null,
      ...ofAccount(user),
    }),

    saveApplicant: ({ user, input }) => ({
      profile: db.applicants.put({ id: user.id, profile: input }).profile,
      ...ofAccount(user),
    }),
  });
};
