import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { ReorderableList, type ReorderableListProps } from './ReorderableList.tsx';
import type { ReorderableItem } from './useReorder.ts';

const cities = ['Delhi', 'Chennai', 'Pune', 'Patna', 'Jaipur'];

const Ordered = (props: ReorderableListProps<ReorderableItem>) => {
  const [items, setItems] = useState(props.items);
  return (
    <ReorderableList
      {...props}
      items={items}
      onMove={({ id, index }) => {
        const moved = items.find((item) => item.id === id)!;
        const rest = items.filter((item) => item !== moved);
        setItems([...rest.slice(0, index), moved, ...rest.slice(index)]);
      }}
    />
  );
};

const meta = {
  title: 'Components/ReorderableList',
  component: ReorderableList,
  args: {
    label: 'Cities',
    items: cities.map((name) => ({ id: name, name })),
    renderItem: ({ name }) => <Text>{name}</Text>,
    onMove: () => {},
  },
  render: (args) => <Ordered {...args} />,
  parameters: {
    guidance: {
      do: ['Offer a move to a position by its number as well: dragging far is slow.'],
      dont: ['Do not sort by itself a list that someone has sorted by hand.'],
    },
  },
} satisfies Meta<typeof ReorderableList<ReorderableItem>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reorderable: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move 1, Delhi' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(within(canvas.getAllByRole('listitem')[0]!).getByText('Chennai')).toBeVisible(),
    );
  },
};

export const Fixed: Story = {
  args: { fixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(cities.length);
  },
};
