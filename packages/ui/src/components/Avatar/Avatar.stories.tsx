import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ananya Sharma' },
  parameters: {
    guidance: {
      do: ['Stand it beside the name, or inside a control that names the person.'],
      dont: ['Do not rely on the letter alone to tell people apart.'],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" letters={2} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('A')).toHaveLength(2);
    await expect(canvas.getByText('AS')).toBeVisible();
  },
};

export const NamesOfManyKinds: Story = {
  render: () => (
    <Inline>
      {['Ólafur', 'अनन्या शर्मा', '  vikram ', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const letter of ['Ó', 'अ', 'V']) await expect(canvas.getByText(letter)).toBeVisible();
  },
};
