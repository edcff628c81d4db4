import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signIn, signInAsNewStudent } from '../accounts.ts';
import type { Journey } from '../journey.ts';
import { button, dialog, first, label, role, text, within } from '../query.ts';

export const users: Journey = {
  name: 'console: users',
  run: async ({ page, newPage, otpFor }) => {
    const student = await newPage();
    const { id } = await signInAsNewStudent(student, otpFor, 'Meera Iyer');
    await signIn(page, 'superadmin');
    await page.open('/admin/users');
    await page.click(button('Show Filters'));
    await page.fill(label('ID'), String(id));
    await page.expectUrl(`/admin/users?id=${id}`);
    const row = role('row', new RegExp(`^${id} `));
    await page.expectText(row, /Meera Iyer/);

    await page.click(within(row, button('Actions for Meera Iyer')));
    await page.click(role('menuitem', 'Edit'));
    const edit = dialog(`Edit User - ID: ${id}`);
    await page.fill(within(edit, label('Username')), 'Meera R Iyer');
    await page.click(within(edit, button('Save Changes')));
    await page.expectVisible(first(text('User updated successfully')));
    await page.expectText(row, /Meera R Iyer/);

    await page.click(within(row, button('Actions for Meera R Iyer')));
    await page.click(role('menuitem', 'Delete'));
    const question = role('alertdialog', 'Delete User');
    await page.expectText(question, /Are you sure you want to delete this user\?/);
    await page.click(within(question, button('Delete')));
    await page.expectVisible(first(text('User deleted successfully')));
    await page.expectGone(row);
  },
};

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

export const files: Journey = {
  name: 'console: files',
  run: async ({ page }) => {
    const name = `Notice_${crypto.randomUUID().slice(0, 7)}.pdf`;
    const folder = await mkdtemp(path.join(tmpdir(), 'journeys-'));
    await writeFile(path.join(folder, name), pdf);
    await signIn(page, 'superadmin');
    await page.open('/admin/files');
    await page.click(button('Add New File'));
    const upload = dialog('Upload File');
    const input = within(upload, label('Choose a file or drop it here'));
    await page.upload(input, path.join(folder, name));
    await page.click(within(upload, button('Upload')));
    await page.expectVisible(first(text('File uploaded successfully!')));
    await rm(folder, { recursive: true });

    await page.fill(role('searchbox', 'Search files'), name);
    await page.expectUrl(`/admin/files?q=${name}`);
    const row = role('row', new RegExp(name));
    await page.click(within(row, button(name)));
    await page.expectVisible(dialog(name));
    await page.press('Escape');
    await page.expectGone(dialog(name));

    await page.click(within(row, button(`Delete ${name}`)));
    const question = role('alertdialog', 'Delete File');
    await page.click(within(question, button('Delete')));
    await page.expectVisible(first(text('File deleted successfully.')));
    await page.expectVisible(text('No files found.'));
  },
};
