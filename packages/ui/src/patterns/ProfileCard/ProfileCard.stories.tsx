import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { longPerson } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Patterns/ProfileCard',
  component: ProfileCard,
  args: {
    name: 'Ananya Sharma',
    details: [
      {
        term: 'Email',
        value: (
          <Link href="mailto:ananya.sharma@seatwise.test" standalone>
            ananya.sharma@seatwise.test
          </Link>
        ),
      },
      { term: 'Rank', value: '12,345' },
      { term: 'Roll number', value: 'SW000004' },
      { term: 'Counselling category', value: 'NEET UG' },
    ],
  },
  parameters: {
    guidance: {
      do: ['Show a dash for what is not known.'],
      dont: ['Do not edit in it: lead to the profile form.'],
    },
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ananya Sharma' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ananya.sharma@seatwise.test' })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const NotYetFilled: Story = {
  args: {
    name: 'vikram',
    details: [
      { term: 'Email', value: 'vikram@seatwise.test' },
      { term: 'Rank', value: '—' },
      { term: 'Roll number', value: '—' },
      { term: 'Counselling category', value: '—' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(3);
  },
};

export const LongName: Story = {
  args: {
    name: longPerson,
    details: [
      { term: 'Email', value: `${longPerson.replaceAll(' ', '.').toLowerCase()}@seatwise.test` },
      { term: 'Rank', value: '24,09,876' },
      { term: 'Roll number', value: 'SW999999' },
      { term: 'Counselling category', value: 'NEET MDS' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};
