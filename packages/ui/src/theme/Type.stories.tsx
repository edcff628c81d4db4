import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { scale } from './scale.ts';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const heights = (root: Element, selector: string): readonly number[] =>
  [...root.querySelectorAll(selector)].map((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );

/** The name of a size and its figures; two figures if it grows with the window. */
const Named = ({ size }: { readonly size: keyof typeof scale.size }) => (
  <Text as="span" size="caption" tone="muted">
    {size}: {scale.size[size].replace(/clamp\((\S+), .+, (\S+)\)/, '$1 to $2')}
  </Text>
);

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Find your medical seat
      </Heading>
      <Named size="hero" />
      <Heading level={2} size="display">
        Predict with evidence
      </Heading>
      <Named size="display" />
      <Heading level={3} size="headline">
        Round 2 opens on 2 September
      </Heading>
      <Named size="headline" />
      <Heading level={4} size="title">
        Maulana Azad Medical College
      </Heading>
      <Named size="title" />
      <Text>Body: the last rank admitted in the All India Quota was 4,812.</Text>
      <Named size="body" />
      <Text size="small">Small: hints, cells of tables, labels.</Text>
      <Named size="small" />
      <Text size="caption">Caption: badges and times.</Text>
      <Named size="caption" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...heights(canvasElement, 'h1, h2, h3, h4'), ...heights(canvasElement, 'p')];
    await expect(sizes).toHaveLength(7);
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
};

/** 0 differs from O, 1 differs from l, and tabular figures align in columns. */
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
