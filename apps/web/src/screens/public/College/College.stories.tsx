import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { collegePath } from '../../../paths.ts';
import { waitingQuestion } from '../../../services/waitingQuestion.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { saveAnswers } from '../../../testing/saveAnswers.ts';
import { withRank } from '../../../testing/withRank.ts';

const slow = { timeout: 10_000 };

/** AIIMS, New Delhi, whose data are the same at every start. */
const aiims = collegePath('200502');

const meta = {
  title: 'Screens/College',
  component: AppAt,
  args: { path: aiims },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['BEY-COL-01', 'BEY-COL-02'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'AIIMS, New Delhi' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Central institute, Delhi · Institute code 200502'),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('AIIMS, New Delhi | Seatwise'));
    const site = canvas.getByText('Official site', { selector: 'dt' }).nextElementSibling!;
    await expect(site).toHaveTextContent('www.aiims.edu');
    await expect(site.querySelector('[data-source="official"]')).toBeVisible();
    const intake = canvas
      .getByRole('button', { name: 'Seats per year' })
      .closest('dt')!.nextElementSibling!;
    await expect(intake).toHaveTextContent(/^[\d,]+ on the lists of NEET UG/);
    await expect(intake.querySelector('[data-source="imported"]')).toHaveTextContent(
      'MCC, Round 1, 2026',
    );
    await expect(await canvas.findByRole('img', { name: /^MBBS, Open Seat Quota/ })).toBeVisible();
    await expect(canvas.queryByText(/^(Your rank|You) [\d,]+$/)).toBeNull();
    // Guests have no shortlist, and cannot open the finder.
    await expect(canvas.queryByRole('button', { name: /^Shortlist/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'See all its seats' })).toBeNull();
  },
};

export const OfAVisitor: Story = {
  name: 'Of a visitor',
  tags: ['BEY-COL-07'],
  play: async ({ canvas, userEvent }) => {
    const standing = within(await canvas.findByRole('region', { name: 'Your rank here' }));
    const seats = within(standing.getAllByRole('list', { name: 'Seats by where they closed' })[0]!);
    await expect(seats.getAllByText(/^Closed at [\d,]+ in \d{4}$/)[0]).toBeVisible();
    await expect(seats.queryByText(/ to spare$| short$/)).toBeNull();
    const rank = standing.getByLabelText('Your NEET UG rank (AIR)');
    await userEvent.type(rank, '1');
    await expect(standing.getByText(/^Through MCC: your rank was enough for /)).toBeVisible();
    await userEvent.clear(rank);
    await userEvent.type(rank, '9,00,000');
    await userEvent.selectOptions(standing.getByLabelText('Category'), 'SC');
    await expect(standing.getByText(/^Through MCC: your rank was not enough here/)).toBeVisible();
    await expect(seats.getAllByText(/^Open Seat Quota · Scheduled Caste \(SC\)$/)[0]).toBeVisible();
  },
};

/** The page begins with the question that the visitor asked on the landing page. */
export const AfterTheTrial: Story = {
  tags: ['BEY-COL-07'],
  beforeEach: () => {
    waitingQuestion.keep({ rank: 61_250, category: 'OBC', subject: 'MBBS' });
    return waitingQuestion.drop;
  },
  play: async ({ canvas, userEvent }) => {
    const standing = within(await canvas.findByRole('region', { name: 'Your rank here' }));
    const rank = standing.getByLabelText('Your NEET UG rank (AIR)');
    await waitFor(() => expect(rank).toHaveValue('61250'));
    await expect(standing.getByLabelText('Category')).toHaveValue('OBC');
    await userEvent.clear(rank);
    await expect(rank).toHaveValue('');
  },
};

export const OfAStudent: Story = {
  tags: ['BEY-COL-03', 'BEY-COL-04', 'BEY-COL-07', 'BEY-COL-11', 'BEY-ELG-06'],
  args: { path: collegePath('200449') },
  parameters: { role: 'free' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'Maulana Azad Medical College, New Delhi',
    });
    const standing = within(await canvas.findByRole('region', { name: 'Your rank here' }));
    await expect((await standing.findAllByText(/^You [\d,]+$/))[0]).toBeVisible();
    await expect(
      await standing.findByText(/^(Very Likely|Likely|Possible|Unlikely)$/, undefined, slow),
    ).toBeVisible();
    await expect(await standing.findByText(/^\d+ seats?$/, undefined, slow)).toBeVisible();
    await userEvent.click(standing.getByRole('button', { name: /^Add to choices Maulana Azad/ }));
    await expect(
      await standing.findByRole('button', { name: /^In Round 1 Maulana Azad/ }, slow),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(standing.getByText(/ more seats?, for some students only$/));
    await expect(standing.getByRole('link', { name: /^Answer the questions/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Your rank [\d,]+$/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'See all its seats' })).toHaveAttribute(
      'href',
      '/collage?instNm=Maulana+Azad+Medical+College%2C+New+Delhi',
    );
  },
};

/** At a college in Madhepura, MCC's seats are out of reach, but the state's are not. */
export const OfAStudentAtHome: Story = {
  name: 'Of a student at home',
  tags: ['BEY-COL-07', 'BEY-STA-22'],
  args: { path: collegePath('200589') },
  parameters: { role: 'free' },
  beforeEach: async () => {
    await saveAnswers({ homeState: 'Bihar', stateCategory: 'EBC', category: 'OBC', gender: 'M' });
    await withRank(25_000);
  },
  play: async ({ canvas, userEvent }) => {
    const standing = within(await canvas.findByRole('region', { name: 'Your rank here' }));
    await standing.findByRole('heading', { name: /^Through MCC: your rank was not enough here\./ });
    await standing.findByRole('heading', {
      name: /^Through BCECE Board: your rank was enough for the 1 seat you can take here\.$/,
    });
    await userEvent.click(await canvas.findByRole('heading', { level: 2, name: /^All ways in/ }));
    await userEvent.click(canvas.getByText(/^Ranks of \d+ kinds of seats$/));
    await expect(canvas.getByRole('img', { name: /^MBBS, Extremely Backward/ })).toBeVisible();
  },
};

/** Without a state category, the page only says where the state's seats are. */
export const SeatsOfTheState: Story = {
  name: 'Seats of the state',
  tags: ['BEY-COL-07'],
  args: { path: collegePath('902827') },
  play: async ({ canvas, userEvent }) => {
    const standing = within(await canvas.findByRole('region', { name: 'Your rank here' }));
    await userEvent.type(standing.getByLabelText('Your NEET UG rank (AIR)'), '50,000');
    await userEvent.selectOptions(standing.getByLabelText('Category'), 'OBC');
    await standing.findByRole('heading', { name: /^Through MCC: your rank was not enough here\./ });
    await standing.findByText(/seats here are further down: they have their own closing ranks\./);
    await userEvent.click(standing.getByRole('link', { name: 'Go to them' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: /^State quota/ })).toBeVisible(),
    );
  },
};

export const AllWaysIn: Story = {
  name: 'All ways in',
  tags: ['BEY-STA-22'],
  args: { path: collegePath('200161') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { level: 2, name: /^All ways in/ }));
    await expect(canvas.getByRole('heading', { level: 3, name: /\(MCC\)$/ })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'State quota (KEA)' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Karnataka Examinations Authority/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^https:/));
    await userEvent.click(canvas.getByText(/^Ranks of \d+ kinds of seats$/));
    await expect(
      canvas.getByText(/^Fee: ₹64,350 per year\. Ranks published by KEA\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^MBBS, General merit/ })).toBeVisible();
    // The first select belongs to MCC's ranks.
    const seat = canvas.getAllByLabelText('Seat').at(-1)!;
    await userEvent.selectOptions(seat, 'MBBS, Category 3B');
    await expect(canvas.getByRole('img', { name: /^MBBS, Category 3B/ })).toBeVisible();
  },
};

export const WaysOfPostgraduates: Story = {
  name: 'All ways in, for MDS',
  tags: ['BEY-STA-29'],
  args: { path: collegePath('rv-dental-bengaluru') },
  parameters: { role: 'premium' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 3, name: 'State quota (KEA)' });
    await userEvent.click(canvas.getAllByText(/^Ranks of \d+ kinds of seats$/)[0]!);
    await expect(canvas.getAllByRole('img', { name: /^MDS .*, General merit/ })[0]).toBeVisible();
    await expect(canvas.queryByText(/BDS/)).toBeNull();
  },
};

/** A college that only its state's list names: its ways in are all that is known of its seats. */
export const OfAStateAlone: Story = {
  tags: ['BEY-STA-27'],
  args: { path: collegePath('bgs-mch-bengaluru') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^BGS Medical College/ });
    const [way] = await canvas.findAllByRole('heading', { level: 3, name: /\(KEA\)$/ });
    await expect(way).toBeVisible();
    await expect(canvas.queryByText('No seats are listed')).toBeNull();
    await expect(canvas.queryByText('No past closing ranks yet')).toBeNull();
  },
};

export const WaysOfMerit: Story = {
  name: 'Ways in by merit of the state',
  tags: ['BEY-STA-22'],
  args: { path: collegePath('200279') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { level: 2, name: /^All ways in/ }));
    await userEvent.click(canvas.getAllByText(/^Ranks of \d+ kinds of seats$/)[0]!);
    await expect(
      canvas.getAllByText(/^2023, Round \d: state rank [\d,]+, .*\d+ marks$/)[0],
    ).toBeVisible();
  },
};

export const WaysNotLoaded: Story = {
  name: 'Ways in not loaded',
  args: { path: collegePath('200161') },
  parameters: { scenario: 'readWays.500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the ways in.')).toBeVisible();
  },
};

export const OverBudget: Story = {
  name: 'Over the budget',
  tags: ['again', 'BEY-PRD-24'],
  args: { path: collegePath('200340') },
  parameters: { role: 'basic' },
  beforeEach: () => saveAnswers({ budgetPerYear: 1 }),
  play: async ({ canvas }) => {
    const seats = within(await canvas.findByRole('region', { name: 'Seats and fees' }));
    await expect((await seats.findAllByText('over your budget'))[0]).toBeVisible();
  },
};

export const OfAnotherExam: Story = {
  tags: ['BEY-COL-04'],
  parameters: { role: 'advance' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your rank is for NEET (PG|MDS), so/)).toBeVisible();
    await expect(canvas.queryByText(/^Your rank [\d,]+$/)).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'readCollege.never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the college…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['BEY-COL-01'],
  args: { path: collegePath('999999') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'No college has this code' }),
    ).toBeVisible();
    await expect(canvas.getByText(/the code 999999/)).toBeVisible();
  },
};

export const NotOffered: Story = {
  tags: ['BEY-COL-01'],
  beforeEach: () => {
    const send = globalThis.fetch;
    const fetchSpy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await send(...request);
      return answer.url.includes('/api/colleges/')
        ? new Response('Not found', { status: 404 })
        : answer;
    });
    return () => fetchSpy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This page is not available' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['again', 'BEY-COL-01'],
  parameters: { scenario: 'readCollege.500' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We could not load this college.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
