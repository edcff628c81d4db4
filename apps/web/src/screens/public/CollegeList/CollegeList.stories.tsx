import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/College lists',
  component: AppAt,
  args: { path: '/colleges/karnataka' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The pages request nothing from a server, so there are no stories for network states. */
export const State: Story = {
  tags: ['BEY-COL-08'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Medical colleges in Karnataka' }),
    ).toBeVisible();
    const table = within(canvas.getByRole('table', { name: /published by KEA$/ }));
    await expect(table.getAllByRole('row')).toHaveLength(21);
    await expect(table.getByRole('columnheader', { name: /^2025\s*Round 3$/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Quota'), 'MCC: All India');
    await expect(canvas.getByRole('table', { name: /published by MCC$/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'College or city' }), 'mysuru');
    await expect(
      within(canvas.getByRole('table')).getByRole('link', { name: /^Mysore Medical College/ }),
    ).toHaveAttribute('href', '/college/200178');
  },
};

export const Course: Story = {
  args: { path: '/courses/mbbs' },
  tags: ['BEY-COL-08'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'MBBS colleges in India' }),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Course')).toBeNull();
    const first = () => canvas.getAllByRole('rowheader')[0]!;
    await expect(first()).toHaveTextContent('Maulana Azad Medical College, New Delhi');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(first()).not.toHaveTextContent('Maulana Azad Medical College, New Delhi'),
    );
  },
};

export const Empty: Story = {
  args: { path: '/colleges/goa?q=nowhere' },
  tags: ['BEY-COL-08'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No college found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('searchbox', { name: 'College or city' })).toHaveFocus();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** An address without a list. */
export const Unknown: Story = {
  args: { path: '/colleges/nowhere' },
  tags: ['BEY-COL-10'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All states and courses' })).toHaveAttribute(
      'href',
      paths.collegeLists,
    );
  },
};

export const Index: Story = {
  args: { path: paths.collegeLists },
  tags: ['BEY-COL-08'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Medical colleges by state and course',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Karnataka \(\d+\)$/ })).toHaveAttribute(
      'href',
      '/colleges/karnataka',
    );
    await expect(canvas.getByRole('link', { name: /^MBBS \(\d+\)$/ })).toBeVisible();
    await expect(
      within(canvas.getByRole('contentinfo')).getByRole('link', {
        name: 'Colleges by state and course',
      }),
    ).toHaveAttribute('href', paths.collegeLists);
  },
};
