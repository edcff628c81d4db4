import type { Meta, StoryObj } from '@storybook/react-vite';
import { alerts } from '@seatwise/api-client/contract/alerts';
import { draftOf, inputOf } from '@seatwise/flows/alerts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { storyApi } from '../../../testing/storyApi.ts';
import { withdrawElsewhere } from '../../../testing/withdrawElsewhere.ts';

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

const withdraw = async (canvas: Canvas, userEvent: Context['userEvent']): Promise<void> => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Take down «Nobody can sell a seat»' }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
};

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

export const Writing: Story = {
  tags: ['again', 'BEY-ALR-07', 'BEY-ALR-08', 'BEY-ALR-10'],
  play: async ({ canvas, userEvent }) => {
    await isShown(canvas, '5 alerts');
    await userEvent.click(canvas.getByRole('button', { name: 'Write an alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write an alert' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(dialog.getAllByText('Write a title.')[0]).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Title'), 'Stray round opens');
    await userEvent.type(dialog.getByLabelText('Text'), 'Register until Friday.');
    await userEvent.click(dialog.getByLabelText('UG'));
    await userEvent.type(dialog.getByLabelText(/^Official source/), 'https://mcc-nic.in/');
    await expect(dialog.getByText(/looks like an official site, but is not one/)).toBeVisible();
    const preview = within(dialog.getByRole('region', { name: 'As students see it' }));
    await expect(preview.getByText('For UG')).toBeVisible();
    const documents = dialog.getByLabelText<HTMLSelectElement>('Attached document');
    await waitFor(() => expect(documents.options.length).toBeGreaterThan(1));
    await userEvent.selectOptions(documents, documents.options[1]!);
    await expect(preview.getByRole('link', { name: /^Document: / })).toBeVisible();
    await expect(preview.getByText(/mcc-nic.in, a site that we do not know/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(
      dialog.getAllByText('Check each link, number and day, then tick it.')[0],
    ).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Official source/));
    await userEvent.type(dialog.getByLabelText(/^Official source/), 'https://mcc.nic.in/');
    await waitFor(() => expect(dialog.queryByText(/looks like an official/)).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await isShown(canvas, 'The alert is saved.');
    await isShown(canvas, '6 alerts');
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
    await userEvent.type(dialog.getByLabelText(/^Time on that day/), '17:00');
    const preview = within(dialog.getByRole('region', { name: 'As students see it' }));
    await expect(preview.getByText(/2036, 5 pm$/)).toBeVisible();
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
    await userEvent.clear(dialog.getByLabelText('Text'));
    await userEvent.type(dialog.getByLabelText('Text'), 'See bit.ly/round3.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await isShown(canvas, 'The alert is saved.');
  },
};

export const HalfWritten: Story = {
  tags: ['again', 'BEY-ALR-14', 'BEY-ALR-15'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Write an alert';
    const write = async () => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name }));
    };
    const dialog = await write();
    await userEvent.type(dialog.getByLabelText('Title'), 'Round 2 has ended');
    await userEvent.type(dialog.getByLabelText('Text'), 'Join the college.');
    await userEvent.type(dialog.getByLabelText(/^Deadline or event date/), '2026-01-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(dialog.getByText(/is over when students read this/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await write();
    await expect(again.getByLabelText('Title')).toHaveValue('Round 2 has ended');
    await userEvent.click(again.getByLabelText('I mean 15 January 2026, a day that is over'));
    await userEvent.click(again.getByRole('button', { name: 'Publish now' }));
    await isShown(canvas, 'The alert is saved.');
    await expect((await write()).getByLabelText('Title')).toHaveValue('');
  },
};

export const PublishedAgain: Story = {
  tags: ['again', 'BEY-ALR-12'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Publish again «Help desk closed on Friday»' }),
    );
    await isShown(canvas, 'The alert is published again: students see it now.');
    await expect(
      await canvas.findByRole('button', { name: 'Take down «Help desk closed on Friday»' }),
    ).toBeVisible();
  },
};

export const Withdrawing: Story = {
  tags: ['again', 'BEY-ALR-02'],
  play: async ({ canvas, userEvent }) => {
    await withdraw(canvas, userEvent);
    await isShown(canvas, 'The alert is taken down. No student sees it any more.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** After a refusal the list shows its present state. */
export const WithdrawnMeanwhile: Story = {
  tags: ['again', 'BEY-ALR-02', 'BEY-REL-04'],
  play: async ({ canvas, userEvent }) => {
    const title = 'Nobody can sell a seat';
    await canvas.findByRole('button', { name: `Take down «${title}»` });
    await withdrawElsewhere(title);
    await withdraw(canvas, userEvent);
    await isShown(canvas, 'We could not take the alert down. Check your connection and try again.');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: `Take down «${title}»` })).toBeNull(),
    );
  },
};

/** Gives an alert another date, as a colleague might meanwhile. */
const dateElsewhere = async (title: string, date: string): Promise<void> => {
  const calls = storyApi().area(alerts);
  const all = (await calls.listPlannedAlerts()).alerts!;
  const alert = all.find((each) => each.title === title)!;
  await calls.updateAlert({ ...inputOf(draftOf(alert)), id: alert.id, date, linksConfirmed: true });
};

const moveElsewhere = async (canvas: Canvas, userEvent: Context['userEvent'], keep: string) => {
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
  await userEvent.click(dialog.getByRole('button', { name: keep }));
  await isShown(canvas, 'The alert is saved.');
};

export const EditedMeanwhile: Story = {
  tags: ['again', 'BEY-ATK-32'],
  play: async ({ canvas, userEvent }) => {
    await moveElsewhere(canvas, userEvent, 'Keep theirs');
    await isShown(canvas, /16 December 2036/);
  },
};

export const EditedOver: Story = {
  tags: ['BEY-ATK-32'],
  play: async ({ canvas, userEvent }) => {
    await moveElsewhere(canvas, userEvent, 'Save mine');
    await isShown(canvas, /20 December 2036/);
  },
};

export const AnswerLost: Story = {
  tags: ['again', 'BEY-REL-04'],
  parameters: { scenario: 'withdrawAlert.empty' },
  play: async ({ canvas, userEvent }) => {
    await withdraw(canvas, userEvent);
    await isShown(canvas, 'No answer came: see whether the change was made before you try again.');
  },
};

export const NotSaved: Story = {
  tags: ['again'],
  parameters: { scenario: 'updateAlert.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit «Nobody can sell a seat»' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(
        dialog.getByText('We could not save the alert. Check your connection and try again.'),
      ).toBeVisible(),
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
