import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { longCollege } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Patterns/Hero',
  component: Hero,
  args: { title: 'College Prediction' },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: ['Promise one thing, and offer one way to begin.', 'Let claims be few and true.'],
      dont: ['Do not put a second hero on a page.'],
    },
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

const landing = {
  size: 'landing',
  title: 'Find the medical seat your rank can win',
  lead: 'Seatwise guides you through NEET UG, PG and MDS counselling, round after round.',
  actions: (
    <>
      <Link href="#sign-up" variant="button">
        Create Account
      </Link>
      <Link href="#plans" variant="button" tone="secondary">
        See plans
      </Link>
    </>
  ),
  claims: ['1,247 colleges', 'Four years of cut-offs', 'Counsellors who answer'],
} as const;

export const OfAPage: Story = {
  args: {
    lead: (
      <>
        You are on a Free plan. Please upgrade your plan to use the College Prediction feature.{' '}
        <Link href="#plans">Upgrade</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'College Prediction' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade' })).toBeVisible();
  },
};

export const OfTheLandingPage: Story = {
  args: landing,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Create Account' })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const WithSomethingBeside: Story = {
  args: {
    ...landing,
    aside: (
      <Card raised>
        <Stack>
          <Heading level={2} size="title">
            Estimate your chances
          </Heading>
          <TextField
            label="All India Rank"
            inputMode="numeric"
            value="12345"
            onChange={() => undefined}
          />
          <Text size="small" tone="muted">
            No account needed for a first look.
          </Text>
        </Stack>
      </Card>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/All India Rank/)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const LongTitle: Story = {
  args: { title: longCollege, lead: 'Round 3, state quota, all categories' },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};

const Focused = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return <Hero title="Our Services & Fee Structure" titleRef={title} />;
};

export const FocusOnItsTitle: Story = {
  render: () => <Focused />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
