import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Admin chat tools',
  component: AppAt,
  args: { path: paths.adminChat },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const firstEntry = async ({ canvas }: Pick<Playing, 'canvas'>): Promise<HTMLElement> => {
  const list = within(await canvas.findByRole('list', { name: 'Conversations' }));
  return (await list.findAllByRole('button'))[0]!;
};

const openWithTools = async ({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await firstEntry({ canvas }));
  const tools = await canvas.findByRole('button', { name: 'Tools', hidden: true });
  if (tools.checkVisibility()) await userEvent.click(tools);
};

export const Taken: Story = {
  tags: ['again', 'BEY-CNV-04', 'BEY-CNV-05'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await openWithTools({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Take' }));
    await expect(await canvas.findByRole('button', { name: 'Unassign' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: 'Open again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unassign' }));
    await expect(await canvas.findByText('Unassigned')).toBeVisible();
  },
};

export const NeedsNoAnswer: Story = {
  tags: ['again', 'BEY-CNV-17'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await openWithTools({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Needs no answer' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Needs no answer' })).toBeNull(),
    );
  },
};

export const HandedOver: Story = {
  tags: ['again', 'BEY-CNV-14'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await openWithTools({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to…' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Priya Nair (Admin)' }));
    await expect(await canvas.findByText('Taken by Priya Nair')).toBeVisible();
  },
};

export const EditedReply: Story = {
  tags: ['again', 'BEY-CNV-15'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await openWithTools({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Replies' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Edit saved replies…' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Saved replies' }));
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Edit Documents for reporting' }),
    );
    const text = dialog.getByLabelText('Text');
    await expect((text as HTMLTextAreaElement).value).toMatch(/^Hello \{name\}/);
    await userEvent.clear(text);
    await userEvent.type(text, 'Bring the originals.');
    // A half-written reply outlives the screen.
    await expect(sessionStorage.getItem('draft.console')).toMatch('Bring the originals.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    await expect(await dialog.findByText('Bring the originals.')).toBeVisible();
    await waitFor(() =>
      expect(sessionStorage.getItem('draft.console') ?? '').not.toMatch('Bring the originals.'),
    );
  },
};

export const TakenMeanwhile: Story = {
  tags: ['again', 'BEY-CNV-05'],
  parameters: { role: 'counsellor', scenario: 'assignConversation.409' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstEntry({ canvas }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take' }));
    await expect(await canvas.findByText(/^This conflicts with something/)).toBeVisible();
  },
};

export const SavedReply: Story = {
  tags: ['again', 'BEY-CNV-06'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    const entry = await firstEntry({ canvas });
    const student = entry.querySelector('span + span > span')!.textContent;
    await openWithTools({ canvas, userEvent });
    (await canvas.findByRole('button', { name: 'Replies' })).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(document.body);
    await menu.findByRole('menuitem', { name: 'Documents for reporting' });
    await userEvent.keyboard('{Enter}');
    const box = canvas.getByPlaceholderText('Type a reply...');
    await waitFor(() =>
      expect((box as HTMLTextAreaElement).value).toMatch(`Hello ${student}, for reporting`),
    );
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const SharedList: Story = {
  tags: ['BEY-CNV-19'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstEntry({ canvas }));
    await userEvent.type(await canvas.findByPlaceholderText('Type a reply...'), 'See /choices');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const link = await canvas.findByRole('link', { name: '/choices (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Opens the student and the notes, if they are not beside the conversation. */
const openStudent = async ({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>) => {
  await openWithTools({ canvas, userEvent });
  const button = await canvas.findByRole('button', { name: 'Student', hidden: true });
  if (button.checkVisibility()) await userEvent.click(button);
  return within(document.body);
};

export const Notes: Story = {
  tags: ['again', 'BEY-CNV-07', 'BEY-CNV-09'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    const page = await openStudent({ canvas, userEvent });
    const visible = async (text: string | RegExp) =>
      waitFor(async () => {
        const found = page.getAllByText(text).filter((element) => element.checkVisibility());
        await expect(found.length).toBeGreaterThan(0);
      });
    await visible('Roll number');
    const boxes = await page.findAllByLabelText('New note');
    const box = boxes.find((element) => element.checkVisibility())!;
    await userEvent.type(box, 'Asked for a call on Monday.');
    await expect(sessionStorage.getItem('draft.chat')).toMatch('Asked for a call on Monday.');
    const buttons = page.getAllByRole('button', { name: 'Add note' });
    await userEvent.click(buttons.find((element) => element.checkVisibility())!);
    await visible('Asked for a call on Monday.');
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(sessionStorage.getItem('draft.chat')).not.toMatch('Monday');
  },
};

export const WithoutStudent: Story = {
  tags: ['again'],
  parameters: { role: 'counsellor', scenario: 'readStudent.500' },
  play: async ({ canvas, userEvent }) => {
    const page = await openStudent({ canvas, userEvent });
    await expect(
      (await page.findAllByText('We could not load the student.')).length,
    ).toBeGreaterThan(0);
  },
};
