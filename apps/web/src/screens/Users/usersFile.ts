import { timeOf, type AdminUser } from '@seatwise/flows/admin-users';
import { sheetMoment } from '@seatwise/flows/shared';
import { content } from '../../content/users.ts';
import type { ListFile } from '../../features/console-list/ListExport.tsx';
import { statusOf, verificationOf } from './userTable.ts';

const { columns: heads, statuses, verifications } = content;

/** The file of the users. */
export const usersFile: ListFile<AdminUser> = {
  name: 'users',
  formats: ['csv'],
  columns: [
    [heads.id, ({ id }) => id],
    [heads.username, ({ username }) => username ?? null],
    [heads.fullName, ({ fullName }) => fullName ?? null],
    [heads.email, ({ email }) => email ?? null],
    [heads.rollNumber, ({ rollNumber }) => rollNumber ?? null],
    [heads.phone, ({ phone }) => phone ?? null],
    [heads.category, ({ counsellingCategory }) => counsellingCategory ?? null],
    [heads.air, ({ air }) => air ?? null],
    [heads.gender, ({ gender }) => gender ?? null],
    [heads.role, ({ role }) => role?.description ?? null],
    [
      heads.status,
      (user) => {
        const status = statusOf(user);
        return status && statuses[status];
      },
    ],
    [
      heads.verification,
      (user) => {
        const verification = verificationOf(user);
        return verification && verifications[verification];
      },
    ],
    [heads.pendingEmail, ({ pendingEmail }) => pendingEmail ?? null],
    [heads.createdAt, ({ createdAt }) => sheetMoment(timeOf(createdAt))],
  ],
};
