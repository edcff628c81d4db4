import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsErrorTarget } from '../../testing/behavesAsErrorTarget.tsx';
import { fileTransfer } from '../../testing/fileTransfer.ts';
import { mount } from '../../testing/mount.tsx';
import { FileDrop } from './FileDrop.tsx';

const onFile = vi.fn<(picked: { file: File }) => void>();
const input = page.getByLabelText('Choose a file');
const notice = new File(['%PDF-1.7'], 'notice.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' });

const show = (more: { error?: string; required?: boolean; disabled?: boolean } = {}): void =>
  mount(
    <FileDrop
      label="Choose a file"
      hint="PDF, up to 50 MB"
      accept=".pdf"
      onFile={onFile}
      {...more}
    />,
  );

const drag = (
  kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  dataTransfer: DataTransfer,
  over: Element = input.element(),
): DragEvent => {
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
  over.dispatchEvent(event);
  return event;
};

const textTransfer = (): DataTransfer => {
  const transfer = new DataTransfer();
  transfer.setData('text/plain', 'words');
  return transfer;
};

beforeEach(() => {
  onFile.mockReset();
});

describe('FileDrop', () => {
  behavesAsErrorTarget((props) => (
    <FileDrop label="Choose a file" hint="" accept=".pdf" onFile={onFile} {...props} />
  ));

  it('It MUST call onFile with the picked file.', async () => {
    show();
    await userEvent.upload(input, notice);
    expect(onFile.mock.calls.map(([{ file }]) => file.name)).toEqual(['notice.pdf']);
  });

  it('It MUST call onFile with the dropped file; of several, with the first.', async () => {
    show();
    const event = drag('drop', fileTransfer(notice, other));
    await expect.poll(() => onFile.mock.calls).toEqual([[{ file: notice }]]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('The same file, picked again, MUST call onFile again.', async () => {
    show();
    await userEvent.upload(input, notice);
    await userEvent.upload(input, notice);
    expect(onFile).toHaveBeenCalledTimes(2);
  });

  it('It MUST highlight while a file is dragged over it, and ignore drags without files.', async () => {
    show();
    const target = input.element().closest('label')!;
    expect(drag('dragenter', textTransfer()).defaultPrevented).toBe(false);
    expect(target.dataset['over']).toBe('false');
    drag('dragenter', fileTransfer(notice));
    await expect.poll(() => target.dataset['over']).toBe('true');
    drag('dragleave', fileTransfer(notice));
    await expect.poll(() => target.dataset['over']).toBe('false');
  });

  it('A file that is pasted while it has the focus MUST call onFile.', async () => {
    show();
    const paste = (): void => {
      const clipboardData = fileTransfer(notice);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    };
    paste();
    await userEvent.keyboard('{Tab}');
    paste();
    await expect.poll(() => onFile.mock.calls).toEqual([[{ file: notice }]]);
  });

  it('A file dropped outside MUST NOT replace the page.', () => {
    show();
    for (const kind of ['dragover', 'drop'] as const) {
      const event = drag(kind, fileTransfer(notice), document.body);
      expect(event.defaultPrevented).toBe(true);
      expect(event.dataTransfer!.dropEffect).toBe('none');
      const textDrag = drag(kind, textTransfer(), document.body);
      expect(textDrag.defaultPrevented).toBe(false);
    }
    expect(onFile).not.toHaveBeenCalled();
    show({ disabled: true });
    expect(drag('drop', fileTransfer(notice)).defaultPrevented).toBe(true);
  });

  it('A disabled target MUST NOT accept a file.', async () => {
    show({ disabled: true });
    drag('drop', fileTransfer(notice));
    await expect.element(input).toBeDisabled();
    expect(onFile).not.toHaveBeenCalled();
  });

  it('It MUST be a native file input named by its label and described by its hint.', async () => {
    show();
    await expect.element(input).toHaveAttribute('type', 'file');
    await expect.element(input).toHaveAccessibleDescription('PDF, up to 50 MB');
  });

  it('With an error it MUST be marked as invalid and be described by the error.', async () => {
    show({ error: 'Please upload a PDF' });
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription('PDF, up to 50 MB Please upload a PDF');
  });

  it('It MUST be marked as required when it is.', async () => {
    show();
    await expect.element(input).not.toBeRequired();
    show({ required: true });
    await expect.element(input).toBeRequired();
  });

  it('Keyboard: Tab — reaches it; Enter and Space open the file picker', async () => {
    show();
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    input.element().addEventListener('click', opened);
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(opened).toHaveBeenCalledTimes(2);
  });
});
