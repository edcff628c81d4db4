import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'How is the chance computed?',
    children:
      'From the last ranks admitted in earlier years, weighed by how recent they are. It is evidence and no promise.',
  },
  parameters: {
    guidance: {
      do: ['Hide what most people can do without.', 'Let the title say what is inside.'],
      dont: ['Do not hide an error, a price or a condition in it.'],
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(/evidence and no promise/);
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('How is the chance computed?'));
    await expect(content).toBeVisible();
  },
};

export const Open: Story = {
  args: { initiallyOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/evidence and no promise/)).toBeVisible();
  },
};

export const Quiet: Story = {
  args: { quiet: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How is the chance computed?'));
    await expect(canvas.getByText(/evidence and no promise/)).toBeVisible();
  },
};

export const Group: Story = {
  name: 'Accordion of a group',
  render: () => (
    <Stack gap="xs">
      <Disclosure title="Which documents do I need?" group="help" initiallyOpen>
        Admit card, scorecard, class 10 and 12 certificates.
      </Disclosure>
      <Disclosure title="What if I miss a round?" group="help">
        You can take part in the next one for which you are eligible.
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What if I miss a round?'));
    await expect(canvas.getByText(/the next one/)).toBeVisible();
    await expect(canvas.getByText(/Admit card/)).not.toBeVisible();
  },
};
