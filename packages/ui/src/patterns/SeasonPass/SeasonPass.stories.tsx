import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { SeasonPass, type SeasonStage } from './SeasonPass.tsx';

const day = (id: string, label: string, words: string, at: string, isOver = false) => ({
  id,
  label,
  day: words,
  at,
  isOver,
});
const first = [
  day('open', 'Registration opens', '26 Nov', '2026-11-26', true),
  day('close', 'Register and pay', '1 Dec', '2026-12-01'),
  {
    ...day('fill', 'Fill and lock choices', '4 Dec', '2026-12-04'),
    note: <Badge tone="info">Revised</Badge>,
  },
  day('result', 'Result', '5 Dec', '2026-12-05'),
];
const second = [day('open-2', 'Registration opens', '17 Dec', '2026-12-17')];
const over = first.map((date) => ({ ...date, isOver: true }));

const stagesOf = (
  ...[a, b, c, d]: readonly Pick<SeasonStage, 'state' | 'dates'>[]
): readonly SeasonStage[] => [
  { id: '1', name: 'Round 1', ...a! },
  { id: '2', name: 'Round 2', ...b! },
  { id: '3', name: 'Round 3', ...c! },
  { id: 'stray', name: 'Stray round', ...d! },
];
const ahead = { state: 'ahead', dates: [] } as const;

const due = {
  kicker: 'Next step · Register and pay: 1 Dec',
  title: 'Check and lock your choice list',
  text: 'Practise a season with it first. Then fill it in at mcc.nic.in and lock it.',
  action: (
    <Link href="#list" variant="button">
      Open my list
    </Link>
  ),
};

const meta = {
  title: 'Patterns/SeasonPass',
  tags: ['new'],
  component: SeasonPass,
  args: {
    caption: 'NEET UG 2026',
    due,
    stages: stagesOf(
      { state: 'now', dates: first },
      { state: 'ahead', dates: second },
      ahead,
      ahead,
    ),
  },
  parameters: {
    wide: true,
    guidance: {
      do: ['Give it the one action that is due.', 'Leave out dates that nobody has published.'],
      dont: ['Do not put a second loud button on the screen.'],
    },
  },
} satisfies Meta<typeof SeasonPass>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A round has begun. */
export const InARound: Story = {
  name: 'In a round',
  tags: ['BEY-SEA-08'],
  play: async ({ canvas, canvasElement }) => {
    const now = canvasElement.querySelector('[aria-current="step"]')!;
    await expect(now).toHaveTextContent('Round 1');
    await expect(now).toHaveTextContent('Now');
    const dates = canvas.getByRole('list', { name: 'Round 1' });
    await expect(within(dates).getAllByRole('listitem')).toHaveLength(4);
    await expectNoOverflow(canvasElement);
  },
};

/** A published date is near. */
export const DaysLeft: Story = {
  name: 'Days left',
  args: { due: { ...due, left: '2 days left' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days left')).toBeVisible();
  },
};

/** One round is over, and the next has not begun. */
export const BetweenRounds: Story = {
  name: 'Between rounds',
  args: {
    stages: stagesOf(
      { state: 'over', dates: over },
      { state: 'next', dates: second },
      ahead,
      ahead,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Round 2 Next: 17 Dec' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Round 2' })).toBeVisible();
  },
};

/** The student has chosen a later round. */
export const AnotherRound: Story = {
  name: 'Another round',
  // A page of documentation plays a story only in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Round 2/ }));
    await expect(canvas.queryByRole('list', { name: 'Round 1' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Round 2' })).toHaveTextContent('17 Dec');
  },
};

/** Nobody has published dates yet. */
export const NoDates: Story = {
  name: 'No dates',
  args: { due: { ...due, kicker: 'Next step' }, stages: stagesOf(ahead, ahead, ahead, ahead) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/No dates yet$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectNoOverflow(canvasElement);
  },
};

/** The next due date is unknown, for example without a network. */
export const LineAlone: Story = {
  name: 'Line alone',
  args: { due: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'NEET UG 2026' })).toBeVisible();
  },
};

/** All rounds are over. */
export const SeasonOver: Story = {
  name: 'Season over',
  args: {
    due: undefined,
    stages: stagesOf(
      { state: 'over', dates: over },
      { state: 'over', dates: over },
      { state: 'over', dates: over },
      { state: 'over', dates: over },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expectNoOverflow(canvasElement);
  },
};
