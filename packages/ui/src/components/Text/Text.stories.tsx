import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Choices lock by themselves at the end of the last day.' },
  parameters: {
    guidance: {
      do: ['Set ranks and rupees in tabular figures.'],
      dont: [
        'Do not use size to make a heading: use Heading.',
        'Do not say with colour alone what words do not say.',
      ],
    },
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack>
      {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: {children}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText(/Choices lock/)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
};

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="xs">
      {(
        ['default', 'muted', 'accent', 'positive', 'info', 'caution', 'critical', 'you'] as const
      ).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Choices lock/)).toHaveLength(8);
  },
};

export const TabularFigures: Story = {
  render: () => (
    <Stack gap="xxs" align="start">
      {['₹1,11,111', '₹8,88,888'].map((amount) => (
        <Text key={amount} as="span" tabular weight="semibold">
          {amount}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = ['₹1,11,111', '₹8,88,888'].map(
      (amount) => canvas.getByText(amount).getBoundingClientRect().width,
    );
    await expect(ones).toBeCloseTo(eights!, 1);
  },
};

export const LinesOf68Characters: Story = {
  tags: ['BEY-BRD-04'],
  args: {
    children:
      'When you fill a choice list, the college that you want most comes first. The list is read from the top, and you get the first seat that your rank can get. '.repeat(
        3,
      ),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/When you fill/);
    const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.textContent.length / lines).toBeLessThanOrEqual(68);
  },
};

export const Truncated: Story = {
  args: {
    truncate: true,
    as: 'div',
    children: 'Jawaharlal Institute of Postgraduate Medical Education and Research, '.repeat(4),
  },
  play: async ({ canvas }) => {
    const element = canvas.getByText(/Jawaharlal/);
    await expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
    await expect(getComputedStyle(element).textOverflow).toBe('ellipsis');
  },
};

export const OneLine: Story = {
  render: () => (
    <div style={{ width: 0, whiteSpace: 'nowrap' }}>
      <Text as="span">30 Jun 2026</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 Jun 2026').getClientRects()).toHaveLength(1);
  },
};
