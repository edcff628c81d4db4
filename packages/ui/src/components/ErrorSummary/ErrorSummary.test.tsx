import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';

const summary = page.getByRole('alert');
const send = page.getByRole('button', { name: 'Send' });
const problems: readonly FieldProblem[] = [
  { fieldId: 'roll', message: 'Roll Number is required' },
  { fieldId: 'mail', message: 'Invalid email address' },
];

const show = (given: readonly FieldProblem[] = problems): void =>
  mount(
    <WithState initial={0}>
      {(attempt, setValue) => (
        <>
          {attempt > 0 && (
            <ErrorSummary title="Two things are missing" problems={given} attempt={attempt} />
          )}
          <input id="roll" aria-label="Roll Number" />
          <input id="mail" aria-label="Email" />
          <button type="button" onClick={() => setValue(attempt + 1)}>
            Send
          </button>
        </>
      )}
    </WithState>,
  );

describe('ErrorSummary', () => {
  it('It MUST render nothing while there are no errors.', async () => {
    show([]);
    await send.click();
    expect(summary.query()).toBeNull();
  });

  it('An entry MUST move the focus to its field, and MUST NOT change the URL.', async () => {
    show();
    await send.click();
    const address = location.href;
    await page.getByRole('link', { name: 'Invalid email address' }).click();
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
    expect(location.href).toBe(address);
  });

  it('It MUST take the focus on each submit attempt, also when the errors are the same.', async () => {
    show();
    await send.click();
    await expect.element(summary).toHaveFocus();
    await send.click();
    await expect.element(summary).toHaveFocus();
  });

  it('It MUST be announced when it appears.', async () => {
    show();
    await send.click();
    await expect.element(summary).toBeVisible();
    expect(summary.element().textContent).toMatch(/^Two things are missing/);
  });

  it('Keyboard: Enter — on an entry moves to its field', async () => {
    show();
    await send.click();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByLabelText('Roll Number')).toHaveFocus();
  });
});
