import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { longCollege } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { LinkTile } from './LinkTile.tsx';

const meta = {
  title: 'Patterns/LinkTile',
  component: LinkTile,
  args: {
    title: 'View Colleges',
    subtitle: '1,247 colleges',
    href: '#colleges',
    icon: icons.Building2,
  },
  parameters: {
    guidance: {
      do: ['Name the place, and say below what is there.'],
      dont: ['Do not put a second link or a button inside.'],
    },
  },
} satisfies Meta<typeof LinkTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: 'View Colleges 1,247 colleges' });
    await expect(tile).toHaveAttribute('href', '#colleges');
  },
};

export const SideBySide: Story = {
  render: () => (
    <Grid columns={3}>
      <LinkTile
        title="Manage Users"
        subtitle="Active Users: 307"
        href="#users"
        icon={icons.Users}
      />
      <LinkTile
        title="Payments"
        subtitle="Pending: ₹12,430"
        href="#payments"
        icon={icons.IndianRupee}
      />
      <LinkTile
        title="Manage Files"
        subtitle="Storage: 82% used"
        href="#files"
        icon={icons.FolderOpen}
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tiles = canvas.getAllByRole('link');
    for (const tile of tiles) {
      await userEvent.tab();
      await expect(tile).toHaveFocus();
    }
    await expectNoOverflow(canvasElement);
  },
};

export const LongWords: Story = {
  args: { title: longCollege, subtitle: 'Himachal Pradesh, 120 seats in the state quota' },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};

/** A row in the list of a card. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).borderStyle).toBe('none');
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
    await expectNoOverflow(canvasElement);
  },
};
