import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Figures',
  component: AppAt,
  args: { path: paths.adminFigures },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isShown = (canvas: Canvas, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

export const Success: Story = {
  tags: ['BEY-FIG-01'],
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('img', {
      name: /^Predictions by day\./,
    });
    await expect(drawing.querySelectorAll('rect')).toHaveLength(30);
    await userEvent.click(canvas.getAllByText('Show as a table')[1]!);
    const table = canvas.getByRole('table', { name: 'Predictions by day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    const today = within(table).getAllByRole('row').at(-1);
    await expect(today).toHaveTextContent(/^\d+ \p{L}+\d+$/u);
  },
};

export const Changing: Story = {
  tags: ['again', 'BEY-FIG-07'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit «Where is your office?»' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the answer' }));
    const words = dialog.getByLabelText('Answer when a question contains');
    await userEvent.clear(words);
    await userEvent.type(words, 'office/address');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await userEvent.type(dialog.getByLabelText('Try a question'), 'Your addresses?');
    await expect(dialog.getByText('The bot gives this answer.')).toBeVisible();
  },
};

export const NotSaved: Story = {
  parameters: { scenario: 'dismissHelpBotQuestion.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Dismiss «Can I keep/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not save the change.',
    );
  },
};

export const Loading: Story = {
  parameters: { scenario: 'readFigures.never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the figures…' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'readHelpBot.empty' },
  play: async ({ canvas }) => {
    await isShown(canvas, 'No open questions');
  },
};

export const Failed: Story = {
  parameters: { scenario: 'readFigures.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load the figures again' }));
    await isShown(canvas, 'We could not load the figures.');
  },
};

export const Offline: Story = {
  parameters: { scenario: 'readHelpBot.network-error' },
  play: async ({ canvas }) => {
    await isShown(canvas, 'We could not load the questions.');
  },
};
