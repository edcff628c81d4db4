import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { createApp } from '../../../createApp.tsx';
import { readEnv } from '../../../env.ts';
import { Failure } from './Failure.tsx';

/** The app with a screen that throws an error. */
const AppThatFailed = () => {
  const [{ element }] = useState(() =>
    createApp(readEnv({}), localStorage, () => (
      <MemoryRouter>
        <Failure />
      </MemoryRouter>
    )),
  );
  return element;
};

const meta = {
  title: 'Screens/Failure',
  component: AppThatFailed,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppThatFailed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['again'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Something went wrong',
    );
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};
