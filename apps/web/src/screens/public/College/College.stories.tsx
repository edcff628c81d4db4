import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { collegePath } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { saveAnswers } from '../../../testing/saveAnswers.ts';

/** AIIMS, New Delhi: the dataset is the same at every start. */
const aiims = collegePath('200502');

const meta = {
  title: 'Screens/College',
  component: AppAt,
  args: { path: aiims },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['BEY-COL-01', 'BEY-COL-02'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'AIIMS, New Delhi' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Central institute, Delhi · Institute code 200502'),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('AIIMS, New Delhi | Seatwise'));
    const site = canvas.getByText('Official site', { selector: 'dt' }).nextElementSibling!;
    await expect(site).toHaveTextContent('www.aiims.edu');
    await expect(site.querySelector('[data-source="official"]')).toBeVisible();
    const intake = canvas
      .getByRole('button', { name: 'Seats per year' })
      .closest('dt')!.nextElementSibling!;
    await expect(intake.querySelector('[data-source="imported"]')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^MBBS, Open Seat Quota/ })).toBeVisible();
    await expect(canvas.queryByText(/^Your rank/)).toBeNull();
    // Guests have no shortlist, and cannot open the finder.
    await expect(canvas.queryByRole('button', { name: /^Shortlist/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'See all its seats' })).toBeNull();
  },
};

export const OfAStudent: Story = {
  tags: ['again', 'BEY-COL-03', 'BEY-COL-04', 'BEY-ELG-06'],
  args: { path: collegePath('200449') },
  parameters: { role: 'free' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'Maulana Azad Medical College, New Delhi',
    });
    await waitFor(() => expect(canvas.getByText(/^Your rank [\d,]+$/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'See all its seats' })).toHaveAttribute(
      'href',
      '/collage?instNm=Maulana+Azad+Medical+College%2C+New+Delhi',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Seat'), 'Scheduled Caste (SC)');
    const table = await canvas.findByRole('table', {
      name: /^MBBS, .*, Scheduled Caste \(SC\)$/,
    });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
    // A student of NEET UG: what postgraduates compete for is not listed.
    const seats = within(await canvas.findByRole('region', { name: 'Seats and fees' }));
    await expect(seats.queryByText(/^M[DS] /)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only NEET UG seats' }));
    await expect(seats.getAllByText(/^M[DS] /)[0]).toBeVisible();
  },
};

export const OverBudget: Story = {
  name: 'Over the budget',
  tags: ['again', 'BEY-PRD-24'],
  args: { path: collegePath('200340') },
  parameters: { role: 'basic' },
  beforeEach: () => saveAnswers({ budgetPerYear: 1 }),
  play: async ({ canvas }) => {
    const seats = within(await canvas.findByRole('region', { name: 'Seats and fees' }));
    await expect((await seats.findAllByText('over your budget'))[0]).toBeVisible();
  },
};

export const Starring: Story = {
  tags: ['again', 'BEY-SHL-06'],
  parameters: { role: 'basic' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'AIIMS, New Delhi' });
    const star = () => canvas.getAllByRole('button', { name: /^Shortlist AIIMS, New Delhi, / })[0]!;
    await userEvent.click(star());
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'), {
      timeout: 10_000,
    });
  },
};

export const OfAnotherExam: Story = {
  tags: ['BEY-COL-04'],
  parameters: { role: 'advance' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your rank is for NEET (PG|MDS), so/)).toBeVisible();
    await expect(canvas.queryByText(/^Your rank [\d,]+$/)).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'readCollege.never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the college…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['BEY-COL-01'],
  args: { path: collegePath('999999') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'No college has this code' }),
    ).toBeVisible();
    await expect(canvas.getByText(/the code 999999/)).toBeVisible();
  },
};

export const NotOffered: Story = {
  tags: ['BEY-COL-01'],
  beforeEach: () => {
    const send = globalThis.fetch;
    const fetchSpy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await send(...request);
      return answer.url.includes('/api/colleges/')
        ? new Response('Not found', { status: 404 })
        : answer;
    });
    return () => fetchSpy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This page is not available' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['again', 'BEY-COL-01'],
  parameters: { scenario: 'readCollege.500' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We could not load this college.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
