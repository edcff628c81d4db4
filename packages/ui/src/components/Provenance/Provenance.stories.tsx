import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { factSources } from './factSources.ts';
import { Provenance } from './Provenance.tsx';

const meta = {
  title: 'Components/Provenance',
  component: Provenance,
  args: { source: 'imported' },
  parameters: {
    guidance: {
      do: [
        'Put it beside every fact that is not our own, or once at a table whose rows share it.',
        'Say of which day a fee or a bond is: both change every year.',
      ],
      dont: ['Do not show it for a fact that is not known: say «Not known» instead.'],
    },
  },
} satisfies Meta<typeof Provenance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sources: Story = {
  render: () => (
    <Stack gap="xs">
      {factSources.map((source) => (
        <Provenance key={source} source={source} asOf="2025-07-01" />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Official')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-source]')).toHaveLength(2);
  },
};

export const BesideAFact: Story = {
  args: { asOf: '2025-07-01' },
  render: (args) => (
    <Text>
      ₹24,50,000 a year <Provenance {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^as of 0?1/)).toBeVisible();
  },
};

export const AList: Story = {
  name: 'A list that opens',
  args: {
    source: 'imported',
    publisher: 'MCC',
    list: 'Round 2, 2025',
    href: 'https://mcc.nic.in/',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^MCC, Round 2, 2025/ })).toBeVisible();
  },
};

export const WithoutDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toBeVisible();
    await expect(canvas.queryByText(/as of/)).toBeNull();
  },
};
