import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { SeasonPass, type SeasonPassProps } from './SeasonPass.tsx';

const stages: SeasonPassProps['stages'] = [
  {
    id: '1',
    name: 'Round 1',
    state: 'over',
    dates: [{ id: 'a', label: 'Result', day: '1 Nov', at: '2026-11-01', isOver: true }],
  },
  {
    id: '2',
    name: 'Round 2',
    state: 'next',
    dates: [{ id: 'b', label: 'Registration opens', day: '9 Dec', at: '2026-12-09' }],
  },
  { id: '3', name: 'Round 3', state: 'ahead', dates: [] },
];
const due = {
  kicker: 'Next',
  title: 'Lock your list',
  text: 'In time.',
  action: <a href="#x">Go</a>,
};

const show = (props: Partial<SeasonPassProps> = {}): void =>
  mount(<SeasonPass caption="NEET UG 2026" due={due} stages={stages} {...props} />);

const line = page.getByRole('list', { name: 'NEET UG 2026' });
const round = (name: RegExp) => page.getByRole('button', { name });
const datesOf = (name: string) => page.getByRole('list', { name, exact: true });

describe('SeasonPass', () => {
  it('What is due MUST be a region that its title names; without it the pass MUST be the line alone.', async () => {
    show();
    await expect.element(page.getByRole('region', { name: 'Lock your list' })).toBeVisible();
    show({ due: undefined });
    await expect.element(line).toBeVisible();
    expect(page.getByRole('region').query()).toBeNull();
  });

  it('The rounds MUST be the items of an ordered list that has the caption as its name, and the current one MUST be marked as the current step.', () => {
    show();
    expect(line.element().tagName).toBe('OL');
    const items = line.getByRole('listitem').elements();
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('The dates of the chosen round MUST be a list below the line, the one that is current first.', () => {
    show();
    const list = datesOf('Round 2').element();
    expect(list.textContent).toContain('Registration opens');
    expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      line.element().getBoundingClientRect().bottom,
    );
  });

  it('A round without a date MUST say so in its place, and MUST NOT be a button; if none has a date, that MUST be said once.', async () => {
    show();
    await expect.element(line.getByText('No dates yet')).toBeVisible();
    expect(round(/^Round 3/).query()).toBeNull();
    show({ stages: stages.map(({ id, name, state }) => ({ id, name, state, dates: [] })) });
    await expect.element(page.getByText('NEET UG 2026 · No dates yet')).toBeVisible();
    expect(page.getByText(/No dates yet/).elements()).toHaveLength(1);
  });

  it('A round with a result MUST say it in place of a date.', () => {
    show({
      stages: stages.map(({ id, name, state }) => ({
        id,
        name,
        state,
        dates: [],
        result: 'No seat',
      })),
    });
    expect(line.getByText('No seat').elements()).toHaveLength(3);
    expect(page.getByText(/No dates yet/).query()).toBeNull();
  });

  it('Choosing a round MUST show its dates in place of those of another.', async () => {
    show();
    await round(/^Round 1/).click();
    await expect.element(datesOf('Round 1')).toBeVisible();
    expect(datesOf('Round 2').query()).toBeNull();
  });

  it('Each round MUST say its state in words, and when its next date is.', () => {
    show();
    expect(
      line
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Round 1 Over', 'Round 2 Next: 9 Dec', 'Round 3 No dates yet']);
  });

  it('A date that is over MUST be said to be over.', async () => {
    show();
    await round(/^Round 1/).click();
    await expect.element(datesOf('Round 1')).toHaveTextContent('Result 1 Nov (over)');
  });

  it('It MUST work by keyboard: Tab reaches each round that has dates, and Enter and Space choose it.', async () => {
    show({ due: undefined });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(round(/^Round 1/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(round(/^Round 2/)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(datesOf('Round 2')).toBeVisible();
  });

  it('Every round that can be chosen MUST be at least 44 pixels wide and high.', async () => {
    await page.viewport(360, 740);
    show();
    for (const button of line.getByRole('button').elements()) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.viewport(1280, 800);
  });
});
