import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DataImport } from '@seatwise/flows/official-data';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ImportPanel } from './ImportPanel.tsx';
import { flowIn, storyChecked, storyImport, storyWorkbook } from './testing/storyImport.ts';
import type { ImportFlow } from './useDataImport.ts';

const send = fn<ImportFlow['send']>();
const data = storyImport;
const file = new File(['a,b'], data.fileName);

const meta = {
  title: 'Screens/Official data/Import',
  beforeEach: () => void send.mockClear(),
} satisfies Meta;
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

type Given = Parameters<typeof flowIn>;

/** Renders the panel; a flow has cycles, so it cannot be an argument of a story. */
const panelIn = (value: Given[0], given: Given[1]) => () => (
  <ImportPanel flow={flowIn(value, given, send)} open={[]} />
);

export const LeftImports: Story = {
  tags: ['BEY-DAT-08'],
  parameters: { shows: { machine: 'dataImport', state: 'choosing' } },
  render: () => (
    <ImportPanel
      flow={flowIn('choosing', {}, send)}
      open={[{ id: 7, fileName: data.fileName, uploadedBy: 'Priya Nair' }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Go on with ${data.fileName}` }));
    await expect(send).toHaveBeenCalledWith({ type: 'import.opened', id: 7 });
  },
};

export const Opening: Story = {
  parameters: { shows: { machine: 'dataImport', state: 'opening' } },
  render: panelIn('opening', { id: 7 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening the import…')).toBeInTheDocument();
  },
};

export const Uploading: Story = {
  tags: ['BEY-DAT-08'],
  parameters: { shows: { machine: 'dataImport', state: 'uploading' } },
  render: panelIn('uploading', { file, share: 0.6 }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '60%');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the upload' }));
    await expect(send).toHaveBeenCalledWith({ type: 'upload.cancelled' });
  },
};

export const Switching: Story = {
  tags: ['again', 'BEY-DAT-11'],
  parameters: { shows: { machine: 'dataImport', state: 'switching' } },
  render: panelIn('switching', { data: storyWorkbook, sheet: 'Round 2' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading the sheet…')).toBeVisible();
    await expect(canvas.getByLabelText('Sheet')).toHaveValue('Round 2');
  },
};

export const Mapping: Story = {
  tags: ['again', 'BEY-DAT-02'],
  parameters: { shows: { machine: 'dataImport', state: 'mapping' } },
  render: panelIn('mapping', { data: { ...data, details: null } }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Rank of each candidate')).toHaveDisplayValue('Rank (47)');
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Not in the file');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(send).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('link', { name: 'Choose the column of the course.' }),
    ).toBeVisible();
  },
};

/** The kind of a list decides which details are asked for, and which columns it has. */
export const OtherKind: Story = {
  tags: ['again', 'BEY-DAT-20'],
  render: panelIn('mapping', { data }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kind of list'), 'Colleges');
    await expect(canvas.queryByLabelText('Round')).toBeNull();
    await expect(canvas.getByLabelText('Fee for a year')).toHaveDisplayValue('Not in the file');
  },
};

export const Starting: Story = {
  tags: ['again'],
  parameters: { shows: { machine: 'dataImport', state: 'starting' } },
  render: panelIn('starting', { data }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Check/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Checking: Story = {
  tags: ['BEY-DAT-08', 'BEY-DAT-46'],
  parameters: { shows: { machine: 'dataImport', state: 'checking' } },
  render: panelIn('checking', { data, share: 0.4 }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard this import' }));
    await expect(send).not.toHaveBeenCalled();
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(send).toHaveBeenCalledWith({ type: 'import.discarded' });
  },
};

const clean = { ...storyChecked, result: { ...storyChecked.result!, problems: [], examples: [] } };

export const Publishing: Story = {
  tags: ['again'],
  parameters: { shows: { machine: 'dataImport', state: 'publishing' } },
  render: panelIn('publishing', { data: clean }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Publish/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Discarding: Story = {
  parameters: { shows: { machine: 'dataImport', state: 'discarding' } },
  render: panelIn('discarding', { data }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Discard/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const rowOf = (canvas: Canvas, name: RegExp): HTMLElement =>
  canvas.getByText(name, { selector: 'bdi' }).closest<HTMLElement>('[data-row]')!;

/** A list of colleges adds an unknown college, unless staff match it with a known one. */
export const NewColleges: Story = {
  tags: ['BEY-DAT-26', 'BEY-DAT-28'],
  render: panelIn('checked', {
    data: {
      ...clean,
      kind: 'colleges',
      result: {
        ...clean.result,
        unknowns: [{ ...storyChecked.result!.unknowns[0]!, rows: 3, addedAs: '299001' }],
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/^24,600 rows that can be used give 4,212 entries\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish 4,212 entries' })).toBeVisible();
    await expect(canvas.getByText('A new college, 299001')).toBeVisible();
    // No college is matched with a known one in advance.
    await expect(canvas.queryByRole('button', { name: /^Accept the/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept ARMED FORCE/ }));
    await expect(send.mock.lastCall![0]).toMatchObject({ decisions: [{ means: '200812' }] });
  },
};

/** One table has everything unknown: accept, leave out, and accept all that differ only by abbreviations. */
export const Decisions: Story = {
  tags: ['again', 'BEY-DAT-04', 'BEY-DAT-40'],
  render: panelIn('checked', { data: clean }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: '25,000 rows: 98.4% placed' }),
    ).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Colleges (2)' })).toBeInTheDocument();
    const third = within(rowOf(canvas, /^Sri Lalithambigai/));
    await expect(third.getByText('No match found.')).toBeVisible();
  },
};

const decided: DataImport = {
  ...clean,
  fingerprint: null,
  decisions: [
    { of: 'quota', written: 'Deemed/Pai d Seats Quota', means: 'Deemed/Paid Seats Quota' },
  ],
};

/** A decision can be undone, and publishing waits for the next check. */
export const Decided: Story = {
  tags: ['again', 'BEY-DAT-40'],
  render: panelIn('checked', { data: decided }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Publish/ })).toBeNull();
    await expect(canvas.getByText('It is Deemed/Paid Seats Quota.')).toBeVisible();
  },
};

/** Publishing always asks first, and says what the list is and what it replaces. */
export const Asked: Story = {
  tags: ['BEY-DAT-45'],
  render: panelIn('checked', { data: clean }),
  play: async ({ canvas, userEvent }) => {
    const publish = { name: 'Publish 4,212 entries' };
    await userEvent.click(canvas.getByRole('button', publish));
    const asked = await screen.findByRole('alertdialog', { name: 'Publish this list?' });
    await expect(asked).toHaveAccessibleDescription(
      'Cut-offs: MCC, UG 2025, Round 1. Students see its 4,212 entries at once. It replaces the published list: 1 entry changes, 0 go.',
    );
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', publish));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', publish));
    await expect(send).toHaveBeenLastCalledWith({ type: 'publish.requested' });
  },
};

/** A list that covers less than 95 % is a part, and publishing it asks for the reason. */
export const Part: Story = {
  tags: ['again', 'BEY-DAT-42'],
  render: panelIn('checked', {
    data: { ...clean, result: { ...clean.result, used: 12_000, skipped: 5000 } },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/501 of 504 colleges, 12 of 12 quotas/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^5,000 lines are skipped/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Publish a part' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Publish this part' })).toBeVisible();
  },
};
