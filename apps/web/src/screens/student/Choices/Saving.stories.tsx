import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { ajmer, leaveList, leaveLongLists, storyChoices } from '../../../testing/leaveList.ts';

const meta = {
  title: 'Screens/Choice list/Saving',
  component: AppAt,
  args: { path: paths.choices },
  parameters: { layout: 'fullscreen', role: 'basic' },
  beforeEach: () => leaveList(),
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };
const [first, second, third] = storyChoices;

export const Saving: Story = {
  parameters: {
    scenario: 'createChoiceList.never',
    shows: { machine: 'choiceList', state: 'saving' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Saving…/, undefined, slow)).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['again', 'BEY-CHC-04'],
  parameters: {
    scenario: 'createChoiceList.network-error',
    shows: { machine: 'choiceList', state: 'waiting' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Kept in this browser/, undefined, slow)).toBeVisible();
    await expect(canvas.getByRole('button', { name: first.institute })).toBeVisible();
  },
};

export const NearlyFull: Story = {
  tags: ['again', 'BEY-CHC-11'],
  beforeEach: () => {
    leaveList();
    leaveLongLists(4);
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      /^Your lists fill \d+ % of their space/,
      undefined,
      slow,
    );
    await expect(notice).toHaveTextContent('Delete lists that you no longer need');
  },
};

export const Full: Story = {
  tags: ['again', 'BEY-CHC-11'],
  parameters: {
    scenario: 'createChoiceList.413',
    shows: { machine: 'choiceList', state: 'full' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your lists are full\. Delete a list/, undefined, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: first.institute })).toBeVisible();
  },
};

export const ChangedInTwoPlaces: Story = {
  tags: ['again', 'BEY-CHC-16'],
  beforeEach: () =>
    leaveList({
      version: 1,
      base: [first, second, third, ajmer],
      items: [second, third, ajmer, first],
      conflict: {
        version: 2,
        savedAt: '2026-11-24T07:30:00.000Z',
        items: [second, third, first, ajmer],
        base: [first, second, third, ajmer],
      },
    }),
  parameters: { shows: { machine: 'choiceList', state: 'conflict' } },
  play: async ({ canvas, userEvent }) => {
    const what = await canvas.findByText(/ was no\. 1\. On this device /, undefined, slow);
    await expect(what).toHaveTextContent(first.institute);
    await expect(what).toHaveTextContent(/On this device you moved it to no\. 4\./);
    await expect(what).toHaveTextContent(
      /another device, saved on .*2026.*, you moved it to no\. 3\.$/,
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Keep my change from the other device' }, slow),
    );
    await expect(canvas.queryByText('Changed on two devices')).not.toBeInTheDocument();
  },
};

export const LateEdits: Story = {
  tags: ['again', 'BEY-CHC-08', 'BEY-CHC-13'],
  beforeEach: () => leaveList({ version: 1, base: [first] }),
  parameters: {
    scenario: 'writeChoiceList.409',
    shows: { machine: 'choiceList', state: 'locked' },
  },
  play: async ({ canvas, userEvent }) => {
    const keep = await canvas.findByRole('button', { name: 'Save them as a new list' }, slow);
    await expect(canvas.queryByRole('button', { name: third.institute })).not.toBeInTheDocument();
    await userEvent.click(keep);
    await expect(await canvas.findByRole('button', { name: third.institute }, slow)).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Round 1 (2)' })).toBeVisible();
  },
};
