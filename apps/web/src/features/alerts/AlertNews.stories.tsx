import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { saveAnswers } from '../../testing/saveAnswers.ts';

const meta = {
  title: 'Screens/Events/Alerts',
  component: AppAt,
  args: { path: paths.events },
  parameters: { layout: 'fullscreen', role: 'free' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const region = (canvas: Canvas) => canvas.findByRole('region', { name: 'Alerts' });
const titlesIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

export const OfAStudent: Story = {
  tags: ['again', 'BEY-ALR-05', 'BEY-ALR-06', 'BEY-ALR-07'],
  play: async ({ canvas }) => {
    const alerts = await region(canvas);
    await waitFor(() =>
      expect(titlesIn(alerts)).toEqual([
        'Nobody can sell a seat',
        'Round 1: last date to fill and lock choices (example)',
        'Documents to keep ready for reporting',
      ]),
    );
    await expect(alerts.querySelector('del')).toHaveTextContent(/^Old date, no longer valid: /);
    await expect(within(alerts).getAllByRole('link')[0]).toHaveAccessibleName(
      /^Official source: mcc\.nic\.in/,
    );
  },
};

export const OfAHomeState: Story = {
  name: 'Of a home state',
  tags: ['BEY-STA-23'],
  beforeEach: () => saveAnswers({ homeState: 'Karnataka' }),
  play: async ({ canvas }) => {
    const alerts = within(await region(canvas));
    await expect(
      await alerts.findByText(/^The counselling of Karnataka has its own dates:/),
    ).toBeVisible();
    await expect(
      alerts.getByRole('link', { name: /^Karnataka Examinations Authority/ }),
    ).toBeVisible();
  },
};

export const NotOffered: Story = {
  tags: ['BEY-ALR-09'],
  parameters: { scenario: 'listAlerts.404' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Current Events' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Alerts' })).toBeNull());
  },
};

export const Failed: Story = {
  tags: ['again'],
  parameters: { scenario: 'listAlerts.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load the alerts again' }));
    await waitFor(() =>
      expect(canvas.getByText('We could not load the alerts of our counsellors.')).toBeVisible(),
    );
  },
};
