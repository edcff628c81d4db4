import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { expectText } from '../../../testing/visible.ts';
import { signInAsMinor } from '../../../testing/signInAsMinor.ts';

const parent = 'sunita.gupta@seatwise.test';

const meta = {
  title: 'Screens/Edit profile/Guardian',
  component: AppAt,
  args: { path: paths.editProfile },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAsMinor(parent),
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const cardOf = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Your parent or guardian has to confirm' }));

export const Waiting: Story = {
  tags: ['BEY-SUP-03'],
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(card.getByText(/To buy a plan, you need a code/)).toBeVisible();
    await expect(card.getByLabelText('Their email')).toHaveValue(parent);
  },
};

/** A code is wrong once, and right then. */
export const Confirmed: Story = {
  tags: ['BEY-SUP-03'],
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Email them the code' }));
    await expectText({ canvas: card }, `We sent the code to ${parent}.`);
    const [mail] = (await (await fetch(`/__mock/outbox?email=${parent}`)).json()) as [
      { otp: string },
    ];
    await userEvent.type(card.getByLabelText('Their code'), '12{Enter}');
    await expectText({ canvas: card }, 'Invalid or expired OTP.');
    await userEvent.clear(card.getByLabelText('Their code'));
    await userEvent.type(card.getByLabelText('Their code'), `${mail.otp}{Enter}`);
    await expectText({ canvas: canvas }, 'Thank you. You can buy a plan now.');
  },
};
