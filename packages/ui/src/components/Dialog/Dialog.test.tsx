import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';

const onClose = vi.fn<() => void>();
const dialog = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Open' });

/** An owner that does as it is asked, unless `stubborn`. */
const Owner = ({
  dismissible = true,
  stubborn = false,
}: {
  dismissible?: boolean;
  stubborn?: boolean;
}) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <div style={{ minHeight: '200vh' }}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Dialog
        open={open}
        title="Edit User - ID: 7"
        dismissible={dismissible}
        onClose={() => {
          onClose();
          if (!stubborn) setOpen(false);
        }}
        actions={<Button>Save</Button>}
      >
        <TextField label="Username" value={text} onChange={({ value }) => setText(value)} />
      </Dialog>
    </div>
  );
};

const pressAt = async (x: number, y: number) => {
  await userEvent.click(document.documentElement, { position: { x, y }, force: true });
};

beforeEach(() => {
  onClose.mockReset();
});

describe('Dialog', () => {
  it('It MUST be a native modal dialog, named by its title.', async () => {
    mount(<Owner />);
    await opener.click();
    await expect.element(page.getByRole('dialog', { name: 'Edit User - ID: 7' })).toBeVisible();
    expect(dialog.element().matches('dialog:modal')).toBe(true);
  });

  it('What it holds MUST exist only while it is open.', async () => {
    mount(<Owner />);
    expect(page.getByLabelText('Username').query()).toBeNull();
    await opener.click();
    await expect.element(page.getByLabelText('Username')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByLabelText('Username').query()).toBeNull();
  });

  it('It MUST ask to be closed by Escape, by the x button and by a press beside it.', async () => {
    mount(<Owner />);
    await opener.click();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledTimes(2);
    await opener.click();
    await pressAt(3, 3);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('It MUST NOT ask to be closed by a press inside it.', async () => {
    mount(<Owner />);
    await opener.click();
    await page.getByRole('heading').click();
    await page.getByLabelText('Username').click();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('A dialog that is not dismissible MUST have no x button and ignore a press beside it.', async () => {
    mount(<Owner dismissible={false} />);
    await opener.click();
    expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull();
    await pressAt(3, 3);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('It MUST stay open until its owner closes it.', async () => {
    mount(<Owner stubborn />);
    await opener.click();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });

  it('The page behind MUST NOT scroll while it is open.', async () => {
    mount(<Owner />);
    await opener.click();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('The focus MUST start on the first control of its content.', async () => {
    mount(<Owner />);
    await opener.click();
    await expect.element(page.getByLabelText('Username')).toHaveFocus();
  });

  it('The focus MUST stay inside while it is open.', async () => {
    mount(<Owner />);
    await opener.click();
    for (let i = 0; i < 8; i += 1) {
      await userEvent.keyboard('{Tab}');
      const inside = dialog.element().contains(document.activeElement);
      // Between its end and its beginning lies the browser's own bar, never the page behind.
      expect(inside || document.activeElement === document.body).toBe(true);
    }
  });

  it('The focus MUST return to where it was when it closes.', async () => {
    mount(<Owner />);
    await opener.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  it('What lies behind MUST be inert.', async () => {
    mount(<Owner />);
    await opener.click();
    const behind = document.querySelectorAll('button')[1]!;
    expect(behind.textContent).toBe('Behind');
    behind.focus();
    expect(document.activeElement).not.toBe(behind);
  });

  it('Keyboard: Escape — asks to be closed', async () => {
    mount(<Owner />);
    await opener.click();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('Keyboard: Tab — moves to the next control inside', async () => {
    mount(<Owner />);
    await opener.click();
    await expect.element(page.getByLabelText('Username')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('Keyboard: Shift + Tab — moves to the control before', async () => {
    mount(<Owner />);
    await opener.click();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByLabelText('Username')).toHaveFocus();
  });
});
