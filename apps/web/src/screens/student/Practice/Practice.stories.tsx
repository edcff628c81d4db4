import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { withChoiceList, withTwoChoiceLists } from '../../../testing/choiceLists.ts';

const meta = {
  title: 'Screens/Practice allotment',
  component: AppAt,
  args: { path: paths.practice },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 20_000 };
type Canvas = ReturnType<typeof within>;

const expectSimulation = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByText('This is a simulation on sample data')).toBeVisible());

export const Success: Story = {
  tags: ['BEY-ALT-05', 'BEY-ALT-08'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'choosing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play Round 1' }, slow)).toBeVisible();
    await expect(canvas.getByLabelText('All India Rank (AIR)')).toHaveValue('12450');
    await expectSimulation(canvas);
    await expect(
      canvas.getByText('Your list and the practice are free on every plan.'),
    ).toBeVisible();
  },
};

export const Result: Story = {
  tags: ['BEY-ALT-05', 'BEY-ALT-06', 'BEY-ALT-07', 'BEY-RUL-04'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'result' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Round 1' }, slow));
    await expect(
      await canvas.findByRole('heading', { name: 'Result of Round 1' }, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What you nearly got' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'What another order would have given' }),
    ).toBeVisible();
    const [other] = canvas.getAllByText(/^You would have got .* at place \d+$/);
    await expect(other).toBeVisible();
    await expect(
      canvas.getByText('You do not join. You lose nothing. This is called free exit.', {
        exact: false,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/^The seat is yours\. Say NO to an upgrade/)).toBeVisible();
    const [origin] = canvas.getAllByText(/^Rule of NEET UG 20\d\d:/);
    await expect(origin).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { name: 'What happens if I do not join?' })[0],
    ).toHaveAttribute('href', '/not-joining');
    await expect(canvas.getByText(/^Against 1,00,000 made-up candidates$/)).toBeVisible();
    await expectSimulation(canvas);
  },
};

export const AnotherList: Story = {
  tags: ['BEY-ALT-09'],
  beforeEach: withTwoChoiceLists,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Round 1' }, slow));
    const next = await canvas.findByLabelText('Choice list for Round 2', undefined, slow);
    await expect(next).toHaveDisplayValue('Round 1 (6)');
    await userEvent.selectOptions(next, 'Near home (5)');
    await userEvent.click(canvas.getByRole('button', { name: 'Join and ask for an upgrade' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Result of Round 2' }, slow),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Choice list for Round 3')).toHaveDisplayValue(
      'Near home (5)',
    );
  },
};

export const Ended: Story = {
  tags: ['BEY-ALT-06'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'over' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Round 1' }, slow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Join and stay' }, slow));
    await expect(await canvas.findByText('The season is over. You end with:')).toBeVisible();
    await expectSimulation(canvas);
  },
};

export const Playing: Story = {
  tags: ['BEY-ALT-05'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'playing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Round 1' }, slow));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Play Round 1' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    scenario: 'practiceSeats.never',
    shows: { machine: 'practice', state: 'loading' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Practice allotment' }, slow),
    ).toBeVisible();
    await expectSimulation(canvas);
  },
};

export const Empty: Story = {
  parameters: { scenario: 'listChoiceLists.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No choice list yet', undefined, slow)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a list' })).toHaveAttribute(
      'href',
      '/choices',
    );
  },
};

export const Failed: Story = {
  parameters: {
    scenario: 'practiceSeats.500',
    shows: { machine: 'practice', state: 'failed' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The practice could not be loaded', undefined, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'practiceSeats.network-error' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Cannot reach the server\./, undefined, slow),
    ).toBeVisible();
  },
};
