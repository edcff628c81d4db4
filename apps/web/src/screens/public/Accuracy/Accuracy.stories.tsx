import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Accuracy',
  component: AppAt,
  args: { path: paths.accuracy },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['BEY-BCK-05', 'BEY-BCK-06', 'BEY-STA-21'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'How accurate are our predictions?' }),
    ).toBeVisible();
    for (const name of [
      'What Very Likely, Likely, Possible and Unlikely mean',
      'How often we were right',
      'How it was measured',
      'What these figures do not tell you',
    ])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(
      canvas.getByText(/^85% or more: we expect at least 85 of 100 students/),
    ).toBeVisible();
    await expect(
      await canvas.findByText(
        /NEET UG: Possible stands for 30 to 60 of 100, but in some rounds only 17 to 25 of 100 would have got the seat/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('The states, by round'));
    const state = within(canvas.getByRole('region', { name: 'Karnataka (KEA), NEET UG, Round 2' }));
    await expect(state.getByText('KEA')).toBeVisible();
    await userEvent.click(state.getByText('The figures as a table'));
    await expect(
      state.getByRole('table', { name: 'Karnataka (KEA), NEET UG, Round 2, 2025' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByText('Every exam, round and year'));
    for (const [exam, years] of [
      ['UG, Round 1', '2021 to 2025'],
      ['PG, Round 1', '2024'],
    ] as const) {
      const group = within(await canvas.findByRole('region', { name: `NEET ${exam}` }));
      await expect(group.getByText('MCC')).toBeVisible();
      await expect(group.getByText(/^[\d,]+ predictions for [\d,]+ seats/)).toBeVisible();
      await expect(group.getAllByText(/^\d+ of 100 would have got the seat/)[0]).toBeVisible();
      const caption = `NEET ${exam}, ${years}`;
      await userEvent.click(group.getByText('The figures as a table'));
      const figures = within(group.getByRole('table', { name: caption }));
      await expect(figures.getAllByRole('row')).toHaveLength(5);
      await expect(group.getByRole('img', { name: new RegExp(`^${caption}`) })).toBeVisible();
    }
    const test = within(
      canvas.getByRole('region', { name: 'The test: 2025, which the formula had never seen' }),
    );
    await expect(test.getByText(/^We predicted all three rounds/)).toBeVisible();
    await userEvent.click(test.getByText('The figures as a table'));
    await expect(test.getByRole('table', { name: 'NEET UG, 2025' })).toBeVisible();
    await expect(
      within(canvas.getByRole('contentinfo')).getByRole('link', {
        name: 'How accurate are our predictions?',
      }),
    ).toHaveAttribute('href', '/how-good');
  },
};

export const Loading: Story = {
  parameters: { scenario: 'readAccuracy.never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the figures…')).toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'What these figures do not tell you' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    const send = globalThis.fetch;
    const fetchSpy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await send(...request);
      return answer.url.includes('/api/backtest') ? Response.json({ groups: [] }) : answer;
    });
    return () => fetchSpy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to measure yet')).toBeVisible();
  },
};

export const NotOffered: Story = {
  tags: ['BEY-BCK-08'],
  parameters: { scenario: 'readAccuracy.404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No figures here')).toBeVisible();
    await expect(
      canvas.getByRole('heading', {
        level: 2,
        name: 'What Very Likely, Likely, Possible and Unlikely mean',
      }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'readAccuracy.500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the figures.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
