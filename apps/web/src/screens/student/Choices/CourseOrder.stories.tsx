import type { Choice, SeatOutlook } from '@seatwise/flows/choices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { changeAnswers } from '../../../testing/changeAnswers.ts';
import { leaveList, manipal, storyChoices } from '../../../testing/leaveList.ts';

const meta = {
  title: 'Screens/Choice list/Order of courses',
  component: AppAt,
  args: { path: paths.choices },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };

const bds: Choice = { ...storyChoices[0], subject: 'BDS' };
const items: readonly Choice[] = [bds, manipal, storyChoices[1]];

/** Makes a BDS seat almost certain, and MBBS seats possible. */
const setChances = () =>
  changeAnswers<SeatOutlook>('/api/choices/outlooks', (rows) =>
    rows.map((row) => ({
      ...row,
      inMatrix: true,
      probability: row.subject === 'BDS' ? 1 : 0.4,
      rounds: null,
      probabilityTier: row.subject === 'BDS' ? 'Very Likely' : 'Possible',
    })),
  );

export const LesserCourseFirst: Story = {
  name: 'BDS above MBBS',
  tags: ['BEY-CHC-27', 'BEY-STR-07'],
  beforeEach: () => {
    leaveList({ items });
    return setChances();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    await userEvent.click(await canvas.findByText(/^\d warnings?$/, undefined, slow));
    await expect(
      await canvas.findByText(
        /^Nos\. 2 and 3 are MBBS\. You never get them behind this BDS: no\. 1 /,
        undefined,
        slow,
      ),
    ).toBeVisible();
    await expect(await canvas.findAllByText(/^Never reached/, undefined, slow)).toHaveLength(2);
    const test = await canvas.findByText(
      /^Stress test: MBBS in 0 of 100 seasons, in another order in \d\d of 100\.$/,
      undefined,
      slow,
    );
    await userEvent.click(test);
    const missed = canvas.getByText(/^In this order you end at MBBS in 0 of 100 /);
    await waitFor(() => expect(missed).toBeVisible());
    await expect(canvas.queryByText(/^Stress test: a seat in 100/)).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    await expect(
      await dialog.findByText(/^Nos\. 2 and 3 are MBBS\./, undefined, slow),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await canvas.findByText(/^Stress test: a seat in /, undefined, slow);
    await expect(canvas.queryByText(/ are MBBS\. /)).toBeNull();
    const rows = within(canvas.getByRole('list', { name: /^Choices of / })).getAllByRole(
      'listitem',
    );
    await expect(rows.at(-1)).toHaveTextContent(/BDS/);
  },
};
