import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { Link, Notice } from '@seatwise/ui';
import { forStudents } from '../content/site.ts';
import { paths } from '../paths.ts';

/** Tells staff that a page is for students, and links back to the console. */
export const ForStudents = ({ role }: { readonly role: StoredUser['role'] | undefined }) =>
  isStaffRole(role) && (
    <Notice>
      {forStudents.text} <Link href={paths.adminHome}>{forStudents.toConsole}</Link>
    </Notice>
  );
