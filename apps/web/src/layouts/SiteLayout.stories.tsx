import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../paths.ts';
import { AppAt } from '../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Site',
  component: AppAt,
  args: { path: paths.terms },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The links are in the page even if a menu replaces them for lack of room. */
const linksOfTheBar = async (canvas: Canvas): Promise<readonly string[]> => {
  const bar = await canvas.findByRole('banner');
  return [...bar.querySelectorAll('nav[aria-label="Main"] a')].map((link) => link.textContent);
};

export const Visitor: Story = {
  tags: ['NAV-10', 'NAV-11', 'NAV-12', 'NAV-13', 'NAV-14', 'NAV-15', 'NAV-16', 'SHL-17'],
  parameters: { shows: { machine: 'session', state: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(await linksOfTheBar(canvas)).toEqual([
      'Login',
      'Create Account',
      'Events',
      'Plans',
      'Services',
      'Contact',
    ]);
    await expect(canvas.queryByRole('button', { name: /^Account of/ })).toBeNull();
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  },
};

export const Student: Story = {
  tags: [
    'NAV-17',
    'NAV-18',
    'NAV-19',
    'NAV-20',
    'NAV-21',
    'NAV-22',
    'NAV-23',
    'NAV-24',
    'NAV-25',
    'NAV-26',
    'BEY-CNV-20',
    'BEY-NAV-03',
    'BEY-NAV-04',
    'BEY-NAV-06',
  ],
  parameters: { role: 'premium', shows: { machine: 'session', state: 'signedIn' } },
  play: async ({ canvas, userEvent }) => {
    const links = await linksOfTheBar(canvas);
    await expect(links).toEqual([
      'My Dashboard',
      'College Prediction',
      'Colleges',
      'Choices',
      'Events',
    ]);
    const thumb = canvas.getByRole('banner').querySelector('nav[aria-label="Quick links"]')!;
    await expect([...thumb.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Predict',
      'Choices',
      'Chat',
    ]);
    const ends = canvas.getByRole('contentinfo').querySelectorAll('a');
    await expect([...ends].map(({ textContent }) => textContent)).toEqual([
      'If you do not join',
      'Glossary',
      'Contact Us',
      'Terms',
      'Privacy',
    ]);
    const avatar = canvas.getByRole('button', { name: /^Account of/ });
    await expect(avatar.textContent).toMatch(/^[A-Z]$/);
    await userEvent.click(avatar);
    await expect(await canvas.findByRole('menuitem', { name: 'Edit Profile' })).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back'),
    );
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(localStorage.getItem('user')).toBeNull();
  },
};

export const Administrator: Story = {
  parameters: { role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    const links = await linksOfTheBar(canvas);
    await expect(links[0]).toBe('Console');
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Console' }));
    await expect(await canvas.findByRole('navigation', { name: 'Console' })).toBeVisible();
  },
};

export const FooterLinks: Story = {
  tags: [
    'FTR-01',
    'FTR-02',
    'FTR-03',
    'FTR-04',
    'FTR-05',
    'FTR-06',
    'FTR-07',
    'FTR-08',
    'FTR-09',
    'FTR-10',
    'CON-46',
  ],
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole('contentinfo');
    const links = [...footer.querySelectorAll('nav a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    await expect(links).toEqual([
      ['Services', '/#services'],
      ['Current Events', '/events'],
      ['Plans', '/plan'],
      ['Colleges by state and course', '/colleges'],
      ['How accurate are our predictions?', '/how-good'],
      ['If you do not join', '/not-joining'],
      ['Glossary', '/glossary'],
      ['FAQs', '/#faqs'],
      ['Contact Us', '/#contact-us'],
      ['Chat Support', '/#chat'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ]);
    for (const name of [/^Facebook/, /^Telegram/, /^WhatsApp/])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    for (const brand of ['facebook', 'telegram', 'whatsapp'])
      await expect(footer.querySelector(`svg.lucide-${brand}`)).toBeVisible();
    await expect(footer).toHaveTextContent('2025');
  },
};

export const InTheDark: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = document.documentElement.dataset['theme'];
    await userEvent.click(await canvas.findByRole('button', { name: /^Theme: / }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Dark' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme: Dark' })).toBeVisible());
    document.documentElement.dataset['theme'] = before ?? 'light';
  },
};

export const UnknownAddress: Story = {
  tags: ['GAP-23'],
  args: { path: '/no/such/page' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Page not found',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(document.title).toMatch(/^Seatwise/));
  },
};
