import type { Meta, StoryObj } from '@storybook/react-vite';
import { alerts } from '@seatwise/api-client/contract/alerts';
import { draftOf, inputOf } from '@seatwise/flows/alerts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { storyApi } from '../../../testing/storyApi.ts';

const meta = {
  title: 'Screens/Alerts',
  component: AppAt,
  args: { path: paths.adminAlerts },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

const isShown = (canvas: Canvas, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

export const Success: Story = {
  tags: ['BEY-ALR-01', 'BEY-ALR-02', 'BEY-ALR-06'],
  play: async ({ canvas, userEvent }) => {
    await isShown(canvas, '5 alerts');
    const revised = canvas.getByRole('heading', {
      name: 'Round 1: last date to fill and lock choices (example)',
    });
    const item = revised.closest('li')!;
    await expect(item.querySelector('del')).toHaveTextContent(/^Old date, no longer valid: \d/);
    await expect(canvas.getByText('Official source: mcc.nic.in')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Planned');
    await isShown(canvas, '1 alert');
    await expect(canvas.getByText(/^To be published /)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Taken down');
    await isShown(canvas, 'Help desk closed on Friday');
    await expect(canvas.queryByRole('button', { name: /^Edit «/ })).toBeNull();
  },
};

export const Risks: Story = {
  tags: ['again', 'BEY-ALR-11', 'BEY-ALR-13'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write an alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write an alert' }));
    await userEvent.type(dialog.getByLabelText('Title'), 'Call 98765 43210');
    await userEvent.type(
      dialog.getByLabelText('Text'),
      'See bit.ly/round3, pay to mcc.seats@okaxis or at https://mcc.nic.in@evil.test/.',
    );
    await userEvent.type(dialog.getByLabelText(/^Deadline or event date/), '2036-12-15');
    for (const named of [
      'I called 98765 43210, and it is right',
      'I opened https://bit.ly/round3, and it leads where the text says',
      'Students should pay to mcc.seats@okaxis',
    ])
      await userEvent.click(dialog.getByLabelText(named));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(
      dialog.getByText('Remove the link with an @: it hides the real site.'),
    ).toBeVisible();
  },
};

/** Gives an alert another date, as a colleague might meanwhile. */
const dateElsewhere = async (title: string, date: string): Promise<void> => {
  const calls = storyApi().area(alerts);
  const all = (await calls.listPlannedAlerts()).alerts!;
  const alert = all.find((each) => each.title === title)!;
  await calls.updateAlert({ ...inputOf(draftOf(alert)), id: alert.id, date, linksConfirmed: true });
};

export const EditedOver: Story = {
  tags: ['BEY-ATK-32'],
  play: async ({ canvas, userEvent }) => {
    const title = 'Nobody can sell a seat';
    await userEvent.click(await canvas.findByRole('button', { name: `Edit «${title}»` }));
    const dialog = within(await screen.findByRole('dialog'));
    await dateElsewhere(title, '2036-12-16');
    await userEvent.type(dialog.getByLabelText(/^Deadline or event date/), '2036-12-20');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(
        dialog.getByText(/has changed the date to 2036-12-16. You entered 2036-12-20.$/),
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
    await isShown(canvas, 'The alert is saved.');
    await isShown(canvas, /20 December 2036/);
  },
};

export const NotSaved: Story = {
  tags: ['again'],
  parameters: { scenario: 'updateAlert.network-error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit «Nobody can sell a seat»' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByText(/^No answer came: see whether the change was made/)).toBeVisible(),
    );
    await expect(dialog.getByLabelText('Title')).toHaveValue('Nobody can sell a seat');
  },
};

export const Loading: Story = {
  parameters: { scenario: 'listPlannedAlerts.never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the alerts…' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'listPlannedAlerts.empty' },
  play: async ({ canvas }) => {
    await isShown(canvas, 'No alerts yet');
  },
};

export const Failed: Story = {
  parameters: { scenario: 'listPlannedAlerts.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await isShown(canvas, 'We could not load the alerts.');
  },
};
