import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { codeOf, signInElsewhere, turnOwnSecondStepOn } from '../../../testing/secondStep.ts';
import { expectText, findDialog } from '../../../testing/visible.ts';

const meta = {
  title: 'Screens/Account security',
  component: AppAt,
  args: { path: paths.editProfile },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const password = 'Seatwise@123';

const press = async ({ canvas, userEvent }: Context, name: string | RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Devices: Story = {
  tags: ['BEY-ATK-38'],
  parameters: { role: 'basic' },
  beforeEach: signInElsewhere('basic@seatwise.test'),
  play: async (context) => {
    const { canvas } = context;
    const card = within(await canvas.findByRole('region', { name: 'Where you are logged in' }));
    await waitFor(() => expect(card.getByText('This device')).toBeVisible());
    await expect(card.getAllByText(/^Logged in .*, last used /)).toHaveLength(2);
    await expect(card.getByText(/^Chrome on /, { ignore: 'button *' })).toBeVisible();
    await press(context, /^Log out Chrome on /);
    await expectText(context, 'Logged out there.');
    await waitFor(() => expect(card.queryByText(/^Chrome on /)).toBeNull());
    await expect(card.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
    await expect(canvas.queryByText('Two-step sign-in')).toBeNull();
  },
};

export const EverywhereElse: Story = {
  tags: ['again', 'BEY-ATK-38'],
  parameters: { role: 'basic' },
  beforeEach: signInElsewhere('basic@seatwise.test'),
  play: async (context) => {
    await press(context, 'Log out everywhere else');
    await expectText(context, 'Logged out everywhere else.');
    await waitFor(() =>
      expect(context.canvas.getAllByText(/^Logged in .*, last used /)).toHaveLength(1),
    );
  },
};

export const Loading: Story = {
  parameters: { scenario: 'listSessions.never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading your devices')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'readSecondFactor.500' },
  play: async (context) => {
    await expectText(context, 'We could not load two-step sign-in.');
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const DevicesFailed: Story = {
  tags: ['again'],
  parameters: { scenario: 'listSessions.500' },
  play: (context) => expectText(context, 'We could not load your devices.'),
};

export const DocumentedCallsOnly: Story = {
  tags: ['BEY-ATK-38'],
  parameters: { scenario: 'listSessions.404' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Two-step sign-in' });
    await waitFor(() => expect(canvas.queryByText('Where you are logged in')).toBeNull());
  },
};

export const TurnedOn: Story = {
  tags: ['BEY-ATK-37'],
  beforeEach: signInElsewhere('admin@seatwise.test'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getAllByText(/^Logged in .*, last used /)).toHaveLength(2));
    await press(context, 'Turn on');
    const dialog = within(await findDialog(context, 'Scan this with your authenticator app'));
    await expect(dialog.getByRole('img', { name: 'QR code of your key' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Open in my/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\/Seatwise/),
    );
    const key = dialog.getByLabelText<HTMLInputElement>('Key').value;
    await expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const code = dialog.getByLabelText('Code');
    await expect(code).toHaveAccessibleDescription('6 digits from your authenticator app.');
    await userEvent.type(code, '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on with this code' }));
    await waitFor(() => expect(dialog.getByText(/^This code is wrong/)).toBeVisible());
    await userEvent.clear(code);
    await userEvent.type(code, codeOf(key));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on with this code' }));
    const codes = within(await findDialog(context, 'Keep your recovery codes'));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await expect(codes.getByRole('button', { name: 'Download the codes' })).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: 'I have kept them' }));
    await expectText(context, /^On since/);
    await expectText(context, '10 recovery codes are left.');
    await waitFor(() => expect(canvas.getAllByText(/^Logged in .*, last used /)).toHaveLength(1));
  },
};

export const TurnedOff: Story = {
  tags: ['BEY-ATK-37'],
  beforeEach: async () => {
    sessionStorage.setItem('key', await turnOwnSecondStepOn());
  },
  play: async (context) => {
    const { userEvent } = context;
    await press(context, 'Turn off');
    const dialog = within(await findDialog(context, 'Turn two-step sign-in off?'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'Wrong@12345');
    await userEvent.type(dialog.getByLabelText('Code'), codeOf(sessionStorage.getItem('key')!));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(dialog.getByText(/^This is not your password/)).toBeVisible());
    await userEvent.clear(dialog.getByLabelText('Your password'));
    await userEvent.type(dialog.getByLabelText('Your password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expectText(context, /^Off\. Turn it on/);
  },
};

export const OwnerAsked: Story = {
  tags: ['BEY-ATK-39'],
  parameters: { scenario: 'session.unproven' },
  play: async (context) => {
    const { userEvent } = context;
    await press(context, 'Turn on');
    const dialog = within(await findDialog(context, 'Is it you?'));
    await expect(dialog.queryByLabelText('Code')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Your password'), 'Wrong@12345');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog.getByText(/^This is not your password/)).toBeVisible());
    await userEvent.clear(dialog.getByLabelText('Your password'));
    await userEvent.type(dialog.getByLabelText('Your password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await findDialog(context, 'Scan this with your authenticator app');
  },
};

export const OwnerDeclined: Story = {
  tags: ['BEY-ATK-39'],
  parameters: { scenario: 'session.unproven' },
  play: async (context) => {
    await press(context, 'Turn on');
    const dialog = within(await findDialog(context, 'Is it you?'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectText(context, 'Enter your password again for this.');
  },
};
