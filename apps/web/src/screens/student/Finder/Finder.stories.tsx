import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

const meta = {
  title: 'Screens/College finder',
  component: AppAt,
  args: { path: paths.colleges },
  parameters: { layout: 'fullscreen', role: 'premium' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const count = async (canvas: Canvas): Promise<number> => {
  const text = await canvas.findByText(/ rows of the seat matrix$/, undefined, { timeout: 10_000 });
  return Number(/([\d,]+) rows/.exec(text.textContent)![1]!.replaceAll(',', ''));
};

const numberIn = (text: string): number => Number(/[\d,]+/.exec(text)![0].replaceAll(',', ''));

/** The filter above the table; on a phone the table's own filters have the same names. */
const chooser = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getAllByRole('button', { name })[0]!;

export const Success: Story = {
  tags: [
    'FND-01',
    'FND-02',
    'FND-03',
    'FND-04',
    'FND-05',
    'FND-09',
    'FND-10',
    'FND-14',
    'FND-15',
    'FND-24',
    'FND-25',
    'FND-26',
    'FND-28',
    'BEY-LAY-02',
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await count(canvas)).toBeGreaterThan(1000);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Collage Finder');
    await expect(
      canvas.getByText(
        'Explore colleges filtered by Program and State — fast, clear, and data-backed.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Predict your chances' })).toBeVisible();
    for (const name of ['Program: -- All --', 'State: -- All --'])
      await expect(chooser(canvas, name)).toBeVisible();
    for (const name of ['Reset', 'Search', 'Prev', 'Next'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    const heads = canvas.queryAllByRole('columnheader').map(({ textContent }) => textContent);
    if (heads.length > 0)
      await expect(heads).toEqual(['College', 'Program', 'Quota', 'State', 'Seats']);
    const name = canvas.getAllByTitle(/^AIIMS|Institute/)[0]!;
    if (innerWidth >= 1100)
      await expect(name.offsetHeight).toBeLessThan(
        2 * Number.parseFloat(getComputedStyle(name).lineHeight),
      );
    const more = [...canvasElement.querySelectorAll('[data-repeats]')];
    await expect(more.length).toBeGreaterThan(0);
    await expect(more.filter((row) => row.querySelector('a'))).toEqual([]);
    // Rows are not seats: both are counted.
    await expect(canvas.getByText(/^[\d,]+ seats in [\d,]+ rows/)).toBeVisible();
  },
};

export const OwnRank: Story = {
  name: 'Own rank',
  tags: ['BEY-PRD-41'],
  args: { path: `${paths.colleges}?program=MBBS` },
  parameters: { role: 'basic' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Where would my rank have got a seat?', { selector: 'strong' }),
    ).toBeVisible();
    await expect(await canvas.findByText('12,450')).toBeVisible();
    const rows = await waitFor(
      async () => {
        const closed = canvas
          .getAllByText(/^Closed [\d,]+ \(R\d \d{4}\)$/)
          .filter((text) => text.checkVisibility());
        await expect(closed.length).toBeGreaterThan(0);
        return closed;
      },
      { timeout: 20_000 },
    );
    const margins = rows.flatMap(({ textContent, nextElementSibling: margin }) =>
      margin ? [[numberIn(textContent), margin.textContent] as const] : [],
    );
    await expect(margins.length).toBeGreaterThan(0);
    for (const [closing, margin] of margins) {
      await expect(numberIn(margin)).toBe(Math.abs(closing - 12_450));
      await expect(margin).toMatch(closing < 12_450 ? / behind$/ : / ahead$/);
    }
    // A seat for others, such as of a state's quota, has its closing rank and no distance.
    await expect(rows.length).toBeGreaterThan(margins.length);
  },
};

export const WithoutRank: Story = {
  name: 'Without a rank',
  tags: ['BEY-PRD-41'],
  parameters: { role: 'basic', scenario: 'readApplicant.never' },
  beforeEach: () => {
    const user = JSON.parse(localStorage.getItem('user')!) as object;
    localStorage.setItem('user', JSON.stringify({ ...user, air: null }));
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('link', { name: 'Add your rank' });
    await expect(add).toHaveAttribute('href', '/edit-profile');
  },
};

export const Starring: Story = {
  tags: ['BEY-SHL-06', 'BEY-SHL-08'],
  parameters: { role: 'basic' },
  play: async ({ canvas, userEvent }) => {
    await count(canvas);
    const stars = () => canvas.getAllByRole('button', { name: /^Shortlist / });
    await waitFor(() => expect(stars().length).toBeGreaterThan(0), { timeout: 10_000 });
    const first = stars()[0]!;
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(first);
    await waitFor(() => expect(stars()[0]).toHaveAttribute('aria-pressed', 'true'), {
      timeout: 10_000,
    });
    await waitFor(() => expect(screen.getByText('Saved to your shortlist.')).toBeVisible());
    await userEvent.click(stars()[0]!);
    await waitFor(() => expect(stars()[0]).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(screen.getByText('Removed from your shortlist.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Open shortlist' }));
    const title = await canvas.findByRole('heading', { level: 1, name: 'Shortlist' });
    await expect(title).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Open shortlist' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(await screen.findByRole('link', { name: 'Shortlist' })).toHaveAttribute(
      'href',
      paths.shortlist,
    );
  },
};

export const WithoutNumbersOfSeats: Story = {
  tags: ['again'],
  beforeEach: () => {
    const send = globalThis.fetch;
    const fetchSpy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await send(...request);
      if (!answer.url.endsWith('/seat-matrix/all')) return answer;
      const text = await answer.text();
      const known: unknown = JSON.parse(text, (key, value: unknown) =>
        key === 'seats' ? undefined : value,
      );
      return Response.json(known);
    });
    return () => fetchSpy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await count(canvas)).toBeGreaterThan(1000);
    await expect(canvas.getByText(/^[\d,]+ rows of the seat matrix$/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Seats' })).toBeNull();
  },
};

export const Searched: Story = {
  tags: ['FND-06', 'FND-29', 'FND-30', 'FND-31', 'FND-32'],
  play: async ({ canvas, userEvent }) => {
    const all = await count(canvas);
    await userEvent.click(chooser(canvas, 'State: -- All --'));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search State' }), 'Goa');
    await userEvent.click(await canvas.findByRole('option', { name: /^Goa/ }));
    await expect(await count(canvas)).toBe(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await count(canvas)).toBeLessThan(all));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(chooser(canvas, 'State: -- All --')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Table Filters' }));
    await waitFor(async () => expect(await count(canvas)).toBe(all));
  },
};

export const OfOneState: Story = {
  name: 'Of one state',
  tags: ['BEY-STA-23'],
  args: { path: `${paths.colleges}?state=Karnataka` },
  parameters: { role: 'free' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^These seats are MCC’s\. Karnataka gives others itself, through/,
        undefined,
        { timeout: 20_000 },
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Karnataka Examinations Authority/ }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'allSeats.never' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading: 0 rows so far')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['FND-23'],
  parameters: { scenario: 'allSeats.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No records found')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['FND-52', 'GAP-85'],
  parameters: { scenario: 'allSeats.500' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We could not load the seats.')).toBeVisible());
    await expect(canvas.getByText('No records found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    // Without a response there is no count.
    await expect(canvas.queryByText(/ rows of the seat matrix$/)).toBeNull();
  },
};

export const SeatsICanApplyTo: Story = {
  tags: ['again', 'BEY-ELG-06', 'BEY-COL-01'],
  beforeEach: () => saveAnswers({ homeState: 'Kerala', alumniOf: 'none', nri: false }),
  play: async ({ canvas, userEvent }) => {
    const only = await canvas.findByRole('switch', { name: 'Seats I can apply to' });
    await expect(only).toBeChecked();
    const shown = await count(canvas);
    const text = await canvas.findByText(/^[\d,]+ hidden$/);
    const hidden = Number(/[\d,]+/.exec(text.textContent)![0].replaceAll(',', ''));
    await expect(hidden).toBeGreaterThan(100);
    // MBBS seats belong to another exam than the account's.
    await expect(canvas.queryAllByRole('cell', { name: 'MBBS' })).toEqual([]);
    await userEvent.click(only);
    await waitFor(async () => expect(await count(canvas)).toBe(shown + hidden));
    await expect(canvas.queryByText(/ hidden$/)).toBeNull();
    await expect(only).not.toBeChecked();
    // The list of codes loads in idle time.
    await waitFor(
      () =>
        expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
          expect.stringMatching(/^\/college\/\d{6}$/),
        ),
      { timeout: 10_000 },
    );
  },
};

export const NotAskedYet: Story = {
  tags: ['again', 'BEY-ELG-07', 'BEY-ELG-18'],
  play: async ({ canvas, userEvent }) => {
    const chips = await canvas.findByRole('group', { name: 'Which of these are you?' });
    await expect(canvas.getByRole('link', { name: 'Your answers' })).toHaveAttribute(
      'href',
      '/edit-profile#applicant',
    );
    await expect(canvas.queryByRole('switch', { name: 'Seats I can apply to' })).toBeNull();
    await expect(within(chips).getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(within(chips).getByLabelText('Minority?'));
    await expect(within(chips).getByLabelText('Jain')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the other seats' }));
    await expect(await canvas.findByText(/^[1-9][\d,]* hidden$/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Seats I can apply to' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
