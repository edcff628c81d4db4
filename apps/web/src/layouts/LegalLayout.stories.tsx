import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../paths.ts';
import { AppAt } from '../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Legal',
  component: AppAt,
  args: { path: paths.terms },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['again', 'SHL-17', 'BEY-OPR-01'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Terms');
    for (const name of ['If you are under 18', 'Refunds', 'Grievance officer'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByText(/registered details will be added here/)).toBeVisible();
    const plans = canvas.getByRole('region', { name: 'Plans: what you get, and for how long' });
    await expect(plans).toHaveTextContent('It does not renew');
    await expect(plans).toHaveTextContent('at least 12 months');
    await expect(
      canvas.getByRole('region', { name: 'Payment, GST and invoice' }),
    ).toHaveTextContent('18% GST');
  },
};

export const Privacy: Story = {
  tags: ['again', 'SHL-18'],
  args: { path: paths.privacy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
    const minors = canvas.getByRole('region', { name: 'If you are under 18' });
    await expect(minors).toHaveTextContent('verifiable consent of a parent');
    await expect(canvas.getByRole('region', { name: 'Who keeps your data' })).toHaveTextContent(
      'Digital Personal Data Protection Act, 2023',
    );
    for (const name of ['Your rights', 'How long', 'Grievance officer'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const NotThere: Story = {
  tags: ['again'],
  args: { path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('main').querySelector('a')!);
    await expect(
      await canvas.findByRole('heading', {
        name: 'See which medical colleges your NEET rank can get',
      }),
    ).toBeVisible();
  },
};
