import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Help bot',
  component: AppAt,
  args: { path: paths.home },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const questions = [
  'How many rounds are there?',
  'Which documents do I need?',
  'What does the Premium plan cost?',
  'What is a bond?',
  'How does a prediction work?',
  'When is the next round?',
  'What is the state quota?',
  'How do I reset my password?',
];

export const EightQuestionsInARow: Story = {
  name: 'Eight questions in a row',
  tags: ['again', 'BOT-07'],
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log', { name: /\S/ });
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(box);
    for (const question of questions) {
      await userEvent.paste(question);
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(log.querySelector('[aria-posinset="16"]')).toHaveTextContent('Bot'));
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(-2));
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
  },
};
