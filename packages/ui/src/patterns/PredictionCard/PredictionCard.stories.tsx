import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { longCollege } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { RankLine } from '../RankLine/RankLine.tsx';
import { PredictionCard } from './PredictionCard.tsx';

const closings = [
  { rank: 15_960, year: 2025 },
  { rank: 15_431, year: 2024 },
];

const meta = {
  title: 'Patterns/PredictionCard',
  component: PredictionCard,
  args: {
    badge: (
      <Badge tone="info" outlined>
        Likely
      </Badge>
    ),
    evidence: 'Strong evidence',
    code: '200216',
    place: 'Government · Maharashtra · ₹1,20,000 a year · 1 year bond or ₹10L',
    institute: 'Government Medical College, Miraj',
    facts: [
      { term: 'Subject', value: 'MBBS' },
      { term: 'Category', value: 'OBC' },
      { term: 'Quota', value: 'All India' },
    ],
    range: <RankLine closings={closings} rank={12_345} end={24_690} />,
    margin: '3,615 to spare',
    onOpen: fn(),
  },
  parameters: {
    guidance: {
      do: ['Give it a TierBadge and a RankLine.', 'Leave out a fact that is not known.'],
      dont: ['Do not show a percentage that the evidence does not bear.'],
    },
  },
} satisfies Meta<typeof PredictionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.institute }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/200216/)).not.toBeVisible();
    await userEvent.click(canvas.getByText(args.margin));
    await expect(canvas.getByText(/200216/)).toBeVisible();
  },
};

export const WithoutQuota: Story = {
  args: {
    facts: [
      { term: 'Subject', value: 'MD General Medicine' },
      { term: 'Category', value: 'General' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Quota:')).toBeNull();
  },
};

export const AmongOthers: Story = {
  render: (args) => (
    <Grid columns={3}>
      <PredictionCard {...args} />
      <PredictionCard
        {...args}
        badge={
          <Badge tone="caution" outlined>
            Possible
          </Badge>
        }
        evidence="Some evidence"
        institute={longCollege}
        code="200417"
      />
      <PredictionCard
        {...args}
        badge={
          <Badge tone="critical" outlined>
            Unlikely
          </Badge>
        }
        evidence="Weak evidence"
        institute="AIIMS, Bhopal"
        code="100012"
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expectNoOverflow(canvasElement);
  },
};

export const LongName: Story = {
  args: {
    institute: longCollege,
    facts: [
      { term: 'Subject', value: 'Diploma in Oto-Rhino-Laryngology' },
      { term: 'Category', value: 'EWS' },
      { term: 'Quota', value: 'Internal — Puducherry UT domicile' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvas.getByRole('button', { name: longCollege }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(24);
    await expectNoOverflow(canvasElement);
  },
};
