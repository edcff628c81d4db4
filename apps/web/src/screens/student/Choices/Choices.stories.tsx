import type { SeatOutlook } from '@seatwise/flows/choices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import {
  dropStoredLists,
  leaveList,
  leaveLongLists,
  storyChoices,
} from '../../../testing/leaveList.ts';
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
const [first, second, third] = storyChoices;

const ajmer = {
  ...first,
  instituteCode: '202211',
  institute: 'Jawaharlal Nehru Medical College, Ajmer',
  city: 'Ajmer',
  state: 'Rajasthan',
} as const;
const manipal = {
  ...first,
  instituteCode: '201273',
  institute: 'Kasturba Medical College, Manipal',
  city: 'Manipal',
  state: 'Karnataka',
  quotaName: 'Deemed/Paid Seats Quota',
} as const;

/** Changes what the server answers at an address; returns how to undo it. */
const changeAnswers = <Row,>(path: string, change: (rows: Row[]) => Promise<Row[]> | Row[]) => {
  const send = globalThis.fetch;
  const fetchSpy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await send(...request);
    return answer.url.includes(path)
      ? Response.json(await change((await answer.json()) as Row[]))
      : answer;
  });
  return () => fetchSpy.mockRestore();
};

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

export const Locking: Story = {
  tags: ['BEY-CHC-08', 'BEY-CHC-14', 'BEY-CHC-15', 'BEY-CAL-04'],
  // The last choice repeats the first one, which is warned of.
  beforeEach: () => leaveList({ items: [...storyChoices, { ...first, subject: 'mbbs' }] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    // An example date shows its day alone: an hour or a countdown would be read as a fact.
    await expect(
      await dialog.findByText(
        /^Round 1: last date to fill and lock choices: (?:\w+ \d+,|\d+ \w+) \d{4}\.$/,
      ),
    ).toBeVisible();
    await expect(dialog.queryByText(/ left$/)).not.toBeInTheDocument();
    await expect(dialog.getByText(/^This date is an example\./)).toBeVisible();
    await expect(
      dialog.getByText(/^If you get a seat in Round 1 and do not join: You lose nothing\./),
    ).toBeVisible();
    await expect(dialog.getByText(/in Seatwise only\. MCC does not get it\./)).toBeVisible();
    await expect(await dialog.findByText('2 warnings', undefined, slow)).toBeVisible();
    await expect(dialog.getByText(/^In Round 1: /)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Lock' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^I have read it/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    const locked = await canvas.findByText(/Locked on /, undefined, slow);
    await expect(canvas.getByRole('list', { name: /^Choices of / })).toHaveAttribute(
      'data-fixed',
      'true',
    );
    await expect(locked).toBeVisible();
    await waitFor(() => expect(locked.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Move 1/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Only you change the order/)).not.toBeInTheDocument();
    // The portal still takes another order, so a locked list keeps its warnings.
    await userEvent.click(await canvas.findByText('2 warnings'));
    await expect(
      canvas.getByText(/On mcc\.nic\.in you can still correct your choices/),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText(/in Seatwise only\. MCC does not get it\./)).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Print the list' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open mcc\.nic\.in/ })).toHaveAttribute(
      'href',
      'https://mcc.nic.in',
    );
  },
};

export const FactsOfEachChoice: Story = {
  tags: ['again', 'BEY-CHC-18', 'BEY-CHC-23'],
  beforeEach: async () => {
    await saveAnswers({ budgetPerYear: 200_000 });
    leaveList({ items: [...storyChoices, { ...first, subject: 'mbbs' }, manipal] });
  },
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole('list', { name: /^Choices of / }, slow));
    const deemed = () => within(rows.getAllByRole('listitem')[4]!);
    await expect(await deemed().findByText(/^₹[\d.]+L\/yr\*$/, undefined, slow)).toBeVisible();
    await expect(await deemed().findByText(/Over your budget/, undefined, slow)).toBeVisible();
    await expect(deemed().getByText(/^Closed [\d,]+ \(R\d 20\d\d\)$/)).toBeVisible();
    await expect(deemed().getByText('R1')).toBeVisible();
    await expect(deemed().getByText(/^R3: (Very Likely|Likely|Possible|Unlikely)$/)).toBeVisible();
    await expect(deemed().getByText(/^(Very Likely|Likely|Possible|Unlikely)$/)).toBeVisible();
    const repeated = within(rows.getAllByRole('listitem')[3]!);
    await expect(repeated.getByText(/Repeated/)).toBeVisible();
    await expect(
      canvas.getByText(/^In Round 1: .*ikely \d.* · No\. 1 costs ₹[\d.]+[KL]?\/yr\*? ·/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/ · Your rank [\d,]+ · .*\* example, not a real figure$/),
    ).toBeVisible();
    // A row of a phone has room for a part of it: the name opens the rest.
    await userEvent.click(deemed().getByRole('button', { name: manipal.institute }));
    const details = within(await screen.findByRole('dialog', { name: manipal.institute }, slow));
    await expect(details.getByText(/^you [\d,]+$/)).toBeVisible();
    await expect(details.getByText(/^R3: .*ikely, closes near [\d,]+$/)).toBeVisible();
    await expect(details.getByText(/^Institute code 201273$/)).toBeVisible();
    await expect(details.getByText(/Over your budget/)).toBeVisible();
  },
};

export const MendingWarnings: Story = {
  tags: ['again', 'BEY-CHC-05', 'BEY-CHC-06'],
  beforeEach: () => leaveList({ items: [...storyChoices, { ...first, subject: 'mbbs' }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^\d warnings$/, undefined, slow));
    const doubled = await canvas.findByText(/ is the same seat as no\. 1\./, undefined, slow);
    const mend = within(doubled.closest('li')!).getByRole('button', { name: 'Remove' });
    await userEvent.click(mend);
    await waitFor(() => expect(doubled).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/ is the same seat as no\. 1\./)).toBeVisible();
  },
};

export const PublishedDeadline: Story = {
  tags: ['again', 'BEY-CAL-04', 'BEY-RUL-04'],
  beforeEach: () =>
    changeAnswers<{ round: string; source: string }>('/api/counselling-dates', async (dates) => {
      // The dialog is open before the dates are here.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return dates
        .filter(({ round }) => round === 'Stray Vacancy')
        .map((date) => Object.assign(date, { source: 'official' }));
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    await expect(dialog.queryByText(/^We do not know the deadline/)).not.toBeInTheDocument();
    await expect(await dialog.findByText(/^\d+ days? \d+ hours? left$/)).toBeVisible();
    await expect(dialog.queryByText(/^This date is an example/)).not.toBeInTheDocument();
    await expect(
      dialog.getByText(
        /^If you get a seat in Stray round .* not allowed to take NEET in the next year/,
      ),
    ).toBeVisible();
  },
};

export const DuplicateAndNewList: Story = {
  tags: ['again', 'BEY-CHC-13'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    const choose = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }, slow));
    };
    await choose('Duplicate');
    await expect(await canvas.findByRole('list', { name: 'Choices of Round 1 (2)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: first.institute })).toBeVisible();
    await choose('New list…');
    const dialog = within(await screen.findByRole('dialog', { name: 'New list' }, slow));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('Round 2');
    await userEvent.clear(name);
    await userEvent.type(name, 'Round 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText(/^You have a list of this name already/)).toBeVisible();
  },
};

export const LockingWithoutDates: Story = {
  tags: ['again', 'BEY-CAL-04'],
  parameters: { scenario: 'listCounsellingDates.404' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    await expect(await dialog.findByText(/^We do not know the deadline/)).toBeVisible();
  },
};

export const QuestionsUnanswered: Story = {
  tags: ['again', 'BEY-CHC-05'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Answer the questions/ }, slow);
    await expect(link).toHaveAttribute('href', paths.applicant);
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
    await userEvent.click(dialog.getAllByRole('button', { name: 'Restore' })[0]!);
    await expect(await canvas.findByRole('button', { name: second.institute }, slow)).toBeVisible();
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

export const Saving: Story = {
  parameters: {
    scenario: 'createChoiceList.never',
    shows: { machine: 'choiceList', state: 'saving' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Saving…/, undefined, slow)).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['again', 'BEY-CHC-04'],
  parameters: {
    scenario: 'createChoiceList.network-error',
    shows: { machine: 'choiceList', state: 'waiting' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Kept in this browser/, undefined, slow)).toBeVisible();
    await expect(canvas.getByRole('button', { name: first.institute })).toBeVisible();
  },
};

export const NearlyFull: Story = {
  tags: ['again', 'BEY-CHC-11'],
  beforeEach: () => {
    leaveList();
    leaveLongLists(4);
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      /^Your lists fill \d+ % of their space/,
      undefined,
      slow,
    );
    await expect(notice).toHaveTextContent('Delete lists that you no longer need');
  },
};

export const Full: Story = {
  tags: ['again', 'BEY-CHC-11'],
  parameters: {
    scenario: 'createChoiceList.413',
    shows: { machine: 'choiceList', state: 'full' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your lists are full\. Delete a list/, undefined, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: first.institute })).toBeVisible();
  },
};

export const ChangedInTwoPlaces: Story = {
  tags: ['again', 'BEY-CHC-16'],
  beforeEach: () =>
    leaveList({
      version: 1,
      base: [first, second, third, ajmer],
      items: [second, third, ajmer, first],
      conflict: {
        version: 2,
        savedAt: '2026-11-24T07:30:00.000Z',
        items: [second, third, first, ajmer],
        base: [first, second, third, ajmer],
      },
    }),
  parameters: { shows: { machine: 'choiceList', state: 'conflict' } },
  play: async ({ canvas, userEvent }) => {
    const what = await canvas.findByText(/ was no\. 1\. On this device /, undefined, slow);
    await expect(what).toHaveTextContent(first.institute);
    await expect(what).toHaveTextContent(/On this device you moved it to no\. 4\./);
    await expect(what).toHaveTextContent(
      /another device, saved on .*2026.*, you moved it to no\. 3\.$/,
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Keep my change from the other device' }, slow),
    );
    await expect(canvas.queryByText('Changed on two devices')).not.toBeInTheDocument();
  },
};

export const LateEdits: Story = {
  tags: ['again', 'BEY-CHC-08', 'BEY-CHC-13'],
  beforeEach: () => leaveList({ version: 1, base: [first] }),
  parameters: {
    scenario: 'writeChoiceList.409',
    shows: { machine: 'choiceList', state: 'locked' },
  },
  play: async ({ canvas, userEvent }) => {
    const keep = await canvas.findByRole('button', { name: 'Save them as a new list' }, slow);
    await expect(canvas.queryByRole('button', { name: third.institute })).not.toBeInTheDocument();
    await userEvent.click(keep);
    await expect(await canvas.findByRole('button', { name: third.institute }, slow)).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Round 1 (2)' })).toBeVisible();
  },
};

const openStressTest = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  // Each step loads modules of its own: one wait for all of them is too short on a busy machine.
  await canvas.findByText(/ · Saved/, undefined, slow);
  await canvas.findAllByText(/likely/i, undefined, slow);
  const title = await canvas.findByText(/^Stress test: a seat in /, undefined, slow);
  await userEvent.click(title);
  return within(title.closest('details')!);
};

const tableOf = (test: Awaited<ReturnType<typeof openStressTest>>) =>
  within(test.getByRole('table', { name: 'Where you end after the main rounds' }));

export const StressTested: Story = {
  tags: ['again', 'BEY-STR-01', 'BEY-STR-06'],
  beforeEach: () => {
    leaveList({ items: [...storyChoices, ajmer, manipal] });
    return changeAnswers<SeatOutlook>('/api/choices/outlooks', (rows) =>
      rows.map((row) => ({
        ...row,
        history: row.history.map((year) => ({ ...year, sample: true })),
      })),
    );
  },
  play: async (context) => {
    const test = await openStressTest(context);
    const row = (name: RegExp) => tableOf(test).getAllByRole('row', { name })[0];
    await expect(row(/^Without a seat /)).toHaveTextContent(/ of 100$/);
    await expect(row(/^\d\. /)).toHaveTextContent(/ of 100$/);
    await expect(test.getByText(/^We played your list in 1,000 seasons\./)).toBeVisible();
    // Closing ranks that are made up are marked as such.
    await expect(test.getByText('Sample')).toBeVisible();
    await context.userEvent.click(test.getByText('What this assumes'));
    await expect(test.getByText(/^Closing ranks of one year rise and fall together/)).toBeVisible();
  },
};

const deemed = { ...manipal, quotaName: 'Non-Resident Indian' } as const;

/** A seat that the student may not apply for gives none. */
export const StressTestOfOne: Story = {
  tags: ['again', 'BEY-STR-02', 'BEY-STR-06', 'BEY-ELG-12'],
  beforeEach: async () => {
    await saveAnswers({ nri: false });
    leaveList({ items: [deemed, second] });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const test = await openStressTest(context);
    await expect(tableOf(test).queryByText(new RegExp(`^1\\. ${deemed.institute}`))).toBeNull();
    await expect(test.getByText(/^1 choice is left out: according to your answers/)).toBeVisible();
    await userEvent.click(canvas.getByText(/^\d warnings?$/));
    await expect(canvas.getByText(/From Round 3 on you may choose it too/)).toBeVisible();
  },
};

export const StressTestWithoutChances: Story = {
  tags: ['again', 'BEY-STR-06'],
  beforeEach: () => leaveList({ items: [{ ...first, instituteCode: '999999' }] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Stress test: we know no chance/, undefined, slow),
    ).toBeVisible();
  },
};
