import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { AdminUser } from '@seatwise/flows/admin-users';
import { useCallback } from 'react';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

const nobody: readonly AdminUser[] = [];

/** Drops one-time codes, so that nothing can show or log them. */
const withoutCodes = ({ otp: _otp, otpExpiry: _expiry, ...user }: AdminUser): AdminUser => user;

/** All users; a reload supersedes a pending request. */
export const useUsers = () => {
  const { api } = useServices();
  const { answer, status, reload } = useAnswer(
    useCallback(
      async (signal) => {
        const users = await api.area(adminUsers).listUsers(undefined, { signal });
        return users.map(withoutCodes);
      },
      [api],
    ),
  );
  return { users: answer ?? nobody, state: status, reload };
};
