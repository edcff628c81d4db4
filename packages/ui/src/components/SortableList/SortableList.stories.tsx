import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SortableList } from './SortableList.tsx';
import type { SortableItem, SortableListProps } from './sortableTypes.ts';

const cities = ['Delhi', 'Chennai', 'Pune', 'Patna', 'Jaipur'];

const Sorted = (props: SortableListProps<SortableItem>) => {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
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
  title: 'Components/SortableList',
  component: SortableList,
  args: {
    label: 'Cities',
    items: cities.map((name) => ({ id: name, name })),
    renderItem: ({ name }) => <Text>{name}</Text>,
    onMove: () => {},
  },
  render: (args) => <Sorted {...args} />,
  parameters: {
    guidance: {
      do: ['Offer a move to a position by its number as well: dragging far is slow.'],
      dont: ['Do not sort by itself a list that someone has sorted by hand.'],
    },
  },
} satisfies Meta<typeof SortableList<SortableItem>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sortable: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move 1, Delhi' }).focus();
    await userEvent.keyboard('{Enter}');
    // The code that sorts loads with the first focus, and leads to a place once it has begun.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(within(canvas.getAllByRole('row')[0]!).getByText('Chennai')).toBeVisible(),
    );
  },
};

export const Fixed: Story = {
  args: { fixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(cities.length);
  },
};
