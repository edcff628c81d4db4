import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { predict, showing } from '../../../testing/predict.ts';

const meta = {
  title: 'Screens/College prediction reasons',
  component: AppAt,
  args: { path: `${paths.prediction}?subject=MBBS&category=General` },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const openFirst = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const { canvas, userEvent } = context;
  await predict(context);
  await showing(context);
  const table = canvas.queryByRole('table');
  const first = table ? within(table).getAllByRole('row')[2]! : canvas.getAllByRole('article')[0]!;
  await userEvent.click(within(first).getAllByRole('button')[0]!);
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  return within(canvas.getByRole('dialog'));
};

export const Why: Story = {
  tags: ['RNK-25', 'BEY-BCK-05', 'BEY-PRD-14', 'BEY-PRD-20', 'BEY-TXT-04'],
  play: async (context) => {
    const dialog = await openFirst(context);
    await expect(dialog.getAllByRole('term').map(({ innerText }) => innerText)).toEqual([
      'Institute',
      'Subject',
      'Category',
      'Quota',
      'Allotted Category',
      'Opening rank (min)',
      'Closing rank (max)',
      'Probability',
      'Confidence',
    ]);
    const quota = dialog.getByRole('button', { name: 'Quota' });
    const meaning = dialog.getByText(/^A group of seats with its own rule/);
    await expect(quota).toHaveAccessibleDescription(meaning.textContent);
    await context.userEvent.click(quota);
    await expect(meaning).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await expect(meaning).not.toBeVisible();
    await expect(dialog.getByText('2024')).toBeVisible();
    const years = dialog.getAllByText(/^20\d\d$/);
    await expect(dialog.getAllByText('Your rank 12,450')).toHaveLength(years.length);
    await expect(dialog.getAllByText(/ or better$/).length).toBeGreaterThan(0);
    await expect(dialog.getByText(/^Based on admissions of 20/)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'By round' })).toBeVisible();
    await expect(dialog.getByText('Round 1')).toBeVisible();
    await expect(dialog.getAllByText(/^closes near [\d,]+$/).length).toBeGreaterThan(0);
    await expect(
      dialog.getByRole('link', { name: 'How often predictions came true' }),
    ).toBeVisible();
  },
};
