import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { change, openTools, predict, showing, slow } from '../../../testing/predict.ts';

const chosen = `${paths.prediction}?subject=MBBS&category=General`;

const meta = {
  title: 'Screens/College prediction',
  component: AppAt,
  args: { path: chosen },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: [
    'RNK-18',
    'RNK-19',
    'RNK-20',
    'RNK-21',
    'RNK-22',
    'RNK-23',
    'RNK-24',
    'RNK-26',
    'RNK-27',
    'RNK-28',
    'RNK-29',
    'RNK-30',
    'RNK-31',
    'RNK-55',
    'BEY-PRD-31',
    'BEY-PRD-32',
  ],
  parameters: { shows: { machine: 'prediction', state: 'prediction.ready.shown' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await expect(await showing(context)).toMatch(/^Showing 12 of [\d,]+ results$/);
    await expect(canvas.getByText('You have 9 tries remaining on your Basic plan.')).toBeVisible();
    for (const name of ['Export page', 'Export all'])
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    const list = canvas.queryByRole('list', { name: 'College Predictions' });
    if (list) {
      const [card] = within(list).getAllByRole('article');
      await expect(card).toHaveTextContent(/Very Likely|Likely|Possible|Unlikely/);
      await expect(card).toHaveTextContent(/Confidence: (Low|Medium|High)/);
      await expect(card).toHaveTextContent(/\d{6}/);
      await expect(card).toHaveTextContent(/Subject: MBBS ?Category: General ?Quota: /);
      await expect(card).toHaveTextContent('Allotted Category: Open seat (OP)');
      await expect(card).toHaveTextContent(/Ranks? [\d,]+ (to [\d,]+ )?got a seat, 20/);
      await expect(card).toHaveTextContent(/[\d,]+ to spare/);
    } else {
      const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(heads).toEqual([
        'Code',
        'Institute',
        'Subject',
        'Quota',
        'Allotted Category',
        'Min Collage Rank',
        'Max Collage Rank',
        'Your rank',
        'Probability',
      ]);
      await expect(canvas.getAllByRole('cell', { name: 'Open seat (OP)' })).toHaveLength(12);
      await expect(
        canvas.getAllByRole('cell', {
          name: /^Your rank 12,450\. Closed at .* to spare/,
        }),
      ).toHaveLength(12);
    }
    await expect(
      canvas.getByRole('heading', { name: /^Very Likely: \d+ seats$/, level: 3 }),
    ).toBeVisible();
    await expect(canvas.getAllByText(/ seats? given in 2024$/).length).toBeGreaterThan(0);
    await openTools(context);
    await expect(canvas.getByText(/^Best chance first/)).toBeVisible();
    await expect(canvas.getByText(/1 to 24,900 \(arrow: further\)\./)).toBeVisible();
    const pages = canvas.getByRole('navigation', { name: 'Pages of College Predictions' });
    await expect(pages).toHaveTextContent(/Page 1 \/ \d+/);
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }));
    await expect(pages).toHaveTextContent(/Page 2 \/ \d+/);
  },
};

export const Outdated: Story = {
  name: 'Results of an earlier question',
  tags: ['BEY-PRD-11', 'BEY-PRD-21'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await showing(context);
    await expect(canvas.getByText(/· MBBS · General/)).toBeVisible();
    await expect(canvas.queryByText('Sample data, not real')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Predict again' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Predict' })).toBeNull();
    await change(context);
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Category/ }), 'OBC');
    await expect(canvas.getByText(/· MBBS · General/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Predict again' }));
    await expect(await canvas.findByText(/· MBBS · OBC/, undefined, slow)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Predict again' })).toBeNull();
  },
};

export const Selected: Story = {
  tags: ['BEY-PRD-33'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await showing(context);
    await expect(canvas.queryByRole('button', { name: 'Export selected' })).toBeNull();
    const boxes = { name: /^Select (?!All)/ };
    if (!canvas.queryByRole('table')) {
      await expect(canvas.queryAllByRole('checkbox', boxes)).toEqual([]);
      await openTools(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Select rows' }));
    }
    const [first, second] = canvas.getAllByRole('checkbox', boxes);
    await userEvent.click(first!);
    await userEvent.click(second!);
    await expect(canvas.getByText('2 rows selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export selected' })).toBeVisible();
    const stars = canvas.getAllByRole('button', { name: /^Shortlist .*MBBS/ });
    await expect(stars.length).toBeGreaterThan(5);
    // Rows stay selected on other pages.
    const pages = canvas.getByRole('navigation', { name: 'Pages of College Predictions' });
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('2 rows selected')).toBeVisible();
    // At the end of the page the actions are in their normal place and cover no row.
    scrollTo(0, document.documentElement.scrollHeight);
  },
};

export const EveryBranch: Story = {
  name: 'Every branch at once',
  tags: ['BEY-PRD-36'],
  args: { path: `${paths.prediction}?subject=Any&category=General` },
  parameters: { role: 'advance' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/· All branches · General/, undefined, slow),
    ).toBeVisible();
    await expect(await canvas.findByText(/^Through MCC: .* branch/, undefined, slow)).toBeVisible();
    const [branch] = await canvas.findAllByRole('link', { name: /^See (its seat|all \d+ seats)/ });
    await userEvent.click(branch!);
    await expect(
      await canvas.findByText(
        /^(Very Likely|Likely|Possible|Unlikely): \d+ seats?$/,
        undefined,
        slow,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/· All branches · General/)).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['again', 'RNK-13'],
  parameters: {
    scenario: 'recommend.never',
    shows: { machine: 'prediction', state: 'prediction.predicting' },
  },
  play: async (context) => {
    await predict(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Predicting...' }),
    ).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.getByText('Comparing your rank with past years…')).toBeVisible();
    await expect(context.canvas.queryByText(/^Showing 0 of 0/)).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['again'],
  parameters: { shows: { machine: 'prediction', state: 'prediction.ready.empty' } },
  args: { path: `${chosen}&quotaName=Non-Resident+Indian&allottedCategory=SC` },
  play: async (context) => {
    const { canvas } = context;
    await predict(context);
    await expect(await canvas.findByText('No college matches', undefined, slow)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['RNK-85', 'RNK-86', 'RNK-87', 'GAP-93'],
  parameters: {
    scenario: 'recommend.500',
    shows: { machine: 'prediction', state: 'prediction.ready.failed' },
  },
  play: async (context) => {
    const { canvas } = context;
    await predict(context);
    await expect(await canvas.findByText('No results are shown')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Predict' })).toBeEnabled();
    await expect(canvas.getByText('You have 9 tries remaining on your Basic plan.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveValue('MBBS');
  },
};

export const Asking: Story = {
  tags: ['RNK-32', 'RNK-33', 'RNK-34', 'RNK-35', 'BOT-03', 'BOT-06', 'BOT-12'],
  args: { path: paths.prediction },
  play: async ({ canvas, userEvent }) => {
    const bot = within(await canvas.findByRole('region', { name: 'Ask the help bot' }));
    await userEvent.type(bot.getByPlaceholderText('Type your message...'), 'zzzz');
    await userEvent.click(bot.getByRole('button', { name: 'Send' }));
    await expect(bot.getByPlaceholderText('Type your message...')).toHaveValue('');
    const log = bot.getByRole('log', { name: /\S/ });
    await waitFor(() =>
      expect(log).toHaveTextContent(
        "Sorry, I don't have an answer for that. Please connect with +91 00000 00000",
      ),
    );
    await expect(bot.getByText(/· Bot$/)).toBeVisible();
    const alerts = await canvas.findByRole('list', { name: 'Alerts' });
    await waitFor(() => expect(within(alerts).getAllByRole('listitem')).toHaveLength(4), slow);
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    await expect(within(alerts).getAllByRole('listitem').length).toBeGreaterThan(4);
  },
};

export const WithoutAlerts: Story = {
  name: 'Without alerts',
  tags: ['RNK-82', 'RNK-83'],
  parameters: { scenario: 'listFiles.500' },
  play: async ({ canvas }) => {
    const alerts = within(await canvas.findByRole('region', { name: 'Alerts' }));
    await expect(await alerts.findByText('We could not load the alerts.')).toBeVisible();
    await expect(alerts.queryByRole('listitem')).toBeNull();
  },
};

export const Administrator: Story = {
  parameters: { role: 'admin' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This page is for students/)).toBeVisible());
    await expect(canvas.queryByText(/^Unknown plan/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the console' })).toHaveAttribute(
      'href',
      '/admin/home',
    );
  },
};
