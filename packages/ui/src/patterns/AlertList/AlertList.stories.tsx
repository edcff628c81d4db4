import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { longCollege } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { AlertList } from './AlertList.tsx';

const alerts = [
  ['NEET UG 2025 Round 3 seat matrix', '18 November 2025', '2 days ago', true],
  ['Notice on the extension of choice filling', '14 November 2025', '6 days ago', true],
  ['Maharashtra CAP Round 2 provisional list', '30 October 2025', '21 days ago', false],
  ['MDS information bulletin', '12 October 2025', '39 days ago', false],
  ['Schedule of reporting to allotted colleges', '4 October 2025', '47 days ago', false],
  ['Fees of deemed universities', '27 September 2025', '54 days ago', false],
].map(([title, date, relative, isNew], id) => ({
  id,
  title: String(title),
  originalName: `${String(title).replaceAll(' ', '_')}.pdf`,
  date: String(date),
  relative: String(relative),
  exactTime: `${String(date)}, 17:30`,
  isNew: Boolean(isNew),
}));

const meta = {
  title: 'Patterns/AlertList',
  component: AlertList,
  args: {
    label: 'Current events',
    alerts,
    newLabel: 'NEW',
    onOpen: fn(),
    onDownload: fn(),
    empty: (
      <EmptyState title="No events yet" icon={icons.Bell}>
        Notices appear here the day they are published.
      </EmptyState>
    ),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    guidance: {
      do: ['Clean the name of a file before it becomes a title; keep the file’s own for hover.'],
      dont: ['Do not mark as new what the reader has known for weeks.'],
    },
  },
} satisfies Meta<typeof AlertList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AFewAtFirst: Story = {
  args: { limit: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const [more, list] = [
      canvas.getByRole('button', { name: 'Show all 6' }),
      canvas.getByRole('list'),
    ];
    const label = document.createRange();
    label.selectNodeContents(more);
    // Forced colours draw the border, which then lines up.
    const edge = matchMedia('(forced-colors: active)').matches ? more : label;
    const side = getComputedStyle(list).direction === 'ltr' ? 'left' : 'right';
    await expect(edge.getBoundingClientRect()[side]).toBeCloseTo(
      list.getBoundingClientRect()[side],
      0,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const WithDownloadButtons: Story = {
  args: { download: 'button' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'MDS information bulletin' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 3 });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download MDS information bulletin' }),
    );
    await expect(args.onDownload).toHaveBeenCalledWith({ id: 3 });
    await expectNoOverflow(canvasElement);
  },
};

export const OnlyToDownload: Story = {
  args: { alerts: alerts.slice(0, 2) },
  render: ({ label, alerts: some, newLabel, onDownload, empty }) => (
    <AlertList
      label={label}
      alerts={some}
      newLabel={newLabel}
      onDownload={onDownload}
      empty={empty}
    />
  ),
  play: async ({ canvas }) => {
    // Without onOpen the title is not a button.
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { alerts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { alerts: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Current events' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LongTitles: Story = {
  args: {
    download: 'button',
    alerts: [
      {
        id: 1,
        title: `Vacancies of the stray round: ${longCollege}`,
        originalName: 'stray.pdf',
        date: '18 November 2025',
        relative: '2 days ago',
        isNew: true,
      },
      {
        id: 2,
        title: 'Final_Seat_Matrix_UG_2025_Round3_V4_corrected_as_on_17112025_signed_(1)',
        originalName: 'Final_Seat_Matrix.pdf',
        date: '17 November 2025',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};
