import { useEffect, useRef, useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsDialog } from '../../testing/behavesAsDialog.tsx';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const onClose = vi.fn<() => void>();
const opener = page.getByRole('button', { name: 'Open' });

const Owner = ({ dismissible = true }: { dismissible?: boolean }) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        title="Edit User - ID: 7"
        dismissible={dismissible}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        actions={<Button>Save</Button>}
      >
        <TextField label="Username" value={text} onChange={({ value }) => setText(value)} />
      </Dialog>
    </>
  );
};

const pressAt = async (x: number, y: number) => {
  await userEvent.click(document.documentElement, { position: { x, y }, force: true });
};

beforeEach(() => {
  onClose.mockReset();
});

describe('Dialog', () => {
  behavesAsDialog({
    role: 'dialog',
    name: 'Edit User',
    render: (props) => (
      <Dialog {...props} title="Edit User" actions={<Button>Save</Button>}>
        <Button>Generate</Button>
      </Dialog>
    ),
  });

  it('Its content MUST be mounted only while it is open.', async () => {
    mount(<Owner />);
    expect(page.getByLabelText('Username').query()).toBeNull();
    await opener.click();
    await expect.element(page.getByLabelText('Username')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByLabelText('Username').query()).toBeNull();
  });

  it('It MUST request to be closed by the close button and by a press outside.', async () => {
    mount(<Owner />);
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
    await opener.click();
    await pressAt(3, 3);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('It MUST NOT request to be closed by a press inside.', async () => {
    mount(<Owner />);
    await opener.click();
    await page.getByRole('heading').click();
    await page.getByLabelText('Username').click();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('A dialog that is not dismissible MUST have no close button and ignore a press outside.', async () => {
    mount(<Owner dismissible={false} />);
    await opener.click();
    expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull();
    await pressAt(3, 3);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('The focus MUST start on the first control of its content.', async () => {
    mount(<Owner />);
    await opener.click();
    await expect.element(page.getByLabelText('Username')).toHaveFocus();
  });

  it('The focus MUST start after a read-only control that comes first.', async () => {
    const ReadOnlyFirst = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setOpen(true)}>Open</Button>
          <Dialog open={open} title="Edit User - ID: 7" onClose={() => setOpen(false)}>
            <TextField label="ID" value="7" onChange={() => {}} readOnly />
            <TextField label="Username" value="" onChange={() => {}} />
          </Dialog>
        </>
      );
    };
    mount(<ReadOnlyFirst />);
    await opener.click();
    await expect.element(page.getByLabelText('Username')).toHaveFocus();
  });

  it('Where the first control is out of view, the dialog MUST open at its top with the focus on itself.', async () => {
    mount(
      <Dialog open title="Reasons" onClose={onClose}>
        <div style={{ blockSize: '200vh' }}>Long before a control</div>
        <Button>Generate</Button>
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    await expect.element(page.getByText('Reasons')).toBeInViewport();
    expect(
      page.getByText('Long before a control').element().getBoundingClientRect().top,
    ).toBeGreaterThan(0);
  });

  it('A focus that the page moves on close is not moved back.', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      const heading = useRef<HTMLHeadingElement>(null);
      const wasOpen = useRef(false);
      useEffect(() => {
        if (wasOpen.current && !open) heading.current?.focus();
        wasOpen.current = open;
      }, [open]);
      return (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Users
          </h1>
          <Button onPress={() => setOpen(true)}>Open</Button>
          <Dialog open={open} title="Delete" onClose={() => setOpen(false)} />
        </>
      );
    };
    mount(<Page />);
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Users' })).toHaveFocus();
  });

  it('Keyboard: Escape — requests to be closed', async () => {
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

  it('Keyboard: Shift + Tab — moves to the previous control', async () => {
    mount(<Owner />);
    await opener.click();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByLabelText('Username')).toHaveFocus();
  });
});
