import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { commentOnList, shareList } from '../../../testing/sharedList.ts';

const meta = {
  title: 'Screens/Choice list/Sharing',
  component: AppAt,
  args: { path: paths.choices },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const slow = { timeout: 10_000 };

const openDialog = async ({ canvas, userEvent }: Context) => {
  await canvas.findByText(/ · Saved/, undefined, slow);
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share…' }, slow));
  return within(await screen.findByRole('dialog', { name: 'Share the list' }, slow));
};

export const Free: Story = {
  tags: ['BEY-SHR-01', 'BEY-SHR-02', 'BEY-SHR-05'],
  parameters: { role: 'basic' },
  beforeEach: async () => {
    await shareList('basic');
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toMatch(
      /\/shared-list#[\da-f]{48}$/,
    );
    await expect(dialog.getByText(/The list and the link are free\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    await expect(
      await dialog.findByRole('checkbox', { name: 'Show my rank too' }, slow),
    ).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    await expect(await dialog.findByText(/Your rank is hidden\./)).toBeVisible();
  },
};

export const WithCounsellor: Story = {
  tags: ['again', 'BEY-SHR-03', 'BEY-SHR-04', 'BEY-SHR-05'],
  parameters: { role: 'advance' },
  beforeEach: async () => {
    await commentOnList(await shareList('advance'));
  },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText(/^1 new comment/)).toBeVisible(), slow);
    // Only rows in view are rendered.
    const findComment = () => {
      canvas.getByRole('list', { name: /^Choices of / }).scrollIntoView();
      return canvas.findByText(/^Closed at 90/, undefined, slow);
    };
    await expect(await findComment()).toBeVisible();
  },
};
