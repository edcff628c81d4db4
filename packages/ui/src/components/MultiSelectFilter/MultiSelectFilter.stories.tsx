import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { longCollege } from '../../testing/longNames.ts';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';

const quotas = [
  { value: 'All India', count: 12_480 },
  { value: 'Deemed/Paid Seats', count: 3_120 },
  { value: 'Delhi University', count: 96 },
  { value: 'Employees State Insurance Scheme (ESI)', count: 212 },
  { value: 'Internal — Puducherry UT Domicile', count: 48 },
  { value: 'Jain Minority', count: 31 },
  { value: 'Muslim Minority', count: 74 },
  { value: 'Non-Resident Indian', count: 640 },
  { value: 'Open Seat', count: 5_502 },
];

const meta = {
  title: 'Components/MultiSelectFilter',
  component: MultiSelectFilter,
  args: { label: 'Quota', options: quotas, selected: [], onChange: fn() },
  parameters: {
    guidance: {
      do: [
        'Use it for several values out of many.',
        'Give the counts under the other filters, so that nobody chooses into nothing.',
        'Where counting is work, give a function: it is asked only when the list opens.',
      ],
      dont: ['Do not use it for one value out of a few: that is a Select.'],
    },
  },
  render: (args) => (
    <WithState initial={args.selected}>
      {(selected, setValue) => (
        <MultiSelectFilter
          {...args}
          selected={selected}
          onChange={(change) => {
            args.onChange(change);
            setValue(change.selected);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof MultiSelectFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The code to copy where options are a function, of which a page knows no source. */
const counting = `import { MultiSelectFilter } from '@seatwise/ui';

<MultiSelectFilter
  label="Quota"
  options={() => [{ value: 'Open Seat', count: 5502 }]}
  selected={[]}
  onChange={() => {}}
/>`;

/** A page of documentation plays a story only in a frame of its own. */
const played = { docs: { story: { inline: false, height: '36rem' } } };

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Quota: -- All --' })).toBeVisible();
  },
};

export const OneChosen: Story = {
  args: { selected: ['Jain Minority'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Quota: Jain Minority' })).toBeVisible();
  },
};

export const ManyChosen: Story = {
  args: { selected: ['Jain Minority', 'Open Seat', 'All India'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Quota: 3 selected' })).toBeVisible();
  },
};

export const Open: Story = {
  parameters: played,
  name: 'Open dropdown',
  args: { selected: ['Open Seat'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quota/ }));
    const search = await canvas.findByRole('combobox', { name: 'Search Quota' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(canvas.getByRole('option', { name: /All India/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ selected: ['Open Seat', 'All India'] });
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  parameters: played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quota/ }));
    await userEvent.type(await canvas.findByRole('combobox'), 'armed forces');
    await waitFor(() => expect(canvas.getByText('No option matches.')).toBeVisible());
  },
};

export const Thousands: Story = {
  parameters: played,
  args: {
    label: 'Institute',
    options: Array.from({ length: 5000 }, (_, index) => ({
      value: `Government Medical College No. ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Institute/ }));
    await userEvent.type(await canvas.findByRole('combobox'), '4999');
    const found = await canvas.findByRole('option', {
      name: 'Government Medical College No. 4999',
    });
    await userEvent.click(found);
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
  },
};

export const LongNames: Story = {
  parameters: played,
  args: {
    label: 'Institute',
    options: [
      { value: 'AIIMS Delhi', count: 132 },
      { value: longCollege, count: 1_120 },
      { value: 'Vardhman Mahavir Medical College and Safdarjung Hospital, New Delhi', count: 170 },
      { value: 'JIPMER Puducherry', count: 243 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Institute/ }));
    const options = await canvas.findAllByRole('option');
    for (const option of options)
      await expect(option.scrollHeight).toBeLessThanOrEqual(option.clientHeight);
  },
};

export const FoundOutWhenOpened: Story = {
  parameters: { docs: { ...played.docs, source: { code: counting } } },
  args: { options: () => quotas },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quota/ }));
    await expect(await canvas.findAllByRole('option')).toHaveLength(quotas.length);
  },
};

export const InATableHead: Story = {
  args: { variant: 'icon', selected: ['Open Seat'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter Quota: Open Seat' });
    await expect(button).toHaveAttribute('data-active', 'true');
  },
};
