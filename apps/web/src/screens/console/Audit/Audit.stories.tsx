import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { goInConsole } from '../../../testing/consolePlaces.ts';
import {
  emptyStory,
  failedStory,
  fileSavedBy,
  loadingStory,
  rowsOf,
} from '../../../testing/lists.ts';
import { expectText } from '../../../testing/visible.ts';

const meta = {
  title: 'Screens/Audit trail',
  component: AppAt,
  args: { path: paths.adminAudit },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Closes an entry, whose button disappears once the server has answered. */
const close = async (
  { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>,
  sender: string,
): Promise<void> => {
  const name = `Close the message of ${sender}`;
  await userEvent.click(await canvas.findByRole('button', { name }));
  await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
};

export const Success: Story = {
  tags: ['BEY-AUD-04'],
  args: { path: paths.adminMessages },
  play: async ({ canvas, userEvent }) => {
    for (const sender of ['Sunita Deshmukh', 'Imran Sheikh'])
      await close({ canvas, userEvent }, sender);
    await goInConsole({ userEvent }, 'Audit');
    await expectText({ canvas }, '2 changes');
    await expect(rowsOf(canvas)[0]).toMatch(/Message marked.*Imran Sheikh.*State: new → closed/);
    await expectText({ canvas }, 'Checked: nobody has altered or removed any of the 2 entries.');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the changes' }), 'sunita');
    await expectText({ canvas }, '1 of 2 changes');
    await expect(rowsOf(canvas)[0]).toMatch(/Sunita Deshmukh/);
    await userEvent.click(canvas.getByText('Filters'));
    await userEvent.selectOptions(canvas.getByLabelText('Kind of change'), 'User added');
    await expectText({ canvas }, '0 of 2 changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Drop the filter User added' }));
    await expectText({ canvas }, '1 of 2 changes');
  },
};

export const Downloaded: Story = {
  tags: ['BEY-AUD-05'],
  args: { path: paths.adminMessages },
  play: async ({ canvas, userEvent }) => {
    for (const sender of ['Sunita Deshmukh', 'Imran Sheikh'])
      await close({ canvas, userEvent }, sender);
    await goInConsole({ userEvent }, 'Audit');
    await expectText({ canvas }, '2 changes');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the changes' }), 'sunita');
    await expectText({ canvas }, '1 of 2 changes');
    const { name, text } = await fileSavedBy(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download CSV' })),
    );
    await expect(name).toBe('audit.csv');
    const [heads, ...lines] = text.trim().split('\r\n');
    await expect(heads).toMatch(/Entry,When,Who,Role,What,Changed record,Change,From$/);
    await expect(lines).toEqual([
      expect.stringMatching(
        /^1,\d{4}-\d\d-\d\d [\d:]{8},.*,Message marked,Sunita Deshmukh.*new → closed/,
      ),
    ]);
  },
};

export const Broken: Story = {
  tags: ['again', 'BEY-AUD-03'],
  parameters: { scenario: 'audit.broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Someone altered or removed entry 1',
    );
  },
};

export const Empty: Story = emptyStory('listAuditEntries.empty', 'No changes yet');

export const Loading: Story = loadingStory('listAuditEntries', 'Loading the changes…');

export const Failed: Story = failedStory('listAuditEntries.500', {
  failed: 'We could not load the changes.',
  notLoaded: 'Load the changes to see them here',
});
