import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { FeatureCard } from './FeatureCard.tsx';

const meta = {
  title: 'Patterns/FeatureCard',
  component: FeatureCard,
  args: {
    title: 'College prediction',
    text: 'See which colleges closed near your rank in the last four years, and how likely each one is.',
    icon: icons.Target,
  },
  parameters: {
    guidance: {
      do: ['Say what the student has of it, in one or two sentences.'],
      dont: ['Do not make it a link: that is a LinkTile.'],
    },
  },
} satisfies Meta<typeof FeatureCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
  },
};

export const AmongOthers: Story = {
  render: (args) => (
    <Grid columns={3}>
      <FeatureCard {...args} />
      <FeatureCard
        title="Choice filling"
        text="A counsellor orders your choices with you before every round."
        icon={icons.ListChecks}
      />
      <FeatureCard
        title="Alerts"
        text="MCC notices and state bulletins, the day they are published."
        icon={icons.Bell}
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const [first, second] = canvas
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect());
    if (first!.top === second!.top) await expect(first!.height).toBe(second!.height);
    await expectNoOverflow(canvasElement);
  },
};

export const LevelOfItsTitle: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Documentationverificationcentres and reporting dates of every participating state',
    text: 'Thiruvananthapuram, Visakhapatnam, Chhatrapati Sambhajinagar, Dharamshala: where to report, by when, with which of your certificates in original and which in attested copy.',
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};
