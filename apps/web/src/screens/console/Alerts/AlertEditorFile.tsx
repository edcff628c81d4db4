import { fileNameOf, type AlertFile, type PlannedAlert } from '@seatwise/flows/alerts';
import { Link, Select, Stack } from '@seatwise/ui';
import { content } from '../../../content/adminAlerts.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { paths } from '../../../paths.ts';

const { editor: copy } = content;

export type AttachableFile = Pick<AlertFile, 'id' | 'fileName'>;

/** The number of files in the list; alerts seldom announce older documents. */
const listed = 100;

/** The newest published documents, and the one that is already attached. */
export const useAttachableFiles = (alert: PlannedAlert | undefined): readonly AttachableFile[] => {
  const { files } = useAlerts();
  const newest = files.slice(0, listed);
  const attached = alert?.file;
  if (!attached || newest.some(({ id }) => id === attached.id)) return newest;
  return [attached, ...newest];
};

interface AlertEditorFileProps {
  readonly files: readonly AttachableFile[];
  /** The id of the attached file. */
  readonly value: number | null;
  readonly onChange: (fileId: number | null) => void;
}

/** Chooses one of the published documents, whose types were checked on upload. */
export const AlertEditorFile = ({ files, value, onChange }: AlertEditorFileProps) => (
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
