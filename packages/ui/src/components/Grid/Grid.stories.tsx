import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: ['UG', 'PG', 'MDS', 'DNB'].map((name) => <Card key={name}>{name}</Card>) },
  parameters: {
    guidance: {
      do: ['Use columns that fit what stands in them, and let a phone have one.'],
      dont: ['Do not put a table into a grid.'],
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const columnsOf = (cell: HTMLElement): number =>
  getComputedStyle(cell.parentElement!).gridTemplateColumns.split(' ').length;

export const AsManyAsFit: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(columnsOf(canvas.getByText('UG'))).toBeGreaterThanOrEqual(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TwoColumns: Story = {
  args: { columns: 2, gap: 'lg' },
  play: async ({ canvas }) => {
    const columns = columnsOf(canvas.getByText('UG'));
    await expect(columns).toBe(matchMedia('(min-width: 600px)').matches ? 2 : 1);
  },
};

export const ThreeColumns: Story = {
  args: { columns: 3, children: ['UG', 'PG', 'MDS'].map((name) => <Card key={name}>{name}</Card>) },
  play: async ({ canvas }) => {
    const last = canvas.getByText('MDS');
    const fills = last.offsetWidth === last.parentElement!.offsetWidth;
    await expect(fills).toBe(!matchMedia('(min-width: 1100px)').matches);
  },
};

export const List: Story = {
  args: { as: 'ul', columns: 3, children: [1, 2, 3].map((id) => <li key={id}>Round {id}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
