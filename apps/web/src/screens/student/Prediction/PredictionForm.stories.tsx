import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { change, openMoreChoices, predict, slow } from '../../../testing/predict.ts';

const chosen = `${paths.prediction}?subject=MBBS&category=General`;

const meta = {
  title: 'Screens/College prediction form',
  component: AppAt,
  args: { path: chosen },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untried: Story = {
  tags: [
    'RNK-01',
    'RNK-02',
    'RNK-03',
    'RNK-04',
    'RNK-05',
    'RNK-06',
    'RNK-07',
    'RNK-08',
    'RNK-09',
    'RNK-10',
    'RNK-11',
    'RNK-12',
    'RNK-14',
    'RNK-17',
    'RNK-40',
    'RNK-44',
    'RNK-76',
    'BEY-PRD-17',
    'BEY-PRD-22',
  ],
  parameters: { shows: { machine: 'prediction', state: 'prediction.ready.idle' } },
  args: { path: paths.prediction },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('option', { name: 'MBBS' }, slow);
    await expect(canvas.getByRole('combobox', { name: 'Quota' })).not.toBeVisible();
    await openMoreChoices(context);
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveDisplayValue('MBBS');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Choose');
    for (const name of ['Export all', 'Print', 'Filters'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Quota' })).toHaveDisplayValue('Any');
    const bar = canvas.getByRole('banner');
    await expect(bar).toBeVisible();
    // The bar stays on top however far the page is scrolled; its links are in the page even if a
    // menu hides them.
    await expect(getComputedStyle(bar).position).toBe('fixed');
    await expect(
      bar.querySelector('nav[aria-label="Main"] a[href="/rank-predictor"]'),
    ).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('College Prediction');
    await expect(
      await canvas.findByText('You have 10 tries remaining on your Basic plan.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plan');
    await expect(canvas.getByLabelText('AIR rank')).toHaveValue('12,450');
    await expect(canvas.getByLabelText('AIR rank')).toHaveAttribute('readonly');
    for (const name of [
      'Subject',
      'Category',
      'Quota',
      'Allotted Category',
      'Sub Category',
      'Allotted PH',
      'Year',
    ])
      await expect(canvas.getByRole('combobox', { name })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('All');
    await expect(canvas.getByRole('heading', { name: 'College Predictions' })).toBeVisible();
    await expect(canvas.getByText('No prediction yet')).toBeVisible();
  },
};

export const Incomplete: Story = {
  tags: ['RNK-61', 'RNK-62', 'GAP-95'],
  args: { path: paths.prediction },
  parameters: { role: 'premium' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Predict' }));
    for (const name of ['Subject', 'Category'])
      await expect(canvas.getByRole('combobox', { name })).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
    await expect(canvas.getByText('No prediction yet')).toBeVisible();
  },
};

export const WithoutRank: Story = {
  tags: ['RNK-60', 'RNK-65', 'GAP-94'],
  args: { path: paths.prediction },
  parameters: { role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Your account has no rank yet, and a prediction needs one/),
    ).toBeVisible();
    await expect(canvas.getByLabelText('AIR rank')).toHaveValue('—');
    await userEvent.click(canvas.getByRole('button', { name: 'Predict' }));
    await expect(canvas.getByText('A rank is needed.')).toBeVisible();
    await expect(canvas.getByLabelText('AIR rank')).toHaveFocus();
    await expect(canvas.getByText('No prediction yet')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['again', 'RNK-44'],
  args: { path: paths.prediction },
  parameters: {
    scenario: 'listQuotas.never',
    shows: { machine: 'prediction', state: 'quotas.loading' },
  },
  play: async (context) => {
    const { canvas } = context;
    await openMoreChoices(context);
    for (const name of ['Subject', 'Quota'])
      await expect(await canvas.findByRole('combobox', { name })).toHaveDisplayValue('Loading…');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Choose');
  },
};

export const Locked: Story = {
  tags: ['again', 'RNK-15', 'RNK-16', 'RNK-51', 'RNK-77', 'BEY-PRD-23'],
  // A backend that follows the specification counts no tries.
  parameters: {
    scenario: 'readTries.404',
    shows: { machine: 'prediction', state: 'tries.uncounted' },
  },
  play: async (context) => {
    const { canvas } = context;
    for (const left of ['2 tries', '1 try'] as const) {
      await predict(context);
      await canvas.findByText(`You have ${left} remaining on your Basic plan.`);
      await change(context);
    }
    await predict(context);
    await expect(
      await canvas.findByRole('button', { name: 'Locked — Upgrade' }, slow),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getByText(
        'You have used all your free prediction attempts. Please upgrade to continue.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plan');
  },
};

export const UsedUp: Story = {
  name: 'Used up for today',
  tags: ['again', 'BEY-PRD-13'],
  parameters: { role: 'free', shows: { machine: 'prediction', state: 'tries.settled' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(/^3 of 3 predictions left today\./)).toBeVisible();
    for (const [category, line] of [
      ['General', /^2 of 3 predictions/],
      ['OBC', /^1 of 3 predictions/],
      ['SC', /^No predictions left today\. 3 more at midnight\./],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), category);
      await predict(context);
      await change(context);
      await expect(await canvas.findByText(line, undefined, slow)).toBeVisible();
    }
    // A question of today can be repeated.
    await expect(await canvas.findByText(/you can repeat it for free\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Predict' })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'ST');
    await expect(
      await canvas.findByRole('button', { name: 'Locked — Upgrade' }, slow),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unlimited: Story = {
  tags: ['RNK-78', 'RNK-79', 'GAP-97'],
  args: { path: paths.prediction },
  parameters: { role: 'premium' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You have unlimited predictions with your Premium plan — enjoy!'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    await expect(canvas.getByText('Plan: PREMIUM')).toBeVisible();
    await expect(canvas.getByText(/^NEET MDS: MCC All India counselling/)).toBeVisible();
  },
};

export const Advance: Story = {
  tags: ['BEY-PRD-23'],
  args: { path: paths.prediction },
  parameters: { role: 'advance' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You have unlimited predictions with your Premium plan — enjoy!'),
    ).toBeVisible();
    await expect(canvas.getByText('Plan: ADVANCE')).toBeVisible();
  },
};

export const Free: Story = {
  tags: ['again', 'RNK-74', 'RNK-75', 'BEY-PRD-05'],
  args: { path: paths.prediction },
  parameters: { role: 'free' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'You are on a Free plan. Please upgrade your plan to use the College Prediction feature.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Predict' })).toBeEnabled();
    await expect(await canvas.findByText(/^3 of 3 predictions left today\./)).toBeVisible();
    // The remaining tries come before the sentence that asks for an upgrade.
    const tries = canvas.getByText('Without an upgrade you get 3 predictions a day. 3 left today.');
    await expect(tries.parentElement).toHaveTextContent(/^Without an upgrade .* on a Free plan\./);
  },
};

export const Offline: Story = {
  tags: ['RNK-84', 'GAP-96'],
  parameters: {
    scenario: 'listQuotas.network-error',
    shows: { machine: 'prediction', state: 'quotas.failed' },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('We could not load the subjects and quotas.')).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveValue('MBBS');
  },
};

export const Waiting: Story = {
  name: 'Filled in by an address',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready. Press Predict.')).toBeVisible();
    await expect(canvas.getByText('You have 10 tries remaining on your Basic plan.')).toBeVisible();
  },
};

export const Dental: Story = {
  name: 'MDS: nothing is published',
  tags: ['again', 'BEY-PRD-03'],
  args: { path: paths.prediction },
  parameters: { role: 'premium' },
  play: async ({ canvas }) => {
    // No list has closing ranks of NEET MDS, so there is no subject to ask for.
    await canvas.findByText(/^NEET MDS: MCC All India counselling/, undefined, slow);
    await expect(canvas.queryByRole('option', { name: /^MDS / })).toBeNull();
  },
};
