import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Glossary',
  component: AppAt,
  args: { path: paths.glossary },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page requests nothing from a server, so it has only one state. */
export const Searching: Story = {
  tags: ['BEY-TXT-03'],
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByPlaceholderText('Search a word');
    await userEvent.type(search, 'closing rank');
    await expect(canvas.queryByText('Stipend')).toBeNull();
    await expect(canvas.getByText('Closing rank')).toBeVisible();
    await userEvent.type(search, ' of nothing');
    await expect(canvas.getByText(/^We do not explain this word yet/)).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByText('Stipend')).toBeVisible();
  },
};

export const Success: Story = {
  tags: ['BEY-TXT-03'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Glossary of medical counselling' }),
    ).toBeVisible();
    for (const name of [/^Counselling/, /^Ranks/, /^Seats/, /^Categories/])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    const [, term] = canvas.getAllByText('Closing rank');
    await expect(term!.closest('[id]')).toHaveAttribute('id', 'closing-rank');
    await expect(canvas.getByText(/^The last rank that got this seat/)).toBeVisible();
    await expect(
      within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Glossary' }),
    ).toHaveAttribute('href', '/glossary');
  },
};
