import type { Page } from '@playwright/test';
import {
  button,
  inTurn,
  password,
  post,
  refusals,
  tokenOf,
  unique,
  type Gesture,
  type NotCalled,
} from '../gesture.ts';

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
const inDialog =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name, exact: true })
      .last()
      .click();
  };

/** A change by staff, for the audit trail. */
const leaveChange = async (page: Page): Promise<void> => {
  await page.goto('/admin/payments');
  await button('Ask the providers')(page);
  await page.getByText(/payments? (has|have) arrived/).waitFor();
};

/** A list of official data, with a row that is wrong. */
const chooseList = async (page: Page): Promise<void> => {
  await page.getByLabel('Choose an official list, or drop it here').setInputFiles({
    name: `${unique()}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Rank,Allotted Quota,Allotted Institute,Course,Allotted Category\n' +
        '40,AI,"AIIMS, New Delhi",MBBS,OP NO\n50,ZZ,"AIIMS, New Delhi",MBBS,OP NO\n',
    ),
  });
};
const uploadList = async (page: Page): Promise<void> => {
  await chooseList(page);
  await page.getByLabel('Source').fill('MCC');
  await page.getByLabel('Address of the official document').fill('https://mcc.nic.in/list.pdf');
};
const checkList = async (page: Page): Promise<void> => {
  await uploadList(page);
  await button('Check')(page);
  await page.getByText('What the check found').waitFor();
};
const publishList = async (page: Page): Promise<void> => {
  await checkList(page);
  await button('Publish 1 row')(page);
  await page.getByText(/^Published as version/).waitFor();
};

const upload = async (page: Page): Promise<void> => {
  await button('Add New File')(page);
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles({
    name: `${unique()}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await dialog
    .getByRole('button', { name: 'Upload', exact: true })
    .and(page.locator(':enabled'))
    .waitFor();
};

export const adminConsole = {
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
  uploadFile: {
    as: 'admin',
    path: '/admin/files',
    prepare: upload,
    press: inDialog('Upload'),
    works: 'File uploaded successfully!',
    fails: [...refusals, 'An unknown error occurred during file upload.'],
  },
  deleteFile: {
    as: 'admin',
    path: '/admin/files',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
    press: inDialog('Delete'),
    works: 'File deleted successfully',
    fails: [...refusals, 'Failed to delete the file.'],
    again: async (page) => {
      if (!(await page.getByRole('alertdialog').isVisible()))
        await page
          .getByRole('button', { name: /^Delete / })
          .filter({ visible: true })
          .first()
          .click();
      await inDialog('Delete')(page);
    },
  },
  listContactMessages: {
    as: 'admin',
    path: '/admin/messages',
    works: /\d+ message/,
    fails: ['The messages could not be loaded', 'No messages yet'],
    again: button('Try again'),
  },
  markContactMessage: {
    as: 'admin',
    path: '/admin/messages',
    prepare: async (page) => {
      await page.getByLabel('Show').selectOption('All');
      await page
        .getByRole('button', { name: /^(Close|Open again) the message/ })
        .first()
        .waitFor();
    },
    press: async (page) => {
      await page
        .getByRole('button', { name: /^(Close|Open again) the message/ })
        .first()
        .click();
    },
    works: /\d+ message/,
    fails: ['The change was not saved. Please try again.'],
  },
  replyToContactMessage: {
    as: 'admin',
    path: '/admin/messages',
    prepare: async (page) => {
      await page.getByLabel('Show').selectOption('All');
      await page
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click();
      await page.getByLabel('Reply', { exact: true }).fill('We call you.');
    },
    press: button('Send the reply'),
    works: /is on its way\./,
    fails: ['The reply was not sent. Please try again.'],
  },
  readFigures: {
    as: 'admin',
    path: '/admin/figures',
    works: 'Sign-ups by day',
    fails: ['The figures could not be loaded.'],
    again: button('Load the figures again'),
  },
  readHelpBot: {
    as: 'admin',
    path: '/admin/figures',
    works: /Answered from now on|No question waits/,
    fails: ['The questions could not be loaded.'],
    again: button('Load the questions again'),
  },
  saveHelpBotAnswer: {
    as: 'admin',
    path: '/admin/figures',
    prepare: inTurn(button('Write an answer'), async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Answer from now on' });
      await dialog.getByLabel('Question', { exact: true }).fill(`What is ${unique()}?`);
      await dialog.getByLabel('Words that a question has to hold').fill(unique());
      await dialog.getByLabel('Answer', { exact: true }).fill('It is nothing.');
      await dialog.getByRole('button', { name: 'Look at it' }).click();
    }),
    press: inDialog('Answer this from now on'),
    works: 'The bot answers this from now on.',
    fails: ['The answer was not saved. Please try again.'],
  },
  deleteHelpBotAnswer: {
    as: 'admin',
    path: '/admin/figures',
    press: button('Take back «Where is your office?»'),
    works: /The answer is taken back\./,
    fails: ['The change was not saved. Please try again.'],
  },
  dismissHelpBotQuestion: {
    as: 'admin',
    path: '/admin/figures',
    press: button('Dismiss «Is there a gym near AIIMS Jodhpur»'),
    works: 'The question is dismissed.',
    fails: ['The change was not saved. Please try again.'],
  },
  listPlannedAlerts: {
    as: 'admin',
    path: '/admin/alerts',
    works: /\d+ alerts?/,
    fails: ['The alerts could not be loaded.'],
    again: button('Try again'),
  },
  createAlert: {
    as: 'admin',
    path: '/admin/alerts',
    prepare: inTurn(button('Write an alert'), async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Write an alert' });
      await dialog.getByLabel('Title', { exact: true }).fill(unique());
      await dialog.getByLabel('Text', { exact: true }).fill('Register anew.');
    }),
    press: inDialog('Publish now'),
    works: 'The alert is saved.',
    fails: ['The alert was not saved. Please try again.'],
  },
  updateAlert: {
    as: 'admin',
    path: '/admin/alerts',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit «Nobody can sell a seat»' }).click();
      await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill(unique());
    },
    press: inDialog('Save'),
    works: 'The alert is saved.',
    fails: ['The alert was not saved. Please try again.'],
  },
  withdrawAlert: {
    as: 'admin',
    before: async (page) => {
      await post(page, await tokenOf(page, 'admin'), '/api/admin/alerts', {
        title: unique(),
        text: 'Register anew.',
        topic: 'Dates',
        exams: [],
        categories: [],
        link: null,
        date: null,
        publishAt: null,
        isPinned: false,
        linksConfirmed: false,
      });
    },
    path: '/admin/alerts',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Withdraw «/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
    press: inDialog('Withdraw'),
    works: 'The alert is withdrawn: no student sees it any more.',
    fails: ['The alert was not withdrawn. Please try again.'],
    again: async (page) => {
      await page
        .getByRole('button', { name: /^Withdraw «/ })
        .first()
        .click();
      await inDialog('Withdraw')(page);
    },
  },
  adminOverview: {
    as: 'admin',
    path: '/admin/home',
    works: 'Active Users',
    fails: ['Active Users'],
  },
  adminWaiting: {
    as: 'admin',
    path: '/admin/home',
    works: 'Manage Users',
    fails: ['Manage Users'],
  },
  listPayments: {
    as: 'admin',
    path: '/admin/payments',
    works: /\d+ payments/,
    fails: ['The payments could not be loaded.', 'No payments yet'],
    again: button('Try again'),
  },
  paymentTotals: {
    as: 'admin',
    path: '/admin/payments',
    works: 'Show as a table',
    fails: ['The totals by day could not be loaded.', 'Nothing was paid in these days.'],
    again: button('Load the totals again'),
  },
  reconcilePayments: {
    as: 'admin',
    path: '/admin/payments',
    press: button('Ask the providers'),
    works: /payments? (has|have) arrived/,
    fails: ['The providers could not be asked. Please try again.'],
  },
  markRefunded: { calledBy: 'the console, for money that came without need (its story)' },
  readData: {
    as: 'admin',
    path: '/admin/data',
    works: 'Published versions',
    fails: ['The published data could not be loaded.'],
    again: button('Try again'),
  },
  uploadData: {
    as: 'admin',
    path: '/admin/data',
    press: chooseList,
    works: 'What the columns hold',
    fails: [...refusals, 'Cannot reach the server', 'The file could not be uploaded.'],
  },
  readDataImport: {
    as: 'admin',
    path: '/admin/data',
    press: chooseList,
    works: 'What the columns hold',
    fails: [...refusals, 'Cannot reach the server', 'The file could not be uploaded.'],
  },
  checkDataImport: {
    as: 'admin',
    path: '/admin/data',
    prepare: uploadList,
    press: button('Check'),
    works: 'What the check found',
    fails: [...refusals, 'Cannot reach the server', 'The check could not be started.'],
  },
  downloadDataReport: {
    as: 'admin',
    path: '/admin/data',
    prepare: checkList,
    press: button('Download the report'),
    works: 'Problems by row',
    fails: ['The report could not be loaded. Please try again.'],
  },
  publishDataImport: {
    as: 'admin',
    path: '/admin/data',
    prepare: checkList,
    press: button('Publish 1 row'),
    works: /Published as version \d+/,
    fails: [...refusals, 'Cannot reach the server', 'Nothing was published.'],
  },
  cancelDataImport: {
    as: 'admin',
    path: '/admin/data',
    prepare: uploadList,
    press: button('Discard this import'),
    works: 'Choose an official list, or drop it here',
    fails: [...refusals, 'Cannot reach the server', 'The import could not be removed.'],
  },
  rollBackData: {
    as: 'admin',
    path: '/admin/data',
    prepare: publishList,
    press: async (page) => {
      await page.getByRole('button', { name: /^Roll back to/ }).click();
    },
    works: 'The version is withdrawn.',
    fails: ['Nothing was rolled back. Please try again.'],
  },
  listAuditEntries: {
    as: 'admin',
    before: leaveChange,
    path: '/admin/audit',
    works: /[1-9]\d* changes?/,
    fails: ['The changes could not be loaded.'],
    again: button('Try again'),
  },
  verifyAuditTrail: {
    as: 'admin',
    path: '/admin/audit',
    works: /Audit trail(?![^]*could not be checked)/,
    fails: ['Whether the trail is whole could not be checked.'],
    again: button('Check again'),
  },
} satisfies Record<string, Gesture | NotCalled>;
