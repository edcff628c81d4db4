import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { rowsOf } from '../../testing/files.ts';

const meta = {
  title: 'Screens/Audit trail',
  component: AppAt,
  args: { path: paths.adminAudit },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Play['canvas'];

const isShown = (canvas: Canvas, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

/** Its button goes once the server has answered, and with it stands the entry. */
const markAsDone = async (
  { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>,
  sender: string,
): Promise<void> => {
  const name = `Mark as done the message of ${sender}`;
  await userEvent.click(await canvas.findByRole('button', { name }));
  await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
};

export const Success: Story = {
  tags: ['BEY-AUD-04'],
  args: { path: paths.adminMessages },
  play: async ({ canvas, userEvent }) => {
    for (const sender of ['Sunita Deshmukh', 'Imran Sheikh'])
      await markAsDone({ canvas, userEvent }, sender);
    await userEvent.click(await canvas.findByRole('link', { name: 'Audit' }));
    await isShown(canvas, '2 changes');
    await expect(rowsOf(canvas)[0]).toMatch(/Message marked.*Imran Sheikh.*State: new → done/);
    await isShown(canvas, 'The chain of all 2 entries is whole.');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the changes' }), 'sunita');
    await isShown(canvas, '1 of 2 changes');
    await expect(rowsOf(canvas)[0]).toMatch(/Sunita Deshmukh/);
  },
};

export const OfOneKind: Story = {
  tags: ['BEY-AUD-04'],
  args: { path: paths.adminMessages },
  play: async ({ canvas, userEvent }) => {
    await markAsDone({ canvas, userEvent }, 'Imran Sheikh');
    await userEvent.click(await canvas.findByRole('link', { name: 'Audit' }));
    await canvas.findByText('1 change');
    await userEvent.selectOptions(canvas.getByLabelText('Kind of change'), 'Role changed');
    await isShown(canvas, 'No change matches.');
    await userEvent.selectOptions(canvas.getByLabelText('Kind of change'), 'Message marked');
    await waitFor(() => expect(rowsOf(canvas)).toHaveLength(1));
  },
};

export const OfOneUser: Story = {
  tags: ['BEY-AUD-04'],
  args: { path: `${paths.adminUsers}?email=free@` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ananya Sharma' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Changes to this user' }));
    await isShown(canvas, /^Only changes to user \d+\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all changes' }));
    await waitFor(() => expect(canvas.queryByText(/^Only changes/)).not.toBeInTheDocument());
  },
};

export const Broken: Story = {
  tags: ['BEY-AUD-03'],
  parameters: { scenario: 'audit.broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The chain is broken at entry 1',
    );
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await isShown(canvas, 'No changes yet');
  },
};

export const Loading: Story = {
  parameters: { scenario: 'listAuditEntries.never' },
  play: async ({ canvas }) => {
    await isShown(canvas, 'Loading the changes…');
  },
};

export const Failed: Story = {
  parameters: { scenario: 'listAuditEntries.500' },
  play: async ({ canvas, userEvent }) => {
    await isShown(canvas, 'The changes could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await isShown(canvas, 'The changes could not be loaded.');
  },
};
