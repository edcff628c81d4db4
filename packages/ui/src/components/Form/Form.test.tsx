import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const onSubmit = vi.fn<() => void>();
const field = page.getByLabelText('Email');
const next = page.getByRole('button', { name: 'Next' });

const show = (more: Partial<FormProps> = {}): void =>
  mount(
    <>
      <Heading level={1} id="heading">
        Sign up
      </Heading>
      <Form labelledBy="heading" onSubmit={onSubmit} {...more}>
        <TextField id="email" label="Email" required value="" onChange={() => {}} />
        <Button type="submit">Next</Button>
      </Form>
    </>,
  );

const atOnce = (answer: () => void): void => answer();

/** A form whose errors appear on submit, or when the test calls `answer`. */
const Sent = ({ onSend = atOnce }: { readonly onSend?: (answer: () => void) => void }) => {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const error = isTried && !email.includes('@') ? 'Enter it in full' : undefined;
  return (
    <Form onSubmit={() => onSend(() => setTried(true))}>
      <TextField label="Name" value="" onChange={() => {}} />
      <TextField label="Email" value={email} error={error} onChange={(to) => setEmail(to.value)} />
      <TextField label="Phone" value="" error={error} onChange={() => {}} />
      <Button type="submit">Next</Button>
    </Form>
  );
};

beforeEach(() => {
  onSubmit.mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Form', () => {
  it('It MUST be a native form, named by the heading of `labelledBy`.', async () => {
    show();
    await expect.element(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
  });

  it('It MUST be at most 36rem wide unless it is `wide`, so that a field suits what is typed.', async () => {
    await page.viewport(1280, 800);
    show();
    const width = () => page.getByRole('form').element().getBoundingClientRect().width;
    expect(width()).toBe(576);
    show({ wide: true });
    await expect.poll(width).toBeGreaterThan(1000);
  });

  it('It MUST call onSubmit when its button is pressed, without a navigation.', async () => {
    show();
    const address = location.href;
    await next.click();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(location.href).toBe(address);
  });

  it('Enter in a field MUST call onSubmit also while its button is disabled, so that errors can be shown.', async () => {
    for (const keepsFocus of [false, true]) {
      onSubmit.mockReset();
      mount(
        <Form onSubmit={onSubmit}>
          <TextField label="Email" value="" required onChange={() => {}} />
          <TextField label="Phone" value="" required onChange={() => {}} />
          <Button type="submit" disabled keepsFocus={keepsFocus}>
            Next
          </Button>
        </Form>,
      );
      await field.click();
      await userEvent.keyboard('{Enter}');
      expect(onSubmit).toHaveBeenCalledOnce();
      await next.click({ force: true });
      expect(onSubmit).toHaveBeenCalledOnce();
    }
  });

  it('Enter MUST NOT submit in a field that handles Enter itself, or during IME composition.', () => {
    const takesIt = (event: { preventDefault: () => void }): void => event.preventDefault();
    mount(
      <Form onSubmit={onSubmit}>
        <input aria-label="File" type="file" />
        <input aria-label="Search" onKeyDown={takesIt} />
        <TextField label="Email" value="" onChange={() => {}} />
        <Button type="submit" disabled>
          Next
        </Button>
      </Form>,
    );
    const press = (name: string, isComposing = false): boolean =>
      page
        .getByLabelText(name)
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            isComposing,
            bubbles: true,
            cancelable: true,
          }),
        );
    expect(press('File')).toBe(true);
    press('Search');
    expect(press('Email', true)).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
    press('Email');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('While its button is loading, Enter MUST NOT submit again.', async () => {
    mount(
      <Form onSubmit={onSubmit}>
        <TextField label="Email" value="" onChange={() => {}} />
        <Button type="submit" loading>
          Next
        </Button>
      </Form>,
    );
    await field.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('It MUST disable native validation.', async () => {
    show();
    expect(field.element().matches(':invalid')).toBe(true);
    await next.click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('After a failed submit it MUST show the error summary above its fields and focus it.', async () => {
    show({
      attempt: 1,
      errorTitle: 'One thing is missing',
      problems: [{ fieldId: 'email', message: 'Email is required' }],
    });
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    const order = summary.element().compareDocumentPosition(field.element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('After a submit that leaves fields invalid, without an error summary, it MUST focus the first such field.', async () => {
    mount(<Sent />);
    await next.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription('Enter it in full');
  });

  it('It MUST do so also when the errors appear a moment later, and when they are unchanged.', async () => {
    let answer!: () => void;
    mount(<Sent onSend={(given) => (answer = given)} />);
    await next.click();
    await expect.element(next).toHaveFocus();
    answer();
    await expect.element(field).toHaveFocus();
    await next.click();
    await expect.element(field).toHaveFocus();
  });

  it('It MUST NOT move the focus once the user types again, nor for an error that appears much later.', async () => {
    let answer!: () => void;
    const sent = <Sent onSend={(given) => (answer = given)} />;
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    mount(sent);
    const phone = page.getByLabelText('Phone');
    await next.click();
    await userEvent.type(phone, '9');
    answer();
    await expect.element(field).toBeInvalid();
    await expect.element(phone).toHaveFocus();

    mount(sent);
    await next.click();
    now.mockReturnValue(8000);
    answer();
    await expect.element(field).toBeInvalid();
    await expect.element(next).toHaveFocus();
  });

  it('Keyboard: Enter — in a field submits it', async () => {
    show();
    await field.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
