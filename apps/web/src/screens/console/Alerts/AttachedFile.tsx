import { fileNameOf } from '@seatwise/flows/alerts';
import { Link, Select, Stack } from '@seatwise/ui';
import { content } from '../../../content/adminAlerts.ts';
import { paths } from '../../../paths.ts';
import type { AttachableFile } from './useAttachableFiles.ts';

const { editor: copy } = content;

interface AttachedFileProps {
  readonly files: readonly AttachableFile[];
  /** The id of the attached one. */
  readonly value: number | null;
  readonly onChange: (fileId: number | null) => void;
}

/** Chooses one of the published documents, whose types were checked when they were uploaded. */
export const AttachedFile = ({ files, value, onChange }: AttachedFileProps) => (
  <Stack gap="xs">
    <Select
      label={copy.file}
      required
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: copy.noFile },
        ...files.map((file) => ({ value: String(file.id), label: fileNameOf(file) })),
      ]}
      onChange={({ value: chosen }) => onChange(chosen === '' ? null : Number(chosen))}
    />
    <div>
      <Link href={paths.adminFiles} newTab standalone>
        {copy.upload}
      </Link>
    </div>
  </Stack>
);
