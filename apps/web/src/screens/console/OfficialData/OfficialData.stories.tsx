import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Official data',
  component: AppAt,
  args: { path: paths.adminData },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isShown = (canvas: Canvas, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

type Events = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Uploads a list and checks it. */
const checkFile = async (canvas: Canvas, userEvent: Events, content: string): Promise<void> => {
  const file = new File([content], 'round-1.csv', { type: 'text/csv' });
  await userEvent.upload(await canvas.findByLabelText(/^Choose an official list/), file);
  await userEvent.type(await canvas.findByLabelText('Source'), 'MCC');
  await userEvent.type(
    canvas.getByLabelText('Address of the official document'),
    'https://mcc.nic.in/round-1.pdf',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
};

/** Gives the reason for publishing a part. */
const confirmPart = async (userEvent: Events): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Why/), 'One row has no quota.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish this part' }));
};

const list = [
  'SNo,Rank,Allotted Quota,Allotted Institute,Course,Allotted Category,Candidate Category,Remarks',
  '1,40,SO,"AIIMS, NEW DELHI, Ansari Nagar",M.B.B.S.,OP NO,OP NO,Allotted',
  '2,"52",SO,"AIIMS,  New Delhi",MBBS,OP NO,BC NO,Allotted',
  '3,60,ZZ,"AIIMS, New Delhi",MBBS,OP NO,OP NO,<b>Allotted</b>',
].join('\n');

/** Two lines of BCECE's list for Round 1 of 2025. */
const stateList = [
  'year,round,institute,course,seat,category,opening rank (All India),closing rank (All India),closing state merit (general list)',
  '2025,Round 1,A.N.M.M.C. GAYA,MBBS,Female,BC,15238,17076,323',
  '2025,Round 1,A.N.M.M.C. GAYA,MBBS,Female,EBC,19044,24569,340',
].join('\n');

/** The authority of a state's list is selected; a list from another state is refused with a sentence. */
export const StateList: Story = {
  tags: ['BEY-STA-24', 'BEY-STA-26'],
  play: async ({ canvas, userEvent }) => {
    const file = new File([stateList], 'round-1.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText(/^Choose an official list/), file);
    await canvas.findByRole('option', { name: 'KEA, Karnataka' });
    await userEvent.selectOptions(canvas.getByLabelText('Authority'), 'KEA, Karnataka');
    await expect(within(canvas.getByLabelText('Round')).getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByLabelText('Closing state rank')).toHaveDisplayValue(/^closing state/);
    const year = canvas.getByLabelText('Year');
    await userEvent.clear(year);
    await userEvent.type(year, '2025');
    const address = canvas.getByLabelText('Address of the official document');
    await userEvent.type(address, 'https://example.org/list.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(canvas.getByText(/^This is a list of Bihar: 2 of 2/)).toBeVisible());
    await canvas.findByRole('option', { name: 'KEA, Karnataka' });
    await userEvent.selectOptions(canvas.getByLabelText('Authority'), 'BCECE Board, Bihar');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await isShown(canvas, /^2 rows that can be used give 2 entries\./);
  },
};

/** Withdraws the official results one list at a time, as an admin would. */
const withdrawAll = async (): Promise<void> => {
  const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { readonly token: string };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const data = await fetch('/api/admin/data', { headers });
  let { current: version } = (await data.json()) as { readonly current: number };
  while (version !== 0) {
    const path = `/api/admin/data/versions/${version}/withdraw`;
    const answer = await fetch(path, { method: 'POST', headers });
    ({ current: version } = (await answer.json()) as { readonly current: number });
  }
};

export const AtStart: Story = {
  name: 'Official results at the first start',
  tags: ['BEY-DAT-30', 'BEY-BCK-09'],
  play: async ({ canvas, userEvent }) => {
    await isShown(canvas, '50 lists are in use.');
    const name = 'NEET UG: lists in use, by round and year';
    const grid = canvas.queryByRole('table', { name }) ?? canvas.getByRole('list', { name });
    await expect(within(grid).getAllByText(/^\d+ colleges$/)[0]).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'How good the predictions are' }),
    ).toHaveAttribute('href', '/how-good');
    await userEvent.selectOptions(canvas.getByLabelText('Rounds of'), 'MDS');
    await isShown(canvas, /^No closing ranks of NEET MDS are published\./);
  },
};

/** A round without a list has a link to the import. */
export const MissingRound: Story = {
  tags: ['BEY-DAT-44'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Rounds of'), 'MDS');
    await userEvent.click(canvas.getByRole('button', { name: 'Import Round 2 of NEET MDS 2025' }));
    await isShown(canvas, 'The next list is Round 2 of NEET MDS 2025.');
    const file = new File([list], 'round-2.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/^Choose an official list/), file);
    const kind = await canvas.findByLabelText('Kind of list');
    const form = within(kind.closest('form')!);
    await expect(form.getByLabelText('Exam')).toHaveValue('MDS');
    await expect(form.getByLabelText('Year')).toHaveValue('2025');
    const [round] = form.getAllByLabelText('Round');
    await expect(round).toHaveValue('Round 2');
  },
};

export const Empty: Story = {
  tags: ['again', 'BEY-DAT-06'],
  beforeEach: withdrawAll,
  play: async ({ canvas }) => {
    await isShown(canvas, '0 lists are in use.');
    await isShown(canvas, /^No closing ranks of NEET UG are published\./);
    await expect(canvas.getAllByText('Taken down')).toHaveLength(10);
  },
};

export const Success: Story = {
  tags: ['BEY-DAT-01', 'BEY-DAT-04', 'BEY-DAT-07'],
  parameters: { shows: { machine: 'dataImport', state: 'checked' } },
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, list);
    await isShown(canvas, 'What the check found');
    await isShown(canvas, 'Unknown quota: 1');
    // On a phone, cards replace the rows.
    const name = /The first changes/;
    const changes = canvas.queryByRole('table', { name }) ?? canvas.getByRole('list', { name });
    await expect(within(changes).getByText('Closing rank: 52')).toBeVisible();
    await isShown(canvas, /^2 rows that can be used give 1 entry\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish a part' }));
    await confirmPart(userEvent);
    await isShown(canvas, 'Published as version 51.');
    await isShown(canvas, '51 lists are in use.');
    await isShown(canvas, ', 67% of its rows');
  },
};

/** An unknown college is added with its name, its state and its kind. */
export const NewCollege: Story = {
  tags: ['again', 'BEY-DAT-40'],
  play: async ({ canvas, userEvent }) => {
    const row = '4,70,SO,"Omega Medical College, Chennai, Tamil Nadu",MBBS,OP NO,OP NO,Allotted';
    await checkFile(canvas, userEvent, `${list}\n${row}`);
    await userEvent.click(await canvas.findByRole('button', { name: /^Search Omega/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Search'), 'aiims nagpur');
    await expect(await dialog.findByRole('button', { name: /^AIIMS, Nagpur/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add it as a new college' }));
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Omega Medical College');
    await expect(dialog.getByLabelText(/^State/)).toHaveValue('Tamil Nadu');
    const add = dialog.getByRole('button', { name: 'Add when this list is published' });
    await userEvent.click(add);
    await expect(dialog.getByRole('link', { name: 'Choose the kind of college.' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['again'],
  parameters: { scenario: 'readData.never' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: 'Loading the versions…' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'readData.500' },
  play: async ({ canvas }) => {
    await isShown(canvas, 'We could not load the published data.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['again', 'BEY-DAT-05'],
  parameters: { scenario: 'uploadData.400' },
  play: async ({ canvas, userEvent }) => {
    const file = new File([list], 'round-1.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText(/^Choose an official list/), file);
    await isShown(canvas, 'The request was refused.');
  },
};
