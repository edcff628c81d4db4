import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { saveAnswers } from '../../../testing/saveAnswers.ts';
import { predict, showing, slow } from '../../../testing/predict.ts';

const chosen = `${paths.prediction}?subject=MBBS&category=General`;

const meta = {
  title: 'Screens/College prediction results',
  component: AppAt,
  args: { path: chosen },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = { path: `${chosen}&quotaName=Non-Resident+Indian&allottedCategory=SC` };

/** All of these seats are out of reach for the rank, so that the state quota comes before them. */
export const OutOfReach: Story = {
  name: 'Mostly unlikely',
  tags: ['again', 'BEY-PRD-16', 'BEY-PRD-18', 'BEY-PRD-19', 'BEY-PRD-21'],
  args: { path: `${chosen}&quotaName=Open+Seat+Quota` },
  beforeEach: () => saveAnswers({ homeState: 'Bihar', category: 'General' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await showing(context);
    const heading = canvas.getByRole('heading', { name: 'College Predictions' });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight / 4);
    const link = canvas.getByRole('link', { name: /^See Bihar state counselling/ });
    await expect(link).toHaveAttribute('href', 'https://bceceboard.bihar.gov.in');
    await expect(canvas.getByText(/Its site is from a report of 2024\./)).toBeVisible();
    const rows =
      canvas.queryByRole('table') ?? canvas.getByRole('list', { name: 'College Predictions' });
    await expect(link.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('switch', { name: 'Group by college' }));
    await expect(
      (await canvas.findAllByText(/ · 1 seat type · [\d,]+ seats given in 2024$/))[0],
    ).toBeVisible();
  },
};

export const OverBudget: Story = {
  name: 'Over the budget',
  tags: ['again', 'BEY-PRD-24'],
  args: { path: `${chosen}&show.kind=Deemed+university` },
  beforeEach: () => saveAnswers({ budgetPerYear: 200_000 }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    const marks = () => canvas.queryAllByText(/^₹[\d,]+\*? a year, over your budget$/);
    const apart = await canvas.findByText(/^\d+ seats cost more$/, undefined, slow);
    const dear = Number.parseInt(apart.textContent, 10);
    await expect(marks().length).toBeGreaterThan(0);
    await expect(canvas.getByText(/^No seat with a known fee within your budget/)).toBeVisible();
    const count = () =>
      Number(/ of (\d+) results$/.exec(canvas.getByText(/^Showing /).textContent)?.[1]);
    const all = count();
    await expect(canvas.getByText(/check the real ones/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('switch', { name: 'Hide seats known to cost over ₹2,00,000 a year' }),
    );
    await waitFor(() => expect(marks()).toEqual([]));
    await expect(count()).toBe(all - dear);
  },
};

export const FeesUnknown: Story = {
  name: 'Fees that are not known',
  tags: ['BEY-DAT-68'],
  args: { path: `${chosen}&show.kind=Deemed+university` },
  beforeEach: () => saveAnswers({ budgetPerYear: 200_000 }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await expect(
      await canvas.findByText(/^fee of \d+ seats not known to us, see below$/, undefined, slow),
    ).toBeVisible();
    await userEvent.click(canvas.getByText(/^Fee not known to us: \d+$/));
    await expect(canvas.getByText('Ask the college before you list its seat.')).toBeVisible();
    await expect(canvas.getAllByText('no website known to us')[0]).toBeVisible();
  },
};

export const Together: Story = {
  tags: ['again', 'RNK-63', 'RNK-70'],
  args: {
    path: `${paths.prediction}?subject=B.Sc+Nursing&category=General&quotaName=Christian+Minority+Quota&allottedCategory=EW&allottedPh=PH`,
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await expect(
      await canvas.findByText(
        /^Quota “Christian Minority Quota”, Allotted Category “EW” and Allotted PH “PH” together hide [\d,]+ results\.$/,
        undefined,
        slow,
      ),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Clear Quota, Allotted Category and Allotted PH' }),
    );
    for (const name of ['Quota', 'Allotted Category', 'Allotted PH'])
      await expect(canvas.getByRole('combobox', { name })).toHaveValue('');
    await expect(canvas.getByText('Cleared. Predict again to see what is there.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Predict' })).toHaveFocus();
  },
};

export const Responsible: Story = {
  tags: ['again', 'RNK-63'],
  args: nothing,
  play: async (context) => {
    await predict(context);
    const { canvas } = context;
    for (const hidden of [
      'Quota “Non-Resident Indian” hides 417',
      'Allotted Category “SC” hides 47',
    ])
      await expect(await canvas.findByText(`${hidden} results.`, undefined, slow)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Quota' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Allotted Category' })).toBeVisible();
  },
};

export const NothingToExport: Story = {
  name: 'Nothing to export',
  tags: ['again', 'EXP-07'],
  args: nothing,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export all' }, slow));
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription('No data to export');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};
