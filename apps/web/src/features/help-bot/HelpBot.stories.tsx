import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Help bot',
  component: AppAt,
  args: { path: paths.helpBot },
  parameters: { layout: 'fullscreen', role: 'basic' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enough time for the first story of a run, which also loads the app. */
const slow = { timeout: 10_000 };

const ask = async (
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  question: string,
) => {
  await canvas.findByRole('log', { name: /\S/ }, slow);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
  await userEvent.paste(question);
  await userEvent.keyboard('{Enter}');
  return within(
    await canvas.findByRole('group', { name: `Did the answer to “${question}” help?` }),
  );
};

export const AnswerHelped: Story = {
  name: 'An answer that helped, and one that did not',
  tags: ['BEY-BOT-08'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const first = await ask(context, 'When can I lose my money?');
    await expect(canvas.getByText(/^If you do not join your seat: in Round 1/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByText('Thank you.').parentElement).toHaveFocus());

    const second = await ask(context, 'When do I get the security deposit refund?');
    second.getByRole('button', { name: 'No' }).focus();
    await userEvent.keyboard('{Enter}');
    const sent = await canvas.findByText(/^Thank you\. Our team gets your question/);
    await expect(sent.parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.paste('hi');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^Namaste!/);
    await expect(canvas.queryByRole('button', { name: 'No' })).toBeNull();
  },
};

export const FeedbackNotSent: Story = {
  name: 'The word on an answer could not be sent',
  tags: ['BEY-BOT-08'],
  parameters: { scenario: 'askHelpBot.404' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const group = await ask(context, 'How many rounds are there?');
    await userEvent.click(group.getByRole('button', { name: 'No' }));
    await expect(await canvas.findByText(/^We could not send it to our team\./)).toBeVisible();
  },
};

export const FromOwnData: Story = {
  name: 'A verdict, marks, a state and a closing rank',
  tags: ['BEY-BOT-11', 'BEY-BOT-12', 'BEY-BOT-13', 'BEY-BOT-14'],
  play: async (context) => {
    const { canvas } = context;
    // A cold start may take longer than the bot waits.
    await import('./answerFromFacts.ts');
    await ask(context, 'can i get government mbbs with rank 3000 obc');
    await expect(
      canvas.getByText(/^With rank 3,000 \(OBC\), government MBBS through MCC: a chance of \d+%/),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^\/rank-predictor\?subject=MBBS&category=OBC/ }),
    ).toBeVisible();
    await ask(context, 'mere 520 marks hai govt college milega kya');
    await expect(canvas.getByText(/^520 marks par rank thi: /)).toBeVisible();
    await ask(context, 'KEA PG counselling dates');
    await expect(canvas.getByText(/^The counselling of Karnataka: .*\(KEA\).*PG/)).toBeVisible();
    await ask(context, 'Karnataka counselling');
    await expect(
      canvas.getByText(
        /^The counselling of Karnataka: .* the newest of \d{4}: .* shows them\. It has its own/,
      ),
    ).toBeVisible();
    await ask(context, 'closing rank of GMC Bhopal OBC');
    await expect(
      canvas.getByText(/^Gandhi Medical College, Bhopal, MBBS, All India, OBC: closed at rank /),
    ).toBeVisible();
  },
};
