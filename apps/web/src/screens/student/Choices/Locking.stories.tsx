import type { SeatOutlook } from '@seatwise/flows/choices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { changeAnswers } from '../../../testing/changeAnswers.ts';
import {
  ajmer,
  leaveList,
  leaveShortlist,
  manipal,
  storyChoices,
} from '../../../testing/leaveList.ts';

const meta = {
  title: 'Screens/Choice list/Locking',
  component: AppAt,
  args: { path: paths.choices },
  parameters: { layout: 'fullscreen', role: 'basic' },
  beforeEach: () => leaveList(),
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Published {
  readonly id: string;
  readonly round: string;
  readonly kind: string | null;
  readonly at: string;
  readonly title: string;
  readonly source: string;
}

const slow = { timeout: 10_000 };
const [first] = storyChoices;

export const Locking: Story = {
  tags: ['BEY-CHC-05', 'BEY-CHC-08', 'BEY-CHC-14', 'BEY-CHC-15', 'BEY-CHC-28', 'BEY-CAL-04'],
  // The last choice repeats the first one, so that there is a warning; none is safe, which only the lock says of a short list.
  beforeEach: () => leaveList({ items: [...storyChoices, { ...first, subject: 'mbbs' }] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    // An unpublished date shows only its day, because readers would take an hour or a countdown for a fact.
    await expect(
      await dialog.findByText(
        /^Round 1: last date to fill and lock choices: (?:\w+ \d+,|\d+ \w+) \d{4}\.$/,
      ),
    ).toBeVisible();
    await expect(dialog.queryByText(/ left$/)).not.toBeInTheDocument();
    await expect(dialog.getByText(/^Nobody has published this date\./)).toBeVisible();
    await expect(
      dialog.getByText(/^If you get a seat in Round 1 and do not join: You lose nothing\./),
    ).toBeVisible();
    await expect(dialog.getByText(/in Seatwise only\. MCC does not get it\./)).toBeVisible();
    await expect(await dialog.findByText('2 warnings', undefined, slow)).toBeVisible();
    await expect(dialog.getByText(/^None of these choices is Very Likely/)).toBeVisible();
    await expect(dialog.getByText(/^By Round 3: /)).toBeVisible();
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
    // A locked list keeps its warnings, because the portal still accepts another order.
    await userEvent.click(await canvas.findByText('1 warning'));
    await expect(
      canvas.getByText(/On mcc\.nic\.in you can still correct your choices/),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText(/in Seatwise only\. MCC does not get it\./)).toBeVisible(),
    );
    await expect(canvas.getByText('Register and pay on mcc.nic.in')).toBeVisible();
    await expect(await canvas.findByText(/^Round 1: .*regist.* \d{4}\.$/i)).toBeVisible();
    await expect(canvas.getByText(/^At hand: NEET roll number/)).toBeVisible();
    await expect(canvas.getByText(/registration ₹1,000, security deposit ₹10,000;/)).toBeVisible();
    const portal = canvas.getByRole('link', { name: /^Open mcc\.nic\.in/ });
    const documents = canvas.getByRole('link', { name: 'Then get your documents ready' });
    await expect(portal.compareDocumentPosition(documents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('button', { name: 'Print the list' })).toBeVisible();
    await expect(portal).toHaveAttribute('href', 'https://mcc.nic.in');
  },
};

export const DearAndLeftOut: Story = {
  name: 'A fee far above the others, and a saved seat that is missing',
  tags: ['BEY-CHC-05', 'BEY-CHC-29'],
  beforeEach: () => {
    leaveList({ items: [manipal, ...storyChoices] });
    leaveShortlist([ajmer]);
    return changeAnswers<SeatOutlook>('/api/choices/outlooks', (rows) =>
      rows.map((row) =>
        row.instituteCode === ajmer.instituteCode
          ? { ...row, probabilityTier: 'Likely', rounds: null, collegeKind: 'government' }
          : row,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    await expect(
      await dialog.findByText(
        /^A government seat that you saved is not on this list: Jawaharlal .* Likely for you/,
        undefined,
        slow,
      ),
    ).toBeVisible();
    await expect(
      dialog.getByText(
        /^No\. 1 \(Kasturba .*\) costs ₹[\d,]+ a year\. Most of the others are government seats\./,
      ),
    ).toBeVisible();
  },
};

export const PublishedDeadline: Story = {
  tags: ['again', 'BEY-CAL-04', 'BEY-RUL-04'],
  beforeEach: () =>
    changeAnswers<Published>('/api/counselling-dates', async (dates) => {
      // The dialog opens before the dates have loaded.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const stray = dates
        .filter(({ round }) => round === 'Stray Vacancy')
        .map((date) => Object.assign(date, { source: 'official' }));
      const filling = stray.find(({ kind }) => kind === 'choices-close')!;
      const at = filling.at.replace(/T.*/, 'T18:25:00Z');
      const title = 'Stray Vacancy: last date to lock choices';
      return [...stray, { ...filling, id: 'locking', kind: null, at, title }];
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ · Saved/, undefined, slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    await expect(dialog.queryByText(/^We do not know the deadline/)).not.toBeInTheDocument();
    await expect(await dialog.findAllByText(/^\d+ days? \d+ hours? left$/)).toHaveLength(2);
    await expect(dialog.getByText(/last date to lock choices: .*11:55 pm IST\.$/)).toBeVisible();
    await expect(
      canvas.getByText(
        / · Last date to fill choices: .* [ap]m IST · Last date to lock choices: .*11:55 pm IST$/,
      ),
    ).toBeInTheDocument();
    await expect(dialog.queryByText(/^Nobody has published this date/)).not.toBeInTheDocument();
    await expect(
      dialog.getByText(
        /^If you get a seat in Stray round .* not allowed to take NEET in the next year/,
      ),
    ).toBeVisible();
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
