import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { longCollege } from '../../testing/longNames.ts';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { PageHeader } from './PageHeader.tsx';

const onAdd = fn();

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: { title: 'Current Events' },
  beforeEach: () => {
    onAdd.mockClear();
  },
  parameters: {
    guidance: {
      do: ['Have one on a page.', 'Give it the actions that concern the page as a whole.'],
      dont: ['Do not repeat the navigation’s words in the subtitle.'],
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button tone="secondary" icon={icons.ListFilter}>
      Show Filters
    </Button>
    <Button icon={icons.Users} onPress={onAdd}>
      Add User
    </Button>
  </>
);

export const TitleAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Current Events' })).toBeVisible();
  },
};

export const WithSubtitle: Story = {
  args: { subtitle: 'Notices of MCC and of the states, the newest first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the newest first/)).toBeVisible();
  },
};

export const WithActions: Story = {
  args: { title: 'Users', subtitle: '307 active, 12 inactive', actions },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await expect(onAdd).toHaveBeenCalledOnce();
    await expectNoOverflow(canvasElement);
  },
};

export const LongTitle: Story = {
  args: { title: longCollege, subtitle: 'Mandi, Himachal Pradesh', actions },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  },
};

const Focused = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return <PageHeader title="College Prediction" titleRef={title} />;
};

export const FocusOnItsTitle: Story = {
  render: () => <Focused />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
