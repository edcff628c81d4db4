import { useId, useRef, type DragEventHandler } from 'react';
import { useClipboard } from 'react-aria/useClipboard';
import { useDrop } from 'react-aria/useDrop';
import { carriesFiles } from '../../internal/carriesFiles.ts';
import { useFileDropGuard } from '../../internal/useFileDropGuard.ts';
import { FieldError } from '../../internal/Field/index.ts';
import { icons, Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { drop, nativeInput, picture } from './FileDrop.css.ts';

export interface FileDropProps {
  /** What is asked for. */
  readonly label: string;
  /** Which files, and how large. */
  readonly hint: string;
  /** Extensions and media types that the file picker offers, as `accept` takes them. */
  readonly accept: string;
  /** Called with the file that was picked, dropped or pasted; of several, the first. */
  readonly onFile: (picked: { file: File }) => void;
  /** What is wrong with the last one. */
  readonly error?: string | undefined;
  /** Whether a file must be given; the form around it looks after that, as the input keeps none. @default false */
  readonly required?: boolean;
  /** Nothing can be picked now. @default false */
  readonly disabled?: boolean;
  /** A name for others to refer to, such as an error summary. */
  readonly id?: string;
}

type DroppedItem = Parameters<
  NonNullable<Parameters<typeof useClipboard>[0]['onPaste']>
>[0][number];

/** Lets a drag of words or links pass by. */
const whereFiles =
  (handle: DragEventHandler<HTMLElement> | undefined): DragEventHandler<HTMLElement> =>
  (event) => {
    if (carriesFiles(event.dataTransfer)) handle?.(event);
  };

/** A file, by picking, dropping or pasting: the native input under a large target. */
export const FileDrop = ({
  label,
  hint,
  accept,
  onFile,
  error,
  required = false,
  disabled = false,
  id: givenId,
}: FileDropProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const target = useRef<HTMLInputElement>(null);
  const take = async (items: readonly DroppedItem[]): Promise<void> => {
    const item = items.find(({ kind }) => kind === 'file');
    if (item?.kind === 'file') onFile({ file: await item.getFile() });
  };
  useFileDropGuard();
  const { dropProps, isDropTarget } = useDrop({
    ref: target,
    isDisabled: disabled,
    getDropOperation: () => 'copy',
    onDrop: ({ items }) => void take(items),
  });
  const { clipboardProps } = useClipboard({
    isDisabled: disabled,
    onPaste: (items) => void take(items),
  });
  return (
    <div>
      <label
        className={drop}
        data-over={isDropTarget}
        data-invalid={error !== undefined}
        data-disabled={disabled}
      >
        <span className={picture}>
          <Icon icon={icons.Upload} size="large" />
        </span>
        <Text as="span" weight="semibold" id={`${id}-label`}>
          {label}
        </Text>
        <span id={`${id}-hint`}>
          <Text as="span" size="small" tone="muted">
            {hint}
          </Text>
        </span>
        <input
          {...clipboardProps}
          ref={target}
          // It covers the whole target, so the drop falls on it.
          onDragEnter={whereFiles(dropProps.onDragEnter)}
          onDragOver={whereFiles(dropProps.onDragOver)}
          onDragLeave={dropProps.onDragLeave}
          onDrop={whereFiles(dropProps.onDrop)}
          id={id}
          className={nativeInput}
          type="file"
          accept={accept}
          required={required}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile({ file });
            // The same file again is a new choice.
            event.target.value = '';
          }}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
