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
