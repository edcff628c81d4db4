import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const onPageChange = vi.fn<(change: { page: number }) => void>();
const nav = page.getByRole('navigation', { name: 'Pages of users' });
const previous = page.getByRole('button', { name: 'Prev' });
const next = page.getByRole('button', { name: 'Next' });
const lastAnnouncement = () => announced().at(-1);
const numbers = () =>
  nav
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

const show = (
  first: number,
  pageCount: number,
  variant: PaginationProps['variant'] = 'numbers',
): void =>
  mount(
    <WithState initial={first}>
      {(present, setValue) => (
        <>
          <ul id="users" aria-label="Users" tabIndex={-1}>
            {Array.from({ length: 60 }, (_, index) => (
              <li key={index}>{`User ${index} of page ${present}`}</li>
            ))}
          </ul>
          <Pagination
            label="Pages of users"
            listId="users"
            page={present}
            pageCount={pageCount}
            variant={variant}
            onPageChange={(change) => {
              onPageChange(change);
              setValue(change.page);
            }}
          />
        </>
      )}
    </WithState>,
  );

describe('Pagination', () => {
  it('It MUST be a named landmark, and mark the current page.', async () => {
    show(3, 9);
    await expect.element(nav).toBeInTheDocument();
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('3');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('It MUST call onPageChange with the requested page.', async () => {
    show(3, 9);
    await next.click();
    await previous.click();
    await page.getByRole('button', { name: 'Page 9' }).click();
    expect(onPageChange.mock.calls.map(([change]) => change.page)).toEqual([4, 3, 9]);
  });

  it('The buttons MUST be disabled before the first and after the last page.', async () => {
    show(1, 1);
    for (const button of [previous, next]) {
      await expect.element(button).toBeDisabled();
      await button.click({ force: true });
    }
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('A page out of range MUST be clamped.', async () => {
    show(40, 9);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('9');
    show(-3, 0);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('1');
  });

  it('It MUST show the first, the last and the current page with its siblings, and omit the rest.', () => {
    show(10, 40);
    expect(numbers()).toEqual(['1', '9', '10', '11', '40']);
  });

  it('The compact variant MUST read «Page N / M».', async () => {
    show(2, 7, 'compact');
    await expect.element(page.getByText('Page 2 / 7')).toBeVisible();
    expect(nav.getByRole('listitem').elements()).toHaveLength(0);
  });

  it('A page change MUST move the focus to the list, and its beginning into view.', async () => {
    const list = page.getByRole('list', { name: 'Users' });
    const top = (): number => list.element().getBoundingClientRect().top;
    show(7, 9);
    for (const button of [next, page.getByRole('button', { name: 'Page 9' }), previous]) {
      scrollTo(0, document.body.scrollHeight);
      expect(top()).toBeLessThan(0);
      await button.click();
      await expect.element(list).toHaveFocus();
      expect(top()).toBeGreaterThanOrEqual(0);
      expect(top()).toBeLessThan(innerHeight);
    }
  });

  it('The focus MUST NOT move before a page is requested.', () => {
    show(7, 9);
    expect(document.body).toHaveFocus();
    show(9, 9);
    expect(document.body).toHaveFocus();
  });

  it('The new page and the page count MUST be announced.', async () => {
    show(1, 9);
    await next.click();
    await expect.poll(lastAnnouncement).toBe('Page 2 of 9');
    await page.getByRole('button', { name: 'Page 9' }).click();
    await expect.poll(lastAnnouncement).toBe('Page 9 of 9');
  });

  it('Keyboard: Tab — moves from button to button', async () => {
    show(2, 3);
    await userEvent.keyboard('{Tab}');
    await expect.element(previous).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect.element(next).toHaveFocus();
  });

  it('Keyboard: Enter, Space — go to the focused page', async () => {
    show(2, 3);
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.keyboard('{Tab}{Tab}{Tab} ');
    expect(onPageChange.mock.calls.map(([change]) => change.page)).toEqual([1, 3]);
  });
});
