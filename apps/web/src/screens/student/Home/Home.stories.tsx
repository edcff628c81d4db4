import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@seatwise/ui/theme';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { storyChoices } from '../../../testing/leaveList.ts';
import { post, saveAnswers } from '../../../testing/saveAnswers.ts';

const meta = {
  title: 'Screens/Dashboard',
  component: AppAt,
  args: { path: paths.home },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens a folded card; pressing an open one would close it. */
const openFold = async (canvas: Canvas, name: string): Promise<void> => {
  const fold = (await canvas.findByRole('region', { name })).querySelector('details')!;
  fold.open = true;
};

export const Success: Story = {
  tags: [
    'DSH-01',
    'DSH-02',
    'DSH-03',
    'DSH-04',
    'DSH-05',
    'DSH-06',
    'DSH-07',
    'DSH-09',
    'DSH-10',
    'DSH-11',
    'DSH-12',
    'DSH-13',
    'DSH-19',
    'DSH-20',
    'DSH-21',
    'DSH-22',
    'EVT-16',
  ],
  play: async ({ canvas }) => {
    await openFold(canvas, 'My details');
    await openFold(canvas, 'Current Events');
    await expect(canvas.getByRole('heading', { name: 'Rohan Mehta' })).toBeVisible();
    const valueOf = (term: string) =>
      canvas.getByText(term, { selector: 'dt' }).nextElementSibling!.textContent;
    await expect(canvas.getByRole('link', { name: 'basic@seatwise.test' })).toHaveAttribute(
      'href',
      'mailto:basic@seatwise.test',
    );
    await expect(valueOf('Rank')).toBe('12,450');
    await expect(valueOf('Roll Number')).toBe('SW000002');
    await expect(valueOf('Counselling Category')).toBe('NEET UG Counselling 2025');
    await expect(valueOf('Plan')).toMatch(/basic/i);
    await expect(canvas.getAllByText('12,450')).toHaveLength(2);
    for (const [name, href] of [
      ['Estimate', '/rank-predictor'],
      [/^Update Profile ?Manage your information$/, '/edit-profile'],
      [/^View Colleges ?1,247 colleges$/, '/collage'],
      ['View All Notifications', '/events'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    const region = canvas.getByRole('region', { name: 'Current Events' });
    // The order on a phone, where the links are one below the other.
    const estimate = canvas.getByRole('link', { name: 'Estimate' });
    await expect(
      estimate.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    const events = within(region);
    await expect(await events.findByText('2 New')).toBeVisible();
    await waitFor(
      () => expect(events.getAllByRole('button', { name: /^Download / })).toHaveLength(5),
      slow,
    );
    const [first] = events.getAllByRole('listitem');
    await expect(within(first!).getByText(/^NEET UG \d{4} Round 1 Schedule/)).toBeVisible();
    await expect(within(first!).getByText(/^\d{2} \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(within(first!).getByText('NEW')).toBeVisible();
  },
};

export const Chat: Story = {
  args: { path: paths.helpBot },
  tags: ['DSH-14', 'DSH-15', 'DSH-16', 'DSH-17', 'DSH-18', 'BOT-11', 'GAP-64'],
  parameters: { shows: { machine: 'helpBot', state: 'listening' } },
  play: async ({ canvas, userEvent }) => {
    const chat = within(
      await canvas.findByRole('region', { name: 'We can help with predictions & counselling' }),
    );
    await expect(chat.getByText('Live')).toBeVisible();
    await expect(chat.getByText(/^Answers are automatic/)).toBeVisible();
    await userEvent.type(chat.getByPlaceholderText('Type your message...'), 'zzzz');
    await userEvent.click(chat.getByRole('button', { name: 'Send' }));
    const log = chat.getByRole('log', { name: /\S/ });
    await waitFor(() =>
      expect(log).toHaveTextContent(
        'Sorry, I don’t have an answer for that. Please connect with +91 00000 00000',
      ),
    );
    await expect(within(log).getByRole('link', { name: /^\+91\s00000\s00000$/ })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
  },
};

export const Incomplete: Story = {
  tags: ['DSH-03', 'DSH-04', 'DSH-05', 'DSH-08', 'GAP-63'],
  parameters: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not provided')).toBeVisible();
    for (const term of ['Rank', 'Counselling Category'])
      await expect(canvas.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(
        '—',
      );
  },
};

export const Loading: Story = {
  parameters: { scenario: 'listFiles.never' },
  play: async ({ canvas }) => {
    await openFold(canvas, 'Current Events');
    await expect(await canvas.findByRole('list', { name: 'Current Events' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  tags: ['again'],
  parameters: { scenario: 'listFiles.empty' },
  play: async ({ canvas }) => {
    await openFold(canvas, 'Current Events');
    await expect(await canvas.findByText('No alerts yet')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['again', 'DSH-13'],
  parameters: { scenario: 'overview.500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,247 colleges')).toBeVisible();
    await expect(canvas.getByText('2 New')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['again'],
  parameters: { scenario: 'listFiles.network-error' },
  play: async ({ canvas }) => {
    await openFold(canvas, 'Current Events');
    await expect(await canvas.findByText('We could not load the alerts.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Administrator: Story = {
  tags: ['again'],
  parameters: { role: 'admin' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This page is for students/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Open the console' })).toHaveAttribute(
      'href',
      '/admin/home',
    );
  },
};

export const Dates: Story = {
  tags: ['BEY-SEA-11', 'BEY-CAL-01', 'BEY-CAL-03', 'BEY-CAL-05', 'BEY-RUL-04', 'BEY-RUL-06'],
  play: async ({ canvas, userEvent }) => {
    const season = within(await canvas.findByRole('region', { name: 'My season' }));
    await userEvent.click(await season.findByText(/^Show all \d+ dates with their times$/));
    await expect(
      season.getByText(/^This is the season of NEET UG 2026\. .* held again on 21 June/),
    ).toBeVisible();
    await expect(
      season.getByRole('link', { name: 'What happens if I do not join?' }),
    ).toHaveAttribute('href', '/not-joining');
    await expect(
      season.getAllByRole('button', { name: /^Add to calendar / }).length,
    ).toBeGreaterThan(3);
    await expect(season.getAllByText(/^\d+ \w+ \d{4}, \d+:\d\d [ap]m IST$/)).not.toHaveLength(0);
    await expect(await canvas.findByText(/^Schedule revised \d+ \p{L}+$/u)).toBeVisible();
    await expect(
      canvas.getByText(/^Round 1: choice filling now ends \d.* \(was \d.*\)$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open the schedule/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const revised = season.getByText('Revised').closest('li')!;
    await expect(within(revised).getByText(/^before:/).parentElement).toHaveProperty(
      'tagName',
      'S',
    );
    await userEvent.click(season.getByText('Add all dates to my phone calendar'));
    await expect(season.getByLabelText<HTMLInputElement>('Address of the calendar').value).toMatch(
      /\/api\/counselling-dates\/UG\/calendar\.ics$/,
    );
    await expect(season.getByRole('link', { name: 'Open in the calendar app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^webcal:/) as string,
    );
  },
};

export const DatesNotLoaded: Story = {
  tags: ['again', 'BEY-CAL-03'],
  parameters: { scenario: 'listCounsellingDates.500' },
  play: async ({ canvas }) => {
    const season = within(await canvas.findByRole('region', { name: 'My season' }));
    await expect(await season.findByText('We could not load the dates.')).toBeInTheDocument();
    await expect(await season.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const OwnRank: Story = {
  name: 'Own rank',
  tags: ['BEY-NAV-05'],
  play: async ({ canvas, canvasElement }) => {
    await openFold(canvas, 'My details');
    const probe = canvasElement.appendChild(document.createElement('span'));
    probe.style.color = vars.accent.youText;
    const { color } = getComputedStyle(probe);
    probe.remove();
    const colorOf = (text: string): string => getComputedStyle(canvas.getByText(text)).color;
    const details = within(canvas.getByRole('region', { name: 'My details' }));
    await expect(getComputedStyle(details.getByText('12,450')).color).toBe(color);
    await expect(colorOf('Roll Number')).not.toBe(color);
  },
};

export const Season: Story = {
  tags: ['BEY-SEA-01', 'BEY-SEA-02', 'BEY-SEA-07', 'BEY-SEA-08', 'BEY-SEA-09'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['My details', 'Current Events'])
      await expect(
        (await canvas.findByRole('region', { name })).querySelector('details'),
      ).toHaveProperty('open', false);
    await canvas.findByRole('region', { name: 'Tell us which seats you can get' });
    const [first] = within(canvas.getByRole('main')).getAllByRole('region');
    await expect(first).toHaveAccessibleName('Tell us which seats you can get');
    const next = within(
      await canvas.findByRole('region', { name: 'Tell us which seats you can get' }),
    );
    await expect(next.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute(
      'href',
      '/edit-profile#applicant',
    );
    const line = await next.findByRole('list', { name: 'NEET UG 2026' });
    await expect(within(line).getAllByRole('listitem')).toHaveLength(4);
    await expect(line.querySelector('[aria-current="step"]')).toHaveTextContent(/^Round 1/);
    await userEvent.click(within(line).getByRole('button', { name: /^Round 2/ }));
    await expect(next.getByRole('list', { name: 'Round 2' })).toHaveTextContent(
      'Last date to register and pay',
    );
    const season = within(await canvas.findByRole('region', { name: 'My season' }));
    for (const [name, href] of [
      [/^About you/, '/edit-profile#applicant'],
      [/^Choice lists ?No list yet/, '/choices'],
      [/^Practice allotment/, '/practice'],
    ] as const)
      await expect(season.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(await season.findByText('0 of 7 ready')).toBeVisible();
    await userEvent.click(season.getByText('Documents to take to college'));
    await userEvent.click(season.getByRole('checkbox', { name: 'Admit card of the exam' }));
    await expect(season.getByText('1 of 7 ready')).toBeVisible();
  },
};

export const HandIn: Story = {
  name: 'A state’s list is locked, MCC’s is not',
  tags: ['BEY-SEA-07'],
  beforeEach: async () => {
    await saveAnswers({ homeState: 'Karnataka', stateCategory: 'SC', category: 'SC' });
    const [entry] = storyChoices;
    const ofState = { ...entry, instituteCode: '200682', quotaName: 'State quota' };
    await post('/api/choices', { id: 'list-of-mcc', name: 'Round 1', entries: [entry] });
    await post('/api/choices', {
      id: 'list-of-kea',
      name: 'Karnataka Round 1',
      entries: [ofState],
      authority: 'kea',
    });
    await post('/api/choices/list-of-kea/lock', { version: 1 });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /Then fill it in at mcc\.nic\.in and lock it\. .* lock it on cetonline\.karnataka\.gov\.in\/kea too\.$/,
        undefined,
        slow,
      ),
    ).toBeVisible();
  },
};

export const DocumentsOfAState: Story = {
  name: 'Documents of a state',
  tags: ['BEY-SEA-02'],
  beforeEach: () =>
    saveAnswers({ homeState: 'Karnataka', stateCategory: '3B', stateClaims: ['rural'] }),
  play: async ({ canvas, userEvent }) => {
    const season = within(await canvas.findByRole('region', { name: 'My season' }, slow));
    await expect(await season.findByText('0 of 10 ready', undefined, slow)).toBeVisible();
    await userEvent.click(season.getByText('Documents to take to college'));
    await userEvent.click(
      await season.findByRole('checkbox', { name: 'KEA: proof of your category (Category 3B)' }),
    );
    await expect(season.getByText('1 of 10 ready')).toBeVisible();
    for (const name of [
      'KEA: proof for your claim (Rural schooling)',
      /^KEA: proof that you may apply\. For candidates eligible by KEA/,
    ])
      await expect(season.getByRole('checkbox', { name })).toBeVisible();
    await expect(season.getByRole('link', { name: /^cetonline\.karnataka/ })).toHaveAttribute(
      'href',
      'https://cetonline.karnataka.gov.in/kea/',
    );
  },
};

const list = { id: 'list-of-mcc', name: 'Round 1', entries: storyChoices };
const addList = (): Promise<void> => post('/api/choices', list);

export const ToLock: Story = {
  name: 'A list to lock',
  tags: ['BEY-SEA-07', 'BEY-SEA-10'],
  beforeEach: addList,
  play: async ({ canvas }) => {
    const due = within(await canvas.findByRole('region', { name: 'Lock “Round 1”' }, slow));
    await expect(due.getByRole('link', { name: 'Open my list' })).toHaveAttribute(
      'href',
      '/choices',
    );
    const seats = await canvas.findByRole('list', { name: '“Round 1”: MBBS · All India' }, slow);
    const [first] = within(seats).getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      /^1\. Maulana Azad Medical College, New Delhi ?Closed at [\d,]+ in/,
    );
    await expect(canvas.getByText('You 12,450')).toBeInTheDocument();
  },
};

export const Locked: Story = {
  name: 'The list is locked',
  tags: ['BEY-SEA-07', 'BEY-CHC-28'],
  beforeEach: async () => {
    await addList();
    await post(`/api/choices/${list.id}/lock`, { version: 1 });
  },
  play: async ({ canvas }) => {
    const due = within(
      await canvas.findByRole('region', { name: 'Register and pay on mcc.nic.in' }, slow),
    );
    await expect(due.getByRole('link', { name: /^Register and pay/ })).toHaveAttribute(
      'href',
      'https://mcc.nic.in',
    );
  },
};

/** The authority has not published dates of this season yet. */
export const NoDates: Story = {
  tags: ['BEY-SEA-07', 'BEY-SEA-08', 'BEY-SEA-11'],
  parameters: { scenario: 'listCounsellingDates.empty' },
  beforeEach: addList,
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('list', {
      name: 'NEET UG 2026 · No dates yet. For 2025 MCC first announced:',
    });
    await expect(line.querySelector('[aria-current]')).toBeNull();
    await expect(line).toHaveTextContent(/^Round 1 21 Jul/);
    const due = within(await canvas.findByRole('region', { name: 'Keep “Round 1” ready' }, slow));
    await expect(
      due.getByRole('link', { name: /^Check the dates on mcc\.nic\.in/ }),
    ).toHaveAttribute('href', 'https://mcc.nic.in');
    await expect(canvas.getByText('Its dates are not in Seatwise yet.')).toBeVisible();
    await expect(canvas.queryByText('Add all dates to my phone calendar')).toBeNull();
  },
};
