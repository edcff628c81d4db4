import { useId, useRef, type DragEventHandler } from 'react';
import { useClipboard } from 'react-aria/useClipboard';
import { useDrop } from 'react-aria/useDrop';
import { carriesFiles, useFileDropGuard } from '../../internal/useFileDropGuard.ts';
import { FieldError } from '../../internal/Field/Field.tsx';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { drop, nativeInput, iconWrapper } from './FileDrop.css.ts';

export interface FileDropProps {
  /** The label. */
  readonly label: string;
  /** The accepted file types and sizes. */
  readonly hint: string;
  /** Accepted extensions and media types, in the syntax of the `accept` attribute. */
  readonly accept: string;
  /** Called with the picked, dropped or pasted file; if there are several, with the first. */
  readonly onFile: (picked: { file: File }) => void;
  /** The error message of the last file. */
  readonly error?: string | undefined;
  /** Whether a file is required; the form must validate this, because the input never holds the file. @default false */
  readonly required?: boolean;
  /** Whether the input is disabled. @default false */
  readonly disabled?: boolean;
  /** The DOM id, for example as the target of an error summary. */
  readonly id?: string;
}

type DroppedItem = Parameters<
  NonNullable<Parameters<typeof useClipboard>[0]['onPaste']>
>[0][number];

/** Ignores drags of text or links. */
const onlyFiles =
  (handle: DragEventHandler<HTMLElement> | undefined): DragEventHandler<HTMLElement> =>
  (event) => {
    if (carriesFiles(event.dataTransfer)) handle?.(event);
  };

/** A file input with a large drop target that also accepts paste. */
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
        <span className={iconWrapper}>
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
          // The input covers the whole target, so it receives the drop.
          onDragEnter={onlyFiles(dropProps.onDragEnter)}
          onDragOver={onlyFiles(dropProps.onDragOver)}
          onDragLeave={dropProps.onDragLeave}
          onDrop={onlyFiles(dropProps.onDrop)}
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
            // Reset, so that picking the same file again fires a change event.
            event.target.value = '';
          }}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
