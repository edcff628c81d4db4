import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Contact messages',
  component: AppAt,
  args: { path: paths.adminMessages },
  parameters: { layout: 'fullscreen', role: 'admin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const givenUp = 'We could not send these emails';

const namesIn = (canvas: Canvas): (string | null)[] =>
  canvas
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((heading) => heading !== givenUp);

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Sunita Deshmukh', 'Imran Sheikh']));
    await expect(canvas.getByRole('link', { name: 'sunita.deshmukh@mail.test' })).toHaveAttribute(
      'href',
      'mailto:sunita.deshmukh@mail.test',
    );
    await expect(canvas.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Close the message of Sunita Deshmukh' }),
    );
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Imran Sheikh']));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Closed');
    await expect(namesIn(canvas)).toEqual(['Sunita Deshmukh', 'Divya Menon']);
    const closed = canvas.getByRole('heading', { name: 'Sunita Deshmukh' }).closest('li')!;
    await expect(within(closed).getByText('Closed')).toBeVisible();
  },
};

export const Replying: Story = {
  tags: ['BEY-FIG-05', 'BEY-ALR-15'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Show'), 'All');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reply to the message of Imran Sheikh' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send the reply' }));
    await expect(canvas.getAllByText('Write a reply.')[0]).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Reply' }),
      'Send us the GSTIN, and we add it.',
    );
    // A half-written reply outlives the screen.
    await expect(sessionStorage.getItem('draft.console')).toMatch('Send us the GSTIN');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the reply' }));
    await waitFor(() =>
      expect(canvas.getByText('We are sending your reply to Imran Sheikh.')).toBeVisible(),
    );
    await expect(sessionStorage.getItem('draft.console')).not.toMatch('GSTIN');
    const item = canvas.getByRole('heading', { name: 'Imran Sheikh' }).closest('li')!;
    await expect(item).toHaveTextContent(/Answered.*replied .*Send us the GSTIN, and we add it\./);
  },
};

export const NotSent: Story = {
  parameters: { scenario: 'replyToContactMessage.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reply to the message of Imran Sheikh' }),
    );
    const box = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(box, 'Gladly.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the reply' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not send the reply.',
    );
    await expect(box).toHaveValue('Gladly.');
  },
};

export const GivenUpMails: Story = {
  tags: ['BEY-MAIL-03'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: givenUp })).toBeVisible();
    await expect(canvas.getByText('rohan.mehta@mial.test')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(canvas.getByText('We are sending 1 email again.')).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: givenUp })).not.toBeInTheDocument(),
    );
  },
};

export const MailsNotSent: Story = {
  parameters: { scenario: 'sendMailsAgain.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not send the emails again.',
    );
    await expect(canvas.getByText('rohan.mehta@mial.test')).toBeVisible();
  },
};

export const MailsNotLoaded: Story = {
  parameters: { scenario: 'listGivenUpMails.500' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('We could not load the emails that we could not send.'),
      ).toBeVisible(),
    );
  },
};

export const Loading: Story = {
  parameters: { scenario: 'listContactMessages.never' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: 'Loading the messages…' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'listContactMessages.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'listContactMessages.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('We could not load the messages.')).toBeVisible();
  },
};

export const NotSaved: Story = {
  parameters: { scenario: 'markContactMessage.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Close the message of Imran Sheikh' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not save the change.',
    );
    await expect(namesIn(canvas)).toContain('Imran Sheikh');
  },
};
