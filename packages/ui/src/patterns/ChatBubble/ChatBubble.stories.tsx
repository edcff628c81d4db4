import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { longPerson } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'Patterns/ChatBubble',
  component: ChatBubble,
  args: {
    sender: 'You',
    time: '10:42',
    text: 'Is AIIMS Bhopal within reach with 12,345 in the OBC category?',
    own: true,
  },
  decorators: [
    (Story) => (
      <Stack gap="sm">
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    guidance: {
      do: ['Call the reader «You», and everybody else by their name.'],
      dont: ['Do not show a message as sent before it has arrived.'],
    },
  },
} satisfies Meta<typeof ChatBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Exchange: Story = {
  render: (args) => (
    <>
      <ChatBubble {...args} />
      <ChatBubble
        sender="Meera Iyer"
        time="10:43"
        text="In the all-India quota it closed at 11,870 last year. Possible, not likely."
        own={false}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [own, other] = [
      canvas.getByText(/AIIMS Bhopal/),
      canvas.getByText(/all-India quota/),
    ].map((bubble) => bubble.getBoundingClientRect());
    // The user's own messages are at the inline end, the other's at the inline start.
    const rtl = document.documentElement.dir === 'rtl';
    await expect(rtl ? own!.left < other!.left : own!.right > other!.right).toBe(true);
    await expectNoOverflow(canvasElement);
  },
};

export const Sending: Story = {
  args: { delivery: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending')).toBeVisible();
  },
};

export const NotDelivered: Story = {
  args: { delivery: 'not delivered', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Not delivered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MayBeGivenUp: Story = {
  args: { delivery: 'not delivered', onRetry: fn(), onDiscard: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expectNoOverflow(canvasElement);
  },
};

export const LongText: Story = {
  args: {
    own: false,
    sender: longPerson,
    text: [
      'Please keep these ready for the reporting centre:',
      '1. The allotment letter, two copies',
      '2. https://mcc.nic.in/ug-medical-counselling/2025/round-3/allotment/0123456789abcdef0123456789',
      '',
      'The centre closes at five.',
    ].join('\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    // Line breaks are preserved.
    await expect(getComputedStyle(canvas.getByText(/two copies/)).whiteSpace).toBe('pre-wrap');
    await expectNoOverflow(canvasElement);
  },
};

export const NotMarkup: Story = {
  args: { text: '<b>Round 3</b> <img src=x onerror="alert(1)">' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};
