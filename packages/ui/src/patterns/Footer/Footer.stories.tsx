import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { Footer, FooterLine } from './Footer.tsx';

const meta = {
  title: 'Patterns/Footer',
  component: Footer,
  args: {
    name: 'Seatwise',
    claim: 'Guidance for medical counselling, from the first rank to the last round.',
    links: [
      { label: 'Services', href: '#services' },
      { label: 'Current Events', href: '#events' },
      { label: 'Plans', href: '#plans' },
      { label: 'FAQs', href: '#faqs' },
      { label: 'Contact Us', href: '#contact' },
      { label: 'Chat Support', href: '#chat' },
    ],
    social: [
      {
        label: 'Facebook',
        href: 'https://www.facebook.com/',
        icon: <Icon icon={icons.Facebook} />,
      },
      { label: 'Telegram', href: 'https://telegram.org/', icon: <Icon icon={icons.Telegram} /> },
      {
        label: 'WhatsApp',
        href: 'https://www.whatsapp.com/',
        icon: <Icon icon={icons.WhatsApp} />,
      },
    ],
    copyright: '© 2025 Seatwise',
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: ['Keep its links in the same order on every page.'],
      dont: ['Do not put anything there that a page cannot do without.'],
    },
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '#contact',
    );
    const outside = canvas.getByRole('link', { name: 'Telegram (opens in a new tab)' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoOverflow(canvasElement);
  },
};

export const WithoutSocial: Story = {
  args: { social: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByText('© 2025 Seatwise')).toBeVisible();
  },
};

export const OneLine: Story = {
  render: ({ links, copyright }) => <FooterLine links={links.slice(-2)} copyright={copyright} />,
  play: async ({ canvas, canvasElement }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('© 2025 SeatwiseContact UsChat Support');
    await expect(footer.getBoundingClientRect().height).toBeLessThan(110);
    await expectNoOverflow(canvasElement);
  },
};
