import { useId, useState, type DragEvent } from 'react';
import { FieldError } from '../../internal/Field/index.ts';
import { glyphs, Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { drop, picture, target } from './FileDrop.css.ts';

export interface FileDropProps {
  /** What is asked for. */
  readonly label: string;
  /** Which files, and how large. */
  readonly hint: string;
  /** Extensions and media types that the file picker offers, as `accept` takes them. */
  readonly accept: string;
  /** Called with the file that was picked or dropped; of several, the first. */
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

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A file, by picking or by dropping: the native input under a large target. */
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
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && !disabled) onFile({ file });
  };
  return (
    <div>
      <label
        className={drop}
        data-over={isOver}
        data-invalid={error !== undefined}
        data-disabled={disabled}
      >
        <span className={picture}>
          <Icon glyph={glyphs.Upload} size="large" />
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
          // It covers the whole target, so the drop falls on it.
          id={id}
          className={target}
          type="file"
          accept={accept}
          required={required}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChange={(event) => {
            take(event.target.files);
            // The same file again is a new choice.
            event.target.value = '';
          }}
          onDragOver={(event) => {
            if (!carriesFiles(event)) return;
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files);
          }}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
