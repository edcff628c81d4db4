import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const heights = (root: Element, selector: string): readonly number[] =>
  [...root.querySelectorAll(selector)].map((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Find your medical seat
      </Heading>
      <Heading level={2} size="display">
        Predict with evidence
      </Heading>
      <Heading level={3} size="headline">
        Round 2 opens on 2 September
      </Heading>
      <Heading level={4} size="title">
        Maulana Azad Medical College
      </Heading>
      <Text>Body: the last rank admitted in the All India Quota was 4,812.</Text>
      <Text size="small">Small: hints, cells of tables, labels.</Text>
      <Text size="caption">Caption: badges and times.</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...heights(canvasElement, 'h1, h2, h3, h4'), ...heights(canvasElement, 'p')];
    await expect(sizes).toHaveLength(7);
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
};

/** 0 is not O, 1 is not l, and tabular figures align in columns. */
export const Figures: Story = {
  render: () => (
    <Stack gap="xs">
      {['1,11,111', '8,88,888', '4,07,106'].map((rank) => (
        <span key={rank} data-figure="">
          <Text as="span" tabular>
            {rank}
          </Text>
        </span>
      ))}
      <Text>0O 1lI 5S 8B ₹4,999</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-figure] > *')].map((element) =>
      Math.round(element.getBoundingClientRect().width),
    );
    await expect(new Set(widths).size).toBe(1);
  },
};
