import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WithState } from '../../testing/WithState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of colleges',
    listId: 'colleges',
    page: 1,
    pageCount: 24,
    onPageChange: fn(),
  },
  parameters: {
    guidance: {
      do: ['Keep the page in the address, so that it can be shared and gone back to.'],
      dont: ['Do not page what fits on two screens.'],
    },
  },
  render: (args) => (
    <WithState initial={args.page}>
      {(page, setValue) => (
        <Stack>
          <section id={args.listId} aria-label="Colleges" tabIndex={-1}>
            <Text>{`The colleges of page ${page}`}</Text>
          </section>
          <Pagination {...args} page={page} onPageChange={(change) => setValue(change.page)} />
        </Stack>
      )}
    </WithState>
  ),
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Leads: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('Page 3 / 24')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Colleges' })).toHaveFocus());
  },
};

export const InTheMiddle: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 12 / 24')).toBeInTheDocument();
  },
};

export const LastPage: Story = {
  args: { page: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prev' })).toBeDisabled();
  },
};

export const InWords: Story = {
  args: { variant: 'compact', page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2 / 24')).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: { page: 4_999, pageCount: 10_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
