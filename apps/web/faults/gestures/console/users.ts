import type { Page } from '@playwright/test';
import {
  button,
  inTurn,
  password,
  refusals,
  unique,
  type Gesture,
  type NotCalled,
} from '../../gesture.ts';
import { inDialog } from './inDialog.ts';

/** A student whose row is the only one of the list. */
const student = '/admin/users?email=unverified@';
const asked =
  (item: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole(item === 'Delete' ? 'alertdialog' : 'dialog').waitFor();
  };
export const users = {
  listUsers: {
    as: 'admin',
    path: '/admin/users',
    works: /\d+ users/,
    fails: ['The users could not be loaded.', 'No users yet'],
    again: button('Try again'),
  },
  addUser: {
    as: 'superadmin',
    path: '/admin/users',
    prepare: async (page) => {
      await button('Add User')(page);
      const dialog = page.getByRole('dialog', { name: 'Add New User' });
      const name = unique();
      for (const [label, value] of [
        ['Username', 'Meera Iyer'],
        ['Email', `${name}@seatwise.test`],
        ['Password', password],
        ['Roll Number', name],
        ['Phone Number', '9876543210'],
      ] as const)
        await dialog.getByLabel(label, { exact: true }).fill(value);
      await dialog.getByLabel('Role', { exact: true }).selectOption('Basic');
      await dialog.getByLabel('Counselling Category').selectOption('NEET UG Counselling 2025');
    },
    press: inDialog('Add User'),
    works: /User added successfully|belongs to another account/,
    fails: [...refusals, 'Failed to add user.'],
  },
  updateUser: {
    as: 'superadmin',
    path: student,
    prepare: inTurn(asked('Edit'), async (page) => {
      await page.getByRole('dialog').getByLabel('Username', { exact: true }).fill('Simran Kaur');
    }),
    press: inDialog('Save Changes'),
    works: 'User updated successfully',
    fails: [...refusals, 'Failed to update user'],
  },
  updateRole: {
    as: 'superadmin',
    path: student,
    prepare: asked('Update Role'),
    press: inDialog('Update Role'),
    works: 'Role updated successfully',
    fails: [...refusals, 'Failed to update role'],
  },
  resetUserPassword: {
    as: 'superadmin',
    path: student,
    prepare: inTurn(asked('Reset Password'), async (page) => {
      await page.getByRole('dialog').getByRole('textbox').first().fill(password);
    }),
    press: inDialog('Reset Password'),
    works: 'Password reset successfully',
    fails: [...refusals, 'Failed to reset password'],
  },
  deleteUser: {
    as: 'superadmin',
    path: '/admin/users?role=FREE&sort=id&order=desc',
    prepare: asked('Delete'),
    press: inDialog('Delete'),
    works: /User deleted successfully|There is no such user/,
    fails: [...refusals, 'Failed to delete user'],
    again: async (page) => {
      if (!(await page.getByRole('alertdialog').isVisible())) await asked('Delete')(page);
      await inDialog('Delete')(page);
    },
  },
} satisfies Record<string, Gesture | NotCalled>;
