import { Button, Form, TextField } from '@seatwise/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MarksToRank } from './MarksToRank.tsx';

const submit = fn();

const meta = {
  title: 'Screens/Marks to rank',
  component: MarksToRank,
  args: { exam: 'UG' },
  decorators: [
    (Story) => (
      <Form onSubmit={submit}>
        <TextField label="All India Rank (AIR)" value="" onChange={() => {}} />
        <Story />
        <Button type="submit">Save</Button>
      </Form>
    ),
  ],
} satisfies Meta<typeof MarksToRank>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const summary = 'Only know your marks?';
const warning = 'Use your rank once you have it: the same marks gave other ranks in other years.';

const type = async ({ canvas, userEvent }: Context, marks: string): Promise<HTMLElement> => {
  await userEvent.click(canvas.getByText(summary));
  const field = canvas.getByLabelText('NEET UG marks out of 720');
  await userEvent.type(field, marks);
  return field;
};

/** Expects the answer to be announced, and the rank to stay as it was. */
const expectAnswer = async ({ canvas }: Context, text: string | RegExp): Promise<void> => {
  const answer = await canvas.findByText(text);
  await expect(answer).toBeVisible();
  await expect(canvas.getByRole('status')).toContainElement(answer);
  await expect(canvas.getByLabelText('All India Rank (AIR)')).toHaveValue('');
};

export const Closed: Story = {
  tags: ['BEY-MRK-03'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(summary)).toBeVisible();
    await expect(canvas.getByLabelText('NEET UG marks out of 720')).not.toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['BEY-MRK-03'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await type(context, '500');
    await userEvent.clear(field);
    await expect(field).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const YearsSideBySide: Story = {
  tags: ['BEY-MRK-02', 'BEY-MRK-03', 'BEY-MRK-04'],
  play: async (context) => {
    await type(context, '500');
    await expectAnswer(
      context,
      '500 marks were rank 51,500 to 52,700 in 2025, about 83,700 in 2022, about 84,500 in 2021 and about 86,800 in 2020.',
    );
    await expect(context.canvas.getByText(warning)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['BEY-MRK-03'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    submit.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    const title = canvas.getByText(summary);
    await expect(title).toHaveFocus();
    // Testing Library does not simulate a browser's Enter here.
    await userEvent.click(title);
    await userEvent.tab();
    await expect(canvas.getByLabelText('NEET UG marks out of 720')).toHaveFocus();
    await userEvent.keyboard('450{Enter}');
    await expectAnswer(context, /^450 marks were rank 1,21,000 to 1,23,000 in 2025, /);
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const FewCandidates: Story = {
  tags: ['BEY-MRK-02'],
  play: async (context) => {
    await type(context, '612');
    await expectAnswer(
      context,
      '612 marks were rank about 726 in 2025, about 15,600 in 2022, about 14,000 in 2021 and about 14,800 in 2020.',
    );
  },
};

export const FullMarks: Story = {
  tags: ['BEY-MRK-02'],
  play: async (context) => {
    await type(context, '720');
    await expectAnswer(context, 'We do not know which rank 720 marks were in past years.');
    await expect(context.canvas.queryByText(warning)).toBeNull();
  },
};

export const Zero: Story = {
  tags: ['BEY-MRK-02'],
  play: async (context) => {
    await type(context, '0');
    await expectAnswer(context, 'We do not know which rank 0 marks were in past years.');
  },
};

export const ImpossibleMarks: Story = {
  tags: ['BEY-MRK-02'],
  play: async (context) => {
    await type(context, '719');
    await expectAnswer(context, /^No answers add up to 719 marks: .+ Check your marks\.$/);
  },
};

export const RankInThePlaceOfMarks: Story = {
  tags: ['BEY-MRK-02'],
  play: async (context) => {
    await type(context, '45,210');
    await expectAnswer(context, 'Marks are a whole number from 0 to 720.');
  },
};

export const OfGraduates: Story = {
  tags: ['BEY-MRK-05'],
  args: { exam: 'PG' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(summary)).toBeNull();
  },
};
