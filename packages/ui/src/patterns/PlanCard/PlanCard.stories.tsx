import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { PlanCard } from './PlanCard.tsx';

const names = [
  'College finder',
  'College prediction',
  'Choice filling with a counsellor',
  'Calls before every round',
];
const features = (had: number) => names.map((name, index) => ({ name, available: index < had }));

const meta = {
  title: 'Patterns/PlanCard',
  component: PlanCard,
  args: {
    title: 'ADVANCE',
    subtitle: 'For one counselling, start to end',
    price: '₹9,999',
    priceNote: '+GST',
    features: features(3),
    action: 'Purchase',
    onChoose: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'List the same features in the same order on every card.',
        'Lift one card at most, by a fact that a reader can check.',
      ],
      dont: ['Do not hide what a plan lacks.'],
    },
  },
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Active: Story = {
  args: { active: true, action: 'Active Plan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-active', 'true');
  },
};

export const Highlighted: Story = {
  args: { highlight: 'Cheapest unlimited plan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cheapest unlimited plan')).toBeVisible();
  },
};

export const AllThree: Story = {
  parameters: { wide: true },
  render: (args) => (
    <Grid columns={3} gap="lg">
      <PlanCard
        {...args}
        title="BASIC"
        subtitle="To look around"
        price="₹1,999"
        features={features(2)}
        active
        action="Active Plan"
      />
      <PlanCard {...args} highlight="Cheapest unlimited plan" />
      <PlanCard
        {...args}
        title="PREMIUM"
        subtitle="All counsellings of a year, with a counsellor of your own"
        price="₹19,999"
        features={features(4)}
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(buttons).toHaveLength(3);
    // The buttons of cards in a row are aligned.
    const columns = new Set(buttons.map(({ left }) => left)).size;
    if (columns === 3) await expect(new Set(buttons.map(({ bottom }) => bottom)).size).toBe(1);
    await expectNoOverflow(canvasElement);
  },
};

export const LongWords: Story = {
  args: {
    title: 'PREMIUM WITH STATE COUNSELLING',
    subtitle: 'For MCC, Himachal Pradesh, Andhra Pradesh and Puducherry in the same year',
    price: '₹1,24,999',
    priceNote: '+GST, paid once for the whole counselling year',
    features: [
      {
        name: 'Choice filling for government, private and deemed universities in every round, the stray round included',
        available: true,
      },
      { name: 'Documents read before you travel', available: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};
