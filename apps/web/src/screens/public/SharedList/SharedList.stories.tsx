import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { commentOnList, sendToCounsellor, shareList } from '../../../testing/sharedList.ts';

const meta = {
  title: 'Screens/Shared list',
  component: AppAt,
  args: { path: paths.sharedList },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };
let token = '';
const sharedBy = (mailbox: string) => async (): Promise<void> => {
  token = await shareList(mailbox);
};
const AtLink = () => <AppAt path={`${paths.sharedList}#${token}`} />;

export const Success: Story = {
  tags: ['BEY-SHR-01'],
  beforeEach: sharedBy('advance'),
  render: () => <AtLink />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'With father' }, slow),
    ).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Choices in their order' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('Near my aunt')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Comment/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(/All India rank/)).toBeVisible();
  },
};

export const Commenting: Story = {
  tags: ['again', 'BEY-SHR-03', 'BEY-SHR-06'],
  parameters: { role: 'admin' },
  beforeEach: async () => {
    await sharedBy('advance')();
    await sendToCounsellor('advance');
    await commentOnList(token);
  },
  render: () => <AtLink />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Closed at 90/, undefined, slow)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'About the student' })).toBeVisible();
    await expect(canvas.getAllByText(/^Closed /)).not.toHaveLength(0);
    const name = 'Comment on Seth G.S. Medical College, Mumbai';
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }, slow));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(dialog.getByText('Write something first.')).toBeVisible();
  },
};

export const WithoutCounsellor: Story = {
  tags: ['BEY-SHR-03'],
  parameters: { role: 'admin' },
  beforeEach: sharedBy('free'),
  render: () => <AtLink />,
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByText(/^This student’s plan has no/)).toBeVisible(),
      slow,
    );
    await expect(canvas.queryByRole('button', { name: /^Comment/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'readSharedList.never' },
  args: { path: `${paths.sharedList}#${'0'.repeat(48)}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Shared choice list' }, slow),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['BEY-SHR-02'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not work', undefined, slow)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'readSharedList.500' },
  args: { path: `${paths.sharedList}#${'0'.repeat(48)}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We could not load the list.', undefined, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
