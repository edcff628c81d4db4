import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ShortlistItem } from '@seatwise/flows/choices';
import { expect, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { dropStoredLists, leaveShortlist } from '../../../testing/leaveList.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

const item = (instituteCode: string, institute: string, state: string): ShortlistItem => ({
  instituteCode,
  institute,
  state,
  subject: 'MBBS',
  quotaName: 'All India',
});

/** Leaves two colleges and more on the shortlist, without a list. */
const leaveItems = (...more: readonly ShortlistItem[]): void => {
  dropStoredLists();
  leaveShortlist([
    item('200226', 'Seth G.S. Medical College, Mumbai', 'Maharashtra'),
    item('200275', 'Madras Medical College, Chennai', 'Tamil Nadu'),
    ...more,
  ]);
};

const meta = {
  title: 'Screens/Shortlist',
  component: AppAt,
  args: { path: paths.shortlist },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };

export const OfAState: Story = {
  name: 'With a seat that a state gives',
  tags: ['BEY-STA-31', 'BEY-STA-35'],
  beforeEach: async () => {
    leaveItems({
      ...item(
        'bgs-gims-bengaluru',
        'BGS Global Institute of Medical Sciences, Bengaluru',
        'Karnataka',
      ),
      quotaName: 'State quota',
      authority: 'kea',
    });
    await saveAnswers({ homeState: 'Karnataka', stateCategory: '3B', category: 'OBC' });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      /^KEA · MBBS · State quota, (General merit|Category 3B) seat/,
      undefined,
      slow,
    );
    const row = within((await canvas.findByRole('link', { name: /^BGS Global/ })).closest('li')!);
    await row.findByText(/^Closed [\d,]+ \(R\d 2025/, undefined, slow);
    await expect(row.getByRole('button', { name: /^Add to my Karnataka list/ })).toBeEnabled();
  },
};

export const Success: Story = {
  tags: ['BEY-SHL-02', 'BEY-SHL-03', 'BEY-SHL-07', 'BEY-SHL-09', 'BEY-SHL-13'],
  beforeEach: () =>
    leaveItems({
      ...item('200340', 'Kasturba Medical College, Manipal', 'Karnataka'),
      quotaName: 'Deemed/Paid Seats Quota',
    }),
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Compare / }, slow);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'name');
    for (const box of boxes) await userEvent.click(box);
    await expect(canvas.getByText('3 chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show comparison' }));
    const table = within(await canvas.findByRole('region', { name: 'Comparison' }, slow));
    await expect(table.getByRole('row', { name: /^State .*Maharashtra/ })).toBeVisible();
    await table.findByRole('row', { name: /^Your chance/ }, slow);
    await table.findByRole('row', { name: /^Fees per year / }, slow);
    await expect(canvas.getByText(/^Same for all: .*Subject/)).toBeVisible();
    await expect(canvas.getByText(/^Not known to us for any of them: /)).toBeVisible();
    // A chance is one of four words.
    const values = (name: RegExp) => within(table.getByRole('row', { name }));
    await expect(
      values(/^Your chance/).getAllByText(/^(Very Likely|Likely|Possible|Unlikely)$/).length,
    ).toBeGreaterThanOrEqual(3);
    await expect(values(/^Your chance/).getAllByText(/^by R\d/)[0]).toBeVisible();
    await expect(values(/^Last closing rank · you /).getAllByText(/^Your rank/)).toHaveLength(3);
    await expect(table.getAllByRole('button', { name: /^Add to choices / })).toHaveLength(3);
    await expect(canvas.queryByText(/\d %/)).not.toBeInTheDocument();
    await expect(values(/^Your chance/).getByText('Likeliest')).toBeVisible();
    // The fees of the others are not known, and may be lower.
    await expect(table.queryByText('Lowest fee')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the shortlist' }));
    await expect(await canvas.findByText('3 chosen')).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox', { checked: true }))
      await userEvent.click(box);
    await expect(canvas.getByText(/Tick 2 to 4 colleges to compare\.$/)).toBeVisible();
  },
};

export const RowOfASeat: Story = {
  tags: ['BEY-SHL-02', 'BEY-SHL-12'],
  beforeEach: () => leaveItems(),
  play: async ({ canvas, userEvent }) => {
    const college = 'Madras Medical College, Chennai';
    const row = (await canvas.findByRole('link', { name: college }, slow)).closest('li')!;
    const own = within(row);
    await expect(
      await own.findByText(/^(Very Likely|Likely|Possible|Unlikely)$/, undefined, slow),
    ).toBeVisible();
    await expect(own.getByText(/^Closed [\d,]+ \(R\d 20\d\d\)$/)).toBeVisible();
    await expect(own.getByText('Fee not known')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: `Actions for ${college}` }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Note and tags' }));
    await userEvent.type(await page.findByLabelText('Note', undefined, slow), 'Aunt lives near');
    await userEvent.type(page.getByLabelText(/^Tags/), 'dream, dream');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await userEvent.click(
      await own.findByRole('button', { name: 'Note and tags: Aunt lives near · dream' }),
    );
    await expect(await page.findByLabelText('Note')).toHaveValue('Aunt lives near');
    await userEvent.keyboard('{Escape}');
  },
};

export const FromHome: Story = {
  tags: ['again', 'BEY-SHL-05'],
  beforeEach: async () => {
    leaveItems();
    await saveAnswers({ homeState: 'Tamil Nadu' });
  },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Compare / }, slow);
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Show comparison' }));
    const table = within(await canvas.findByRole('region', { name: 'Comparison' }, slow));
    await expect(
      await table.findByRole(
        'row',
        { name: /^Distance .* In your home state Nearest about 1,0\d0 km$/ },
        slow,
      ),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No college saved yet', undefined, slow)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add colleges' })).toHaveAttribute(
      'href',
      paths.prediction,
    );
  },
};

export const NotLoaded: Story = {
  tags: ['BEY-SHL-01'],
  parameters: { scenario: 'readShortlist.500' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We could not load your shortlist.', undefined, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'writeShortlist.network-error' },
  beforeEach: () => leaveItems(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole(
        'checkbox',
        { name: 'Compare Madras Medical College, Chennai' },
        slow,
      ),
    ).toBeVisible();
    await expect(await canvas.findByText(/Kept in this browser/, undefined, slow)).toBeVisible();
  },
};
