import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Disclosure } from './Disclosure.tsx';

const title = page.getByText('What is AIQ?');
const answer = page.getByText(/All India Quota/);

const show = (): void =>
  mount(
    <>
      <Disclosure title="What is AIQ?" group="questions">
        All India Quota <button type="button">Read on</button>
      </Disclosure>
      <Disclosure title="What is a round?" group="questions" initiallyOpen>
        One pass of allotment
      </Disclosure>
    </>,
  );

describe('Disclosure', () => {
  it('It MUST be a native details element, so that find-in-page searches its closed content.', () => {
    show();
    expect(title.element().closest('details')).not.toBeNull();
    expect(title.element().closest('summary')).not.toBeNull();
  });

  it('A press on its title MUST open it, another one MUST close it.', async () => {
    show();
    await title.click();
    await expect.element(answer).toBeVisible();
    await title.click();
    await expect.element(answer).not.toBeVisible();
  });

  it('In a group, only one MUST be open at a time.', async () => {
    show();
    await title.click();
    await expect.element(answer).toBeVisible();
    await expect.element(page.getByText('One pass of allotment')).not.toBeVisible();
  });

  it('It MUST be initially closed unless `initiallyOpen` is set.', async () => {
    show();
    await expect.element(answer).not.toBeVisible();
    await expect.element(page.getByText('One pass of allotment')).toBeVisible();
  });

  it('Closed content MUST NOT be reachable by Tab.', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(
      page.getByText('What is a round?').element().closest('summary'),
    );
  });

  it('Its title MUST be at least 24 pixels high.', () => {
    mount(
      <>
        <Disclosure title="What is AIQ?">All India Quota</Disclosure>
        <Disclosure title="What is a round?" quiet>
          One pass of allotment
        </Disclosure>
      </>,
    );
    for (const summary of document.querySelectorAll('summary'))
      expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it('Keyboard: Enter — opens and closes it', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(answer).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(answer).not.toBeVisible();
  });

  it('Keyboard: Space — opens and closes it', async () => {
    show();
    await userEvent.keyboard('{Tab} ');
    await expect.element(answer).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(answer).not.toBeVisible();
  });
});
