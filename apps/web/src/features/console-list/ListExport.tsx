import type { Sheet, SheetColumns } from '@seatwise/flows/shared';
import { Button, icons, Inline, Notice } from '@seatwise/ui';
import { lazyArray } from '@seatwise/ui/table';
import { useState } from 'react';
import { exporting } from '../../content/exporting.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { ExportProgress } from '../workbook/ExportProgress.tsx';
import { saveFile } from '../workbook/saveFile.ts';
import { useExport } from '../workbook/useExport.ts';

const writers = {
  csv: async () => (await import('../workbook/writeCsv.ts')).writeCsv,
  xlsx: async () => (await import('../workbook/writeWorkbook.ts')).writeWorkbook,
} as const;

/** A file of a list. */
export interface ListFile<Row> {
  /** Its name, without the extension. */
  readonly name: string;
  readonly columns: SheetColumns<Row>;
  readonly formats: readonly (keyof typeof writers)[];
}

/** The sheet of records, each row made when it is read. */
const sheetOfList = <Row,>(
  { name, columns }: Pick<ListFile<Row>, 'name' | 'columns'>,
  rows: ArrayLike<Row>,
): Sheet => ({
  name,
  headRow: 0,
  rows: lazyArray(rows.length + 1, (index) =>
    columns.map(([head, valueOf]) => (index === 0 ? head : valueOf(rows[index - 1]!))),
  ),
});

interface ListExportProps<Row> {
  readonly file: ListFile<Row>;
  /** How many records are found. */
  readonly count: number;
  /** Resolves to what is found, in the order in which it shows. */
  readonly load: (signal: AbortSignal) => Promise<ArrayLike<Row>>;
}

/** Downloads what a list has found, in its order. */
export const ListExport = <Row,>({ file, count, load }: ListExportProps<Row>) => {
  const { running, run } = useExport();
  const [hasFailed, setFailed] = useState(false);

  const download = (format: keyof typeof writers): Promise<void> => {
    setFailed(false);
    return run(async (report, signal) => {
      try {
        const [write, rows] = await Promise.all([writers[format](), load(signal)]);
        saveFile(await write(sheetOfList(file, rows), report, signal), `${file.name}.${format}`);
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
        {file.formats.map((format) => (
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
