import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No records found' },
  parameters: {
    guidance: {
      do: ['Say what is missing and offer the next step.'],
      dont: ['Do not blame the person.'],
      pictures: [
        {
          right: {
            shows: (
              <EmptyState
                title="No seats fit these filters"
                action={<Button tone="secondary">Clear filters</Button>}
              />
            ),
            says: 'It says what is missing and leads on.',
          },
          wrong: { shows: <EmptyState title="No data" />, says: 'A dead end.' },
        },
      ],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WordsAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No records found')).toBeVisible();
  },
};

export const WithAWayOn: Story = {
  args: {
    icon: icons.Search,
    children: 'The filter on State leaves nothing over.',
    action: <Button tone="secondary">Clear Table Filters</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear Table Filters' })).toBeVisible();
  },
};
