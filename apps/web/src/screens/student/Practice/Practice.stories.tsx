import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { saveAnswers } from '../../../testing/saveAnswers.ts';
import {
  withChoiceList,
  withLesserCourseFirst,
  withStateList,
  withTwoChoiceLists,
} from '../../../testing/choiceLists.ts';

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
  waitFor(() => expect(canvas.getByText('This is a simulation')).toBeVisible());

export const Success: Story = {
  tags: ['BEY-ALT-05', 'BEY-ALT-08', 'BEY-ALT-11'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'choosing' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Start Round 1' }, slow)).toBeVisible();
    await expect(canvas.getByLabelText('All India Rank (AIR)')).toHaveValue('12450');
    await expect(canvas.getByText('12,450')).toBeVisible();
    // The words fade in when the form replaces its skeleton.
    const data = canvas.getByText(
      'We use the official closing ranks of 2024 for Round 1, Round 2, Round 3 and Stray round.',
    );
    await expect(data).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^What this uses/));
    await waitFor(() => expect(data).toBeVisible(), slow);
    await expectSimulation(canvas);
    await expect(
      canvas.getByText('Your list and the practice are free on every plan.'),
    ).toBeVisible();
  },
};

export const Result: Story = {
  tags: ['again', 'BEY-ALT-05', 'BEY-ALT-06', 'BEY-ALT-07', 'BEY-RUL-04'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'result' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Round 1' }, slow));
    await expect(
      await canvas.findByRole('region', { name: 'Result of Round 1' }, slow),
    ).toBeVisible();
    const ladder = within(canvas.getByRole('list', { name: 'Your choices in this round' }));
    await expect(ladder.getAllByText(/ to spare$/).length).toBeGreaterThan(1);
    await expect(canvas.getByText(/A lower one with ranks to spare is yours/)).toBeVisible();
    await expect(
      canvas.getByText('You lose nothing. This is called free exit.', {
        exact: false,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Say NO to an upgrade when you join/)).toBeVisible();
    const [origin] = canvas.getAllByText(/^Rule of NEET UG 20\d\d:/);
    await expect(origin).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { name: 'What happens if I do not join?' })[0],
    ).toHaveAttribute('href', '/not-joining');
    await expectSimulation(canvas);
  },
};

export const OwnCategory: Story = {
  name: 'The category of the profile',
  tags: ['BEY-ALT-16'],
  beforeEach: async () => {
    await withChoiceList();
    await saveAnswers({ category: 'OBC' });
  },
  play: async ({ canvas, userEvent }) => {
    const category = await canvas.findByLabelText('Category', undefined, slow);
    await expect(category).toHaveValue('OBC');
    await userEvent.click(canvas.getByText('Your details'));
    await userEvent.selectOptions(category, 'SC');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Round 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Practise again' }, slow));
    await expect(await canvas.findByLabelText('Category')).toHaveValue('SC');
  },
};

export const LesserCourseFirst: Story = {
  name: 'BDS above MBBS',
  tags: ['BEY-CHC-27'],
  beforeEach: withLesserCourseFirst,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Round 1' }, slow));
    await expect(
      await canvas.findByText('Another order of your list gets you MBBS', undefined, slow),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^Your rank reaches choice no\. 2 \(MBBS\), but you never get it below this BDS/,
      ),
    ).toBeVisible();
    await expect(canvas.getAllByText('Choice no. 1')[0]).toBeVisible();
    await expect(canvas.getAllByText(/^\d\. .*, MBBS$/)).toHaveLength(2);
  },
};

export const NoSeat: Story = {
  tags: ['again', 'BEY-ALT-07'],
  beforeEach: withChoiceList,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Your details', undefined, slow));
    const rank = canvas.getByLabelText('All India Rank (AIR)');
    await userEvent.clear(rank);
    await userEvent.type(rank, '9,00,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Round 1' }));
    // A notice fades in.
    await waitFor(() => expect(canvas.getByText('No seat in this round')).toBeVisible(), slow);
    await expect(canvas.getByText(/Add safer colleges: ones that closed well/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find safer colleges' })).toHaveAttribute(
      'href',
      paths.prediction,
    );
    await expect(canvas.getByText('No choice was close.')).toBeVisible();
    await expect(canvas.queryByText(/MORE than the seat/)).toBeNull();
    const missed = within(
      canvas.getByRole('list', { name: 'What you missed, the nearest first' }),
    ).getAllByRole('listitem');
    await expect(missed).toHaveLength(3);
    await expect(missed[0]).toHaveTextContent(/Closed at [\d,]+ *[\d,]+ short/);
    const pass = within(canvas.getByRole('region', { name: 'Result of Round 1' }));
    await expect(pass.getByRole('button', { name: 'Start Round 2' })).toBeVisible();
    await expect(pass.getByText('Round 2').closest('[aria-current="step"]')).toHaveTextContent(
      'Next',
    );
  },
};

export const AnotherList: Story = {
  tags: ['BEY-ALT-09', 'BEY-ALT-13'],
  args: { path: `${paths.practice}?list=practice-list-2` },
  beforeEach: withTwoChoiceLists,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('combobox', { name: 'Choice list' }, slow);
    await expect(list).toHaveDisplayValue('Near home (5)');
    await userEvent.selectOptions(list, 'Round 1 (6)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Round 1' }, slow));
    const next = await canvas.findByLabelText('Choice list for Round 2', undefined, slow);
    await expect(next).toHaveDisplayValue('Round 1 (6)');
    await userEvent.selectOptions(next, 'Near home (5)');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Accept and try for a better one (upgrade)' }),
    );
    await expect(
      await canvas.findByRole('region', { name: 'Result of Round 2' }, slow),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Choice list for Round 3')).toHaveDisplayValue(
      'Near home (5)',
    );
  },
};

export const Ended: Story = {
  tags: ['again', 'BEY-ALT-06'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'over' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Round 1' }, slow));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Accept this seat (no upgrade)' }, slow),
    );
    await expect(
      await canvas.findByText(/^Your season is over\. You got this seat:/),
    ).toBeVisible();
    const line = within(canvas.getByRole('list', { name: 'Rounds' }));
    await expect(line.getByText(/^Choice no\. \d+$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit my list' })).toHaveAttribute(
      'href',
      paths.choices,
    );
    await expectSimulation(canvas);
  },
};

export const Playing: Story = {
  tags: ['again', 'BEY-ALT-05'],
  beforeEach: withChoiceList,
  parameters: { shows: { machine: 'practice', state: 'playing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Round 1' }, slow));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Start Round 1' })).toBeVisible();
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

export const ExamWithoutLists: Story = {
  tags: ['BEY-ALT-11'],
  parameters: { role: 'premium' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No practice for your exam', undefined, slow),
    ).toBeVisible();
    await expect(canvas.queryByText(/^We estimate/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Make a list' })).not.toBeInTheDocument();
  },
};

export const ListOfAState: Story = {
  tags: ['BEY-STA-12'],
  beforeEach: withStateList,
  play: async ({ canvas }) => {
    const why = await canvas.findByText(
      /^“Karnataka Round 1”: no practice\. We play by the rules of MCC’s rounds/,
      undefined,
      slow,
    );
    // The notice fades in.
    await waitFor(() => expect(why).toBeVisible());
    await expect(canvas.getByText('No choice list for MCC yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    scenario: 'practiceSeats.500',
    shows: { machine: 'practice', state: 'failed' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We could not load the practice.', undefined, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'practiceSeats.network-error' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We cannot reach the server\./, undefined, slow),
    ).toBeVisible();
  },
};
