import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { dropStoredLists, leaveList, manipal, storyChoices } from '../../../testing/leaveList.ts';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

const meta = {
  title: 'Screens/Choice list',
  component: AppAt,
  args: { path: paths.choices },
  parameters: { layout: 'fullscreen', role: 'basic' },
  beforeEach: () => leaveList(),
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };
const [first, , third] = storyChoices;

export const Success: Story = {
  tags: ['BEY-CHC-03', 'BEY-CHC-04'],
  parameters: { shows: { machine: 'choiceList', state: 'saved' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ · Saved/, undefined, slow)).toBeVisible();
    const menu = canvas.getByRole('button', {
      name: new RegExp(`^Actions for ${third.institute}`),
    });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the top' }, slow));
    const rows = () =>
      within(canvas.getByRole('list', { name: /^Choices of / })).getAllByRole('listitem');
    await expect(within(rows()[0]!).getByRole('button', { name: third.institute })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(within(rows()[0]!).getByRole('button', { name: first.institute })).toBeVisible();
    await expect(await canvas.findByText(/ · Saved/, undefined, slow)).toBeVisible();
  },
};

export const FactsOfEachChoice: Story = {
  tags: ['again', 'BEY-CHC-18', 'BEY-CHC-23', 'BEY-CHC-25'],
  beforeEach: async () => {
    await saveAnswers({ budgetPerYear: 200_000, category: 'OBC' });
    leaveList({ items: [...storyChoices, { ...first, subject: 'mbbs' }, manipal] });
  },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: /^Choices of / }, slow));
    const deemed = () => within(rows.getAllByRole('listitem')[4]!);
    await expect(await deemed().findByText(/^₹[\d.]+L\/yr$/, undefined, slow)).toBeVisible();
    await expect(await deemed().findByText(/Over your budget/, undefined, slow)).toBeVisible();
    await expect(deemed().getByText(/^Closed [\d,]+ \(R\d 20\d\d\)$/)).toBeVisible();
    await expect(rows.getAllByText(/^Closed [\d,]+ \(R\d 20\d\d, OBC seat\)$/)[0]).toBeVisible();
    await expect(deemed().getByText('by R3')).toBeVisible();
    await expect(deemed().getByText(/^R1: (Very Likely|Likely|Possible|Unlikely)$/)).toBeVisible();
    await expect(deemed().getByText(/^(Very Likely|Likely|Possible|Unlikely)$/)).toBeVisible();
    const repeated = within(rows.getAllByRole('listitem')[3]!);
    await expect(repeated.getByText(/Repeated/)).toBeVisible();
    await expect(canvas.getByText(/^By Round 3: .*ikely \d/)).toBeVisible();
    // The fee of the first choice is published nowhere.
    await expect(canvas.queryByText(/No\. 1 costs/)).toBeNull();
    await expect(canvas.getByText(/^Your rank [\d,]+$/)).toBeVisible();
  },
};

/** Without the student's answers, the chances would be those of another category. */
export const QuestionsUnknown: Story = {
  tags: ['again', 'BEY-CHC-05', 'BEY-CHC-19'],
  parameters: { scenario: 'readApplicant.500' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^We could not load the chances/, undefined, slow);
    await expect(canvas.queryByText(/^(Very )?(un)?likely$/i)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Answer the questions/ })).toBeNull();
  },
};

export const Versions: Story = {
  tags: ['again', 'BEY-CHC-06', 'BEY-CHC-07'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    const choose = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }, slow));
    };
    await choose('Suggest an order…');
    await userEvent.click(await screen.findByRole('button', { name: 'Use this order' }, slow));
    await choose('Versions…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }, slow));
    await expect((await dialog.findAllByText(/^Version 1, /, undefined, slow))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: dropStoredLists,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No choice yet', undefined, slow)).toBeVisible();
  },
};

export const NotLoaded: Story = {
  tags: ['BEY-CHC-04'],
  parameters: { scenario: 'listChoiceLists.500' },
  beforeEach: dropStoredLists,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We could not load your choice lists.', undefined, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithoutChances: Story = {
  tags: ['BEY-CHC-05', 'BEY-CHC-19'],
  parameters: { scenario: 'readSeatOutlooks.500' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(
      () => expect(canvas.getByText(/^We could not load the chances/)).toBeVisible(),
      slow,
    );
    await expect(canvas.getByRole('button', { name: first.institute })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    await expect(sheet.getByText(/we could not check this list/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
