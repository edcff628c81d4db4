import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/What happens if I do not join',
  component: AppAt,
  args: { path: paths.notJoining },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page requests nothing from a server, so it has only one state. */
export const Success: Story = {
  tags: ['BEY-RUL-03'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What happens if I do not join?' }),
    ).toBeVisible();
    for (const name of [/^NEET UG:/, /^NEET PG:/, /^NEET MDS/, /security deposit/, /^States/])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();

    for (const more of canvas.getAllByText(/^All rules of /)) await userEvent.click(more);
    const [ug, pg, mds] = canvas
      .getAllByRole('region', { name: / Stray round$/ })
      .map((element) => within(element));
    for (const stray of [ug!, pg!]) {
      await expect(
        stray.getByText(/lose your security deposit, and .* NEET in the next/),
      ).toBeVisible();
      await expect(stray.getByText(/^Only if you have no seat/)).toBeVisible();
    }
    await expect(mds!.getByText(/^We do not know: If you do not join, .* bulletin/)).toBeVisible();

    const [first] = canvas
      .getAllByRole('region', { name: / Round 1$/ })
      .map((element) => within(element));
    await expect(first!.getByText(/^You lose nothing\. This is called free exit/)).toBeVisible();
    await expect(first!.getByText(/resignation letter on MCC’s portal/)).toBeVisible();
    for (const source of first!.getAllByText(/^Rule of NEET .* 20\d\d:/))
      await expect(within(source).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:/),
      );

    await expect(
      within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'If you do not join' }),
    ).toHaveAttribute('href', '/not-joining');
  },
};
