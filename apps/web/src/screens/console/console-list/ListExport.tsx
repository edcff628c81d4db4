import { audit } from '@seatwise/api-client/contract/audit';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, icons, Inline, Notice } from '@seatwise/ui';
import { useState } from 'react';
import { exporting } from '../../../content/exporting.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { ExportProgress } from '../../../features/workbook/ExportProgress.tsx';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { useExport } from '../../../features/workbook/useExport.ts';
import { useServices } from '../../../services/services.ts';
import type { ExportedList } from './defineList.ts';

const writers = {
  csv: async () => (await import('../../../features/workbook/writeCsv.ts')).writeCsv,
  xlsx: async () => (await import('../../../features/workbook/writeWorkbook.ts')).writeWorkbook,
} as const;

interface ListExportProps<Row extends object> {
  readonly list: ExportedList<Row>;
  /** The number of matching records. */
  readonly count: number;
  /** Resolves to the matching records in the order shown. */
  readonly load: (signal: AbortSignal) => Promise<ArrayLike<Row>>;
}

/** Buttons that download the matching records of a list, in the order shown. */
export const ListExport = <Row extends object>({ list, count, load }: ListExportProps<Row>) => {
  const { running, run } = useExport();
  const [hasFailed, setFailed] = useState(false);
  const { recordDownload } = useServices().api.area(audit);

  /** Records the download in the audit trail, if the backend has one, before contact data leave the app. */
  const note = async (format: keyof typeof writers, rows: number): Promise<void> => {
    try {
      await recordDownload({ list: list.name, format, rows });
    } catch (error) {
      if (!isNotOffered(error)) throw error;
    }
  };

  const download = (format: keyof typeof writers): Promise<void> => {
    setFailed(false);
    return run(async (report, signal) => {
      try {
        const [write, rows] = await Promise.all([writers[format](), load(signal)]);
        await note(format, rows.length);
        saveFile(await write(list.sheet(rows), report, signal), `${list.name}.${format}`);
      } catch (error) {
        if (signal.aborted) return;
        logFailure(error);
        setFailed(true);
      }
    });
  };

  return (
    <>
      <Inline gap="xs">
        {list.formats.map((format) => (
          <Button
            key={format}
            tone="quiet"
            size="compact"
            icon={icons.Download}
            disabled={running !== null || count === 0}
            keepsFocus
            onPress={() => void download(format)}
          >
            {exporting[format]}
          </Button>
        ))}
      </Inline>
      {running && <ExportProgress {...running} />}
      {hasFailed && (
        <Notice tone="critical" onDismiss={() => setFailed(false)}>
          {exporting.notWritten}
        </Notice>
      )}
    </>
  );
};
