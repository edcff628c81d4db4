import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { withRank } from '../../../testing/withRank.ts';
import { saveAnswers } from '../../../testing/saveAnswers.ts';
import { openTools, predict, showing, slow } from '../../../testing/predict.ts';

const chosen = `${paths.prediction}?subject=MBBS&category=General`;

const meta = {
  title: 'Screens/College prediction results',
  component: AppAt,
  args: { path: chosen },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = { path: `${chosen}&quotaName=Non-Resident+Indian&allottedCategory=SC` };

const openFold = async (context: StoryContext, name: RegExp): Promise<HTMLElement> => {
  const summary = await context.canvas.findByText(name, undefined, slow);
  await context.userEvent.click(summary);
  return summary.closest('details')!;
};

/** Lists would judge a seat without the category that was asked; one press stores it. */
export const CategoryToKeep: Story = {
  name: 'A category to keep',
  tags: ['BEY-PRD-17'],
  args: { path: `${paths.prediction}?subject=MBBS&category=OBC` },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await showing(context);
    const keep = await canvas.findByRole('button', { name: 'Save OBC in my profile' }, slow);
    await expect(canvas.getByText(/^Your profile has no category/)).toBeVisible();
    await userEvent.click(keep);
    await waitFor(() => expect(keep).not.toBeInTheDocument(), slow);
    await expect(canvas.getByRole('heading', { name: 'College Predictions' })).toHaveFocus();
    await showing(context);
  },
};

/** MCC's seats and the seats of the home state's authority. */
export const WithTheState: Story = {
  name: 'With the seats of the home state',
  tags: ['BEY-STA-04', 'BEY-STA-05', 'BEY-STA-06', 'BEY-STA-09', 'BEY-STA-32', 'BEY-STA-35'],
  args: { path: `${paths.prediction}?subject=MBBS&category=OBC` },
  beforeEach: async () => {
    await saveAnswers({ homeState: 'Karnataka', stateCategory: '3B', category: 'OBC' });
    await withRank(48_000);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await showing(context);
    await canvas.findByText(
      /^Karnataka’s own counselling \(KEA\): seats of government colleges Very Likely at/,
      undefined,
      slow,
    );
    await openTools(context);
    const authority = within(await canvas.findByRole('group', { name: 'Given by' }, slow));
    await expect(authority.getByRole('checkbox', { name: /^All \d/ })).toBeChecked();
    await userEvent.click(authority.getByRole('checkbox', { name: /^Karnataka \(KEA\) \d/ }));
    await waitFor(() => expect(canvas.getAllByText(/^KEA\b/).length).toBeGreaterThan(5), slow);
    await expect(canvas.getAllByRole('button', { name: /^Shortlist \S/ })[0]).toBeVisible();
    if (!canvas.queryByRole('table'))
      await userEvent.click(canvas.getByRole('button', { name: 'Select rows' }));
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select (?!All)/ })[0]!);
    // MCC's list takes no seat that a state gives.
    await expect(canvas.queryByRole('button', { name: 'Add to choices' })).toBeNull();
    await canvas.findByRole('button', { name: 'Add to my Karnataka list' }, slow);
    // What the switch hides is not added.
    const ofKea = authority.getByRole('checkbox', { name: /^Karnataka \(KEA\) \d/ });
    const ofMcc = authority.getByRole('checkbox', { name: /^MCC \d/ });
    await userEvent.click(ofKea);
    await userEvent.click(ofMcc);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Add to my Karnataka list' })).toBeNull(),
    );
    await userEvent.click(ofMcc);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add to my Karnataka list' }, slow),
    );
    await canvas.findByText('1 choice added to “Karnataka Round 1”.', undefined, slow);
  },
};

/** MCC has no list of the exam: the seats are those that states give. */
export const OfStatesAlone: Story = {
  name: 'Seats of states alone',
  tags: ['BEY-STA-29', 'BEY-STA-30'],
  args: { path: `${paths.prediction}?subject=MDS+Orthodontics&category=General` },
  parameters: { role: 'premium' },
  beforeEach: async () => {
    await saveAnswers({ homeState: 'Karnataka', stateCategory: 'GM', category: 'General' });
    await withRank(4000);
  },
  play: async (context) => {
    const { canvas } = context;
    await showing(context);
    await canvas.findByText(
      /^Karnataka’s own counselling \(KEA\): seats of government colleges|^Karnataka’s own counselling \(KEA\): a chance/,
      undefined,
      slow,
    );
    await expect(
      canvas.getAllByText(/We found no closing ranks of MCC for NEET MDS\./)[0],
    ).toBeVisible();
    await expect(canvas.getAllByText(/^KEA\b/).length).toBeGreaterThan(5);
    await expect(canvas.queryByText(/through MCC/)).toBeNull();
  },
};

/** A press on the map shows the seats that may close there, and another press all of them. */
export const RanksChosen: Story = {
  name: 'Ranks chosen on the map',
  tags: ['BEY-PRD-39'],
  args: { path: `${paths.prediction}?subject=MBBS&category=OBC` },
  beforeEach: () => withRank(48_000),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    const all = await showing(context);
    const map = within(
      await canvas.findByRole(
        'toolbar',
        { name: 'Seats by the rank at which they may close' },
        slow,
      ),
    );
    const bin = map
      .getAllByRole('button', { name: /: [\d,]+ seats \(.*Likely/ })
      .find((button) => !button.ariaLabel?.includes('Unlikely'))!;
    const [, seats] = /: ([\d,]+) seats/.exec(bin.ariaLabel!)!;
    await userEvent.click(bin);
    await canvas.findByText(new RegExp(`^Showing \\d+ of ${seats} results$`), undefined, slow);
    await expect(bin).toHaveAttribute('aria-pressed', 'true');
    await expect(document.querySelector('[data-row] [data-tier="Unlikely"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Clear ranks [\d,]+ to [\d,]+$/ }));
    await expect(await showing(context)).toBe(all);
    await expect(canvas.getByRole('heading', { name: 'College Predictions' })).toHaveFocus();
  },
};

/** A rank that no government college accepts, with a budget that no other college meets. */
export const OutOfReach: Story = {
  name: 'Out of reach',
  tags: [
    'BEY-PRD-16',
    'BEY-PRD-18',
    'BEY-PRD-21',
    'BEY-STA-05',
    'BEY-VER-01',
    'BEY-VER-02',
    'BEY-VER-04',
    'BEY-VER-07',
  ],
  args: { path: `${paths.prediction}?subject=MBBS&category=OBC` },
  beforeEach: async () => {
    await saveAnswers({ homeState: 'Bihar', category: 'OBC' });
    await withRank(61_250);
  },
  play: async (context) => {
    const { canvas } = context;
    await predict(context);
    await showing(context);
    const heading = canvas.getByRole('heading', { name: 'College Predictions' });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight / 4);
    const lines = within(canvas.getByRole('list', { name: 'In short' })).getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent(
      /^No government MBBS through MCC: short by about [\d,]+ \(the last closed at [\d,]+ in Round 3 of 2025\)\.$/,
    );
    await expect(lines[1]).toHaveTextContent(
      /^Bihar’s own counselling \(BCECE Board\), for seats that are open to every category: .* the last closed at [\d,]+ in Round/,
    );
    await expect(lines[1]).toHaveTextContent(
      /Your category in the state may change this: Say your Bihar category\. Open bceceboard\.bihar\.gov\.in.*\.$/,
    );
    const link = canvas.getByRole('link', { name: /^Open bceceboard\.bihar\.gov\.in/ });
    await expect(link).toHaveAttribute('href', 'https://bceceboard.bihar.gov.in/');
    await waitFor(
      () => expect(lines.at(-1)).toHaveTextContent(/^(Government|No government) BDS/),
      slow,
    );
    await expect(lines.at(-1)).toHaveTextContent(
      /Repeating: a rank of about [\d,]+ makes MBBS likely\.$/,
    );
    const row = document.querySelector('[data-row]')!;
    await expect(
      lines.at(-1)!.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await expect(row.getBoundingClientRect().top).toBeLessThan(innerHeight);
  },
};

/** If government seats are likely, the verdict has two lines, and none about another course. */
export const WithinReach: Story = {
  name: 'Within reach',
  tags: ['BEY-PRD-19', 'BEY-STA-28', 'BEY-VER-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await showing(context);
    const lines = within(canvas.getByRole('list', { name: 'In short' })).getAllByRole('listitem');
    await expect(lines).toHaveLength(3);
    await expect(lines[0]).toHaveTextContent(
      /^Government MBBS through MCC: Very Likely at \d+ colleges, Likely at \d+, Possible at \d+\.$/,
    );
    await expect(lines[1]).toHaveTextContent(/^Your state fills 85% .* Say your home state\.$/);
    await expect(lines[2]).toHaveTextContent(/Save General in my profile$/);
    await openTools(context);
    await userEvent.click(canvas.getByRole('switch', { name: 'Group by college' }));
    await expect(
      (await canvas.findAllByText(/ · \d+ seat types? · [\d,]+ seats given in 2024$/))[0],
    ).toBeVisible();
  },
};

/** The sentence counts every college that is open to the student, whatever the filters hide. */
const seeBudgetSentence = async (
  { canvas }: Parameters<typeof predict>[0],
  said = /^Within ₹2L a year: \d+ of \d+ colleges with a chance\./,
): Promise<void> => {
  await expect(await canvas.findByText(said, undefined, slow)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Change your budget' })).toBeVisible();
};

export const OverBudget: Story = {
  name: 'Over the budget',
  tags: ['again', 'BEY-PRD-24', 'BEY-PRD-34', 'BEY-VER-03', 'BEY-VER-06'],
  args: { path: `${chosen}&show.kind=Deemed+university` },
  beforeEach: () => saveAnswers({ budgetPerYear: 200_000 }),
  play: async (context) => {
    const { canvas } = context;
    await predict(context);
    await seeBudgetSentence(context);
    const fold = within(await openFold(context, /^Over your budget · \d+$/));
    const marks = fold.getAllByText(/, over your budget$/);
    await expect(marks[0]).toBeVisible();
    await expect(marks).toHaveLength(fold.getAllByRole('listitem').length);
    await expect(
      canvas.queryAllByText(/over your budget$/).filter((mark) => mark.closest('[data-row]')),
    ).toEqual([]);
  },
};

export const FeesUnknown: Story = {
  name: 'Fees that are not known',
  tags: ['BEY-DAT-68', 'BEY-PRD-34'],
  args: {
    path: `${paths.prediction}?subject=BDS&category=General&show.kind=Deemed+university`,
  },
  beforeEach: () => saveAnswers({ budgetPerYear: 200_000 }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await seeBudgetSentence(
      context,
      /^Within ₹2L a year: we know no fee of the \d+ colleges with a chance\./,
    );
    await userEvent.click(await canvas.findByText(/^Fee not known · \d+$/, undefined, slow));
    await expect(canvas.getByText('Ask the college before you list its seat.')).toBeVisible();
    await expect(canvas.getAllByText('no website known to us')[0]).toBeVisible();
  },
};

export const Together: Story = {
  tags: ['again', 'RNK-63', 'RNK-70'],
  args: {
    path: `${paths.prediction}?subject=BDS&category=General&quotaName=Jamia+Internal+Quota&allottedCategory=ST&allottedPh=PH`,
  },
  play: async (context) => {
    const { canvas } = context;
    await predict(context);
    await expect(
      await canvas.findByText(
        /^Quota “Jamia Internal Quota”, Allotted Category “ST” and Allotted PH “PH” together hide [\d,]+ results\.$/,
        undefined,
        slow,
      ),
    ).toBeVisible();
  },
};

export const NothingToExport: Story = {
  name: 'Nothing to export',
  tags: ['again', 'EXP-07'],
  args: nothing,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export all' }, slow));
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription('No data to export');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

/** A press on a row's or card's button, which the toast undoes. */
export const OnePress: Story = {
  name: 'A seat is added with one press',
  tags: ['BEY-PRD-40'],
  args: { path: `${paths.prediction}?subject=MBBS&category=OBC` },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await predict(context);
    await showing(context);
    const [first] = await canvas.findAllByRole('button', { name: /^Add to choices ./ }, slow);
    const seat = first!.textContent.replace('Add to choices ', '');
    await userEvent.click(first!);
    await waitFor(() => expect(canvas.getByText(/^1 choice added to “/)).toBeVisible(), slow);
    const own = (name: string) => canvas.findAllByRole('button', { name }, slow);
    await expect((await own(`In Round 1 ${seat}`))[0]).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect((await own(`Add to choices ${seat}`))[0]).toBeEnabled();
  },
};
