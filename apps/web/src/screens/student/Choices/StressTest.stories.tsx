import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { ajmer, leaveList, manipal, storyChoices } from '../../../testing/leaveList.ts';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

const meta = {
  title: 'Screens/Choice list/Stress test',
  component: AppAt,
  args: { path: paths.choices },
  parameters: { layout: 'fullscreen', role: 'basic' },
  beforeEach: () => leaveList(),
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };
const [first, second] = storyChoices;

const openStressTest = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  // Each step loads its own modules, and a single wait for all would be too short on a busy machine.
  await canvas.findByText(/ · Saved/, undefined, slow);
  await canvas.findAllByText(/likely/i, undefined, slow);
  const title = await canvas.findByText(/^Stress test: a seat in /, undefined, slow);
  await userEvent.click(title);
  return within(title.closest('details')!);
};

const tableOf = (test: Awaited<ReturnType<typeof openStressTest>>) =>
  within(test.getByRole('table', { name: 'Where you end after the main rounds' }));

export const StressTested: Story = {
  tags: ['again', 'BEY-STR-01', 'BEY-STR-06'],
  beforeEach: () => leaveList({ items: [...storyChoices, ajmer, manipal] }),
  play: async (context) => {
    const test = await openStressTest(context);
    const row = (name: RegExp) => tableOf(test).getAllByRole('row', { name })[0];
    await expect(row(/^Without a seat /)).toHaveTextContent(/ of 100$/);
    await expect(row(/^\d\. /)).toHaveTextContent(/ of 100$/);
    await expect(test.getByText(/^We played your list in 1,000 seasons\./)).toBeVisible();
    await context.userEvent.click(test.getByText('What this assumes'));
    await expect(test.getByText(/^Closing ranks of one year rise and fall together/)).toBeVisible();
  },
};

const deemed = { ...manipal, quotaName: 'Non-Resident Indian' } as const;

/** The stress test leaves out a seat that the student may not apply for. */
export const StressTestOfOne: Story = {
  tags: ['again', 'BEY-STR-02', 'BEY-STR-06', 'BEY-ELG-12'],
  beforeEach: async () => {
    await saveAnswers({ nri: false });
    leaveList({ items: [deemed, second] });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const test = await openStressTest(context);
    await expect(tableOf(test).queryByText(new RegExp(`^1\\. ${deemed.institute}`))).toBeNull();
    await expect(test.getByText(/^1 choice is left out: according to your answers/)).toBeVisible();
    await userEvent.click(canvas.getByText(/^\d warnings?$/));
    await expect(canvas.getByText(/From Round 3 on you may choose it too/)).toBeVisible();
  },
};

export const StressTestWithoutChances: Story = {
  tags: ['again', 'BEY-STR-06'],
  beforeEach: () => leaveList({ items: [{ ...first, instituteCode: '999999' }] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Stress test: we know no chance/, undefined, slow),
    ).toBeVisible();
  },
};
