import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankRange } from '../../patterns/RankRange/RankRange.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';
import { useDateFormatter, useNumberFormatter } from './useFormatters.tsx';

const day = new Date('2026-08-12T00:00:00Z');

const Figures = () => {
  const date = useDateFormatter({ dateStyle: 'long', timeZone: 'UTC' });
  const amount = useNumberFormatter({ style: 'currency', currency: 'INR' });
  return (
    <Text>
      {date.format(day)} · {amount.format(147_498.82)}
    </Text>
  );
};

/** The code that Storybook offers to copy. */
const code = `import { LocaleProvider, Text, useDateFormatter } from '@seatwise/ui';
import type { ReactNode } from 'react';

export const Day = ({ day }: { readonly day: Date }) => {
  const { format } = useDateFormatter({ dateStyle: 'long' });
  return <Text>{format(day)}</Text>;
};

export const App = ({ children }: { readonly children: ReactNode }) => (
  <LocaleProvider locale="hi-IN">{children}</LocaleProvider>
);`;

const meta = {
  title: 'Components/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'en-IN', children: undefined },
  parameters: {
    docs: { source: { code } },
    guidance: {
      do: ['Wrap the app once, with the locale that its messages are written in.'],
      dont: ['Do not format a number or a date by hand: use the hooks that follow it.'],
    },
  },
  render: ({ locale }) => (
    <LocaleProvider locale={locale}>
      <Stack>
        <Figures />
        <ProgressBar label="Uploading notice.pdf" share={0.42} />
        <RankRange min={12_345} max={123_456} />
      </Stack>
    </LocaleProvider>
  ),
} satisfies Meta<typeof LocaleProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EnglishOfIndia: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 August 2026 · ₹1,47,498.82')).toBeVisible();
    await expect(canvas.getByText('42%')).toBeVisible();
    await expect(canvas.getByText('Admitted 12,345 – 1,23,456')).toBeVisible();
  },
};

export const Hindi: Story = {
  args: { locale: 'hi-IN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 अगस्त 2026 · ₹1,47,498.82')).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/١٢ أغسطس ٢٠٢٦/)).toBeVisible();
    await expect(canvas.getByText(/٤٢/)).toBeVisible();
    await expect(canvas.getByText(/١٢٬٣٤٥ – ١٢٣٬٤٥٦/)).toBeVisible();
  },
};
