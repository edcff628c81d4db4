import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

type Given = Parameters<typeof flowIn>;

/** The panel as a story's render: a flow has cycles, so it is no argument of a story. */
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

export const Workbook: Story = {
  tags: ['BEY-DAT-11'],
  render: panelIn('mapping', { data: storyWorkbook }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^ug-2025\.xlsx, .*, sheet Round 1$/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Sheet'), 'Round 2');
    await expect(send).toHaveBeenCalledWith({ type: 'sheet.chosen', sheet: 'Round 2' });
  },
};

export const Switching: Story = {
  tags: ['BEY-DAT-11'],
  parameters: { shows: { machine: 'dataImport', state: 'switching' } },
  render: panelIn('switching', { data: storyWorkbook, sheet: 'Round 2' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading the sheet…')).toBeVisible();
    await expect(canvas.getByLabelText('Sheet')).toHaveValue('Round 2');
  },
};

export const Mapping: Story = {
  tags: ['BEY-DAT-02'],
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
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Course (MBBS)');
    await userEvent.type(canvas.getByLabelText('Source'), 'MCC');
    await userEvent.type(
      canvas.getByLabelText('Address of the official document'),
      'https://mcc.nic.in/a.pdf',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(send.mock.lastCall![0]).toMatchObject({
      type: 'check.requested',
      request: { id: 7, source: 'MCC', exam: 'UG', mapping: data.mapping },
    });
  },
};

/** Ranks of a year that the prediction form does not list count all the same, and none lies ahead. */
export const NewYear: Story = {
  tags: ['BEY-DAT-25'],
  render: panelIn('mapping', { data }),
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByLabelText('Year');
    await expect(canvas.getByText(/^Predictions over all years count 2025\./)).toBeVisible();
    await userEvent.clear(year);
    await userEvent.type(year, '2024');
    await expect(canvas.queryByText(/^Predictions over all years/)).toBeNull();
    const last = new Date().getFullYear();
    await userEvent.clear(year);
    await userEvent.type(year, String(last + 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(
      canvas.getByRole('link', { name: `Enter a year from 2015 to ${last}.` }),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Kind of list'), 'Seat matrix');
    await expect(canvas.queryByText(`Enter a year from 2015 to ${last}.`)).toBeNull();
  },
};

/** The kind of a list decides what is asked, and which columns it has. */
export const OtherKind: Story = {
  tags: ['BEY-DAT-20'],
  render: panelIn('mapping', { data }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kind of list'), 'Colleges');
    await expect(canvas.queryByLabelText('Round')).toBeNull();
    await expect(canvas.getByLabelText('Fee for a year')).toHaveDisplayValue('Not in the file');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Website'), 'SNo (1)');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(send.mock.lastCall![0]).toMatchObject({
      request: { kind: 'colleges', exam: null, round: null, mapping: { college: 3, website: 0 } },
    });
  },
};

export const Starting: Story = {
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
  tags: ['BEY-DAT-08'],
  parameters: { shows: { machine: 'dataImport', state: 'checking' } },
  render: panelIn('checking', { data, share: 0.4 }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard this import' }));
    await expect(send).toHaveBeenCalledWith({ type: 'import.discarded' });
  },
};

const clean = { ...storyChecked, result: { ...storyChecked.result!, problems: [], examples: [] } };

export const Publishing: Story = {
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

const newColleges = [
  {
    of: 'college' as const,
    written: 'Zeta Institute of Medicine, Pune',
    rows: 3,
    addedAs: '299001',
    proposals: [],
  },
  {
    of: 'college' as const,
    written: 'Armed Forces Medical College, New Campus',
    rows: 1,
    addedAs: '299002',
    proposals: storyChecked.result!.unknowns[0]!.proposals,
  },
];

/** A college that no list had is added, unless it is said to be a known one. */
export const NewColleges: Story = {
  tags: ['BEY-DAT-26', 'BEY-DAT-28'],
  render: panelIn('checked', {
    data: { ...clean, kind: 'colleges', result: { ...clean.result, unknowns: newColleges } },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'New colleges' })).toBeVisible();
    await expect(
      canvas.getByText(/^24,998 rows that can be used give 4,212 entries\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish 4,212 entries' })).toBeVisible();
    await expect(canvas.getByText('Zeta Institute of Medicine, Pune (299001)')).toBeVisible();
    await expect(canvas.queryByText('Leave these rows out')).toBeNull();
    const again = canvas.getByRole('button', { name: 'Check again with these colleges' });
    await expect(again).toBeDisabled();
    const campus = canvas.getByLabelText('Armed Forces Medical College, New Campus (299002)');
    await expect(campus).toHaveDisplayValue('Add as a new college');
    await userEvent.selectOptions(campus, 'Armed Forces Medical College, Pune (200812)');
    await userEvent.click(again);
    await expect(send.mock.lastCall![0]).toMatchObject({
      request: { decisions: [{ written: newColleges[1]!.written, means: '200812' }] },
    });
  },
};

/** What a spelling may mean is proposed, chosen by hand, and sent with the next check. */
export const UnknownCollege: Story = {
  tags: ['BEY-DAT-04'],
  render: panelIn('checked', { data: { ...clean, result: { ...clean.result } } }),
  play: async ({ canvas, userEvent }) => {
    const [unknown] = storyChecked.result!.unknowns;
    const meant = canvas.getByLabelText(unknown!.written);
    await expect(meant).toHaveDisplayValue('Leave these rows out');
    await userEvent.selectOptions(meant, 'Armed Forces Medical College, Pune (200812)');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again with these colleges' }));
    await expect(send.mock.lastCall![0]).toMatchObject({
      request: { decisions: [{ written: unknown!.written, means: '200812' }] },
    });
  },
};
