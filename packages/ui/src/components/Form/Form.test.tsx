import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps } from './Form.tsx';

const onSubmit = vi.fn<() => void>();
const field = page.getByLabelText('Email');

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

beforeEach(() => {
  onSubmit.mockReset();
});

describe('Form', () => {
  it('It MUST be a native form, named by the heading that it is told.', async () => {
    show();
    await expect.element(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
  });

  it('It MUST call onSubmit when its button is pressed, and stay on the page.', async () => {
    show();
    const address = location.href;
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(location.href).toBe(address);
  });

  it('Enter in a field MUST call onSubmit also while its button is disabled, so that what is missing can be said.', async () => {
    mount(
      <Form onSubmit={onSubmit}>
        <TextField label="Email" value="" required onChange={() => {}} />
        <TextField label="Phone" value="" required onChange={() => {}} />
        <Button type="submit" disabled>
          Next
        </Button>
      </Form>,
    );
    await field.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Next' }).click({ force: true });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('It MUST leave the checking of its fields to its owner.', async () => {
    show();
    expect(field.element().matches(':invalid')).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('After a failed attempt it MUST show what is wrong above its fields and move the focus there.', async () => {
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

  it('Keyboard: Enter — in a field sends it', async () => {
    show();
    await field.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
