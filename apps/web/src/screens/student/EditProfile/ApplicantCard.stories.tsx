import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

const meta = {
  title: 'Screens/Edit profile/Seats I can apply to',
  component: AppAt,
  args: { path: `${paths.editProfile}#applicant` },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findForm = async (canvas: Canvas) => {
  const card = within(await canvas.findByRole('region', { name: 'Seats I can apply to' }));
  await card.findByLabelText('Home state');
  return card;
};

export const Answered: Story = {
  tags: ['again', 'BEY-ELG-07'],
  play: async ({ canvas, userEvent }) => {
    const card = await findForm(canvas);
    for (const question of card.getAllByRole('combobox')) {
      if (question !== card.getByLabelText('Gender')) await expect(question).toHaveValue('');
      // Each question says why it is asked.
      await expect(question).toHaveAccessibleDescription(/\S/);
    }
    await userEvent.selectOptions(card.getByLabelText('Home state'), 'Kerala');
    await userEvent.selectOptions(card.getByLabelText('NRI, or sponsored by one'), 'No');
    await expect(card.getByLabelText('Class 11 and 12')).toBeVisible();
    await userEvent.selectOptions(card.getByLabelText('Nationality'), 'Foreign');
    await expect(card.queryByLabelText('NRI, or sponsored by one')).toBeNull();
    const budget = card.getByLabelText('Fees you can pay per year, in rupees');
    await userEvent.type(budget, 'little');
    await userEvent.click(card.getByRole('button', { name: 'Save answers' }));
    await expect(await card.findByText(/^Enter an amount in rupees/)).toBeVisible();
    await userEvent.clear(budget);
    await userEvent.type(budget, '2,50,000{Enter}');
    await waitFor(() => expect(card.getByText(/^Your answers are saved/)).toBeVisible());
    await expect(card.queryByText(/^You have not saved your changes/)).toBeNull();
    await expect(sessionStorage.getItem('draft.applicant')).toBeNull();
    await expect(card.getByRole('link', { name: 'See my colleges' })).toHaveAttribute(
      'href',
      paths.prediction,
    );
  },
};

export const AnsweredBefore: Story = {
  tags: ['BEY-ELG-05', 'BEY-ELG-07'],
  beforeEach: () => saveAnswers({ homeState: 'Tamil Nadu', pwd: false, budgetPerYear: 90_000 }),
  play: async ({ canvas }) => {
    const card = await findForm(canvas);
    await expect(card.getByLabelText('Home state')).toHaveValue('Tamil Nadu');
    await expect(card.getByLabelText('Certified disability (PwD)')).toHaveValue('no');
    await expect(card.getByLabelText('Fees you can pay per year, in rupees')).toHaveValue('90000');
    // The answer comes from the account, and this form also offers a third gender.
    await expect(card.getByLabelText('Gender')).toHaveValue('M');
  },
};

export const AsFacts: Story = {
  tags: ['BEY-ELG-07'],
  args: { path: paths.editProfile },
  beforeEach: () => saveAnswers({ homeState: 'Tamil Nadu', budgetPerYear: 90_000 }),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Seats I can apply to' }));
    await expect(await card.findByText('Tamil Nadu')).toBeVisible();
    await expect(card.getByText('₹90,000')).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Home state' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Edit answers' }));
    await waitFor(() => expect(card.getByLabelText('Nationality')).toHaveFocus());
  },
};

export const OpenQuestion: Story = {
  tags: ['BEY-ELG-07'],
  args: { path: paths.editProfile },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Seats I can apply to' }));
    await userEvent.click(await card.findByRole('button', { name: 'Reservation category' }));
    await waitFor(() => expect(card.getByLabelText('Reservation category')).toHaveFocus());
  },
};

export const MoreQuestions: Story = {
  tags: ['BEY-ELG-07'],
  args: { path: paths.editProfile },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Seats I can apply to' }));
    const more = await card.findByRole('button', { name: '8 more' });
    const named = card.getAllByRole('button').slice(1, -1);
    await expect(named.map(({ textContent }) => textContent)).toEqual([
      'Reservation category',
      'Home state',
      'NRI, or sponsored by one',
    ]);
    await userEvent.click(more);
    const next = 'Child of an ESI-insured person';
    await waitFor(() => expect(card.getByLabelText(next)).toHaveFocus());
    await expect(card.getByLabelText('Home state')).toBeVisible();
  },
};

export const OfAState: Story = {
  name: 'Home state with an own counselling',
  tags: ['BEY-STA-01'],
  play: async ({ canvas, userEvent }) => {
    const card = await findForm(canvas);
    await expect(card.queryByText(/own counselling/)).toBeNull();
    await userEvent.selectOptions(card.getByLabelText('Home state'), 'Karnataka');
    await card.findByText('Karnataka’s own counselling (KEA)');
    await userEvent.selectOptions(card.getByLabelText('Category on the state’s list'), '3B');
    await expect(card.getByLabelText('Category on the state’s list')).toHaveAccessibleDescription(
      /communities/,
    );
    await userEvent.click(card.getByLabelText(/^Rural schooling/));
    // The question about a disability is asked further up.
    await expect(card.queryByLabelText(/^Disability/)).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Save answers' }));
    await waitFor(() => expect(card.getByText(/^Your answers are saved/)).toBeVisible());
    // Answers for one state do not apply to another.
    await userEvent.selectOptions(card.getByLabelText('Home state'), 'Bihar');
    await card.findByText('Bihar’s own counselling (BCECE Board)');
    await expect(card.getByLabelText('Category on the state’s list')).toHaveValue('');
    await userEvent.selectOptions(card.getByLabelText('Home state'), 'Goa');
    await waitFor(() => expect(card.queryByText(/own counselling/)).toBeNull());
  },
};

export const SavingFailed: Story = {
  tags: ['again'],
  parameters: { scenario: 'saveApplicant.500' },
  play: async ({ canvas, userEvent }) => {
    const card = await findForm(canvas);
    await userEvent.selectOptions(card.getByLabelText('Home state'), 'Kerala');
    await userEvent.click(card.getByRole('button', { name: 'Save answers' }));
    await expect(await card.findByText(/could not save your answers/)).toBeVisible();
    await expect(card.getByLabelText('Home state')).toHaveValue('Kerala');
  },
};

export const Failed: Story = {
  parameters: { scenario: 'readApplicant.500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your answers.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotOffered: Story = {
  tags: ['BEY-ELG-08'],
  parameters: { scenario: 'readApplicant.404' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Seats I can apply to' })).toBeNull(),
    );
  },
};
