import {
  exportResults,
  type About,
  type Extent,
  type Prediction,
} from '@seatwise/flows/prediction';
import { AlertDialog, Button, icons, Inline, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { exporting as copy } from '../../../../content/prediction.ts';
import { site } from '../../../../content/site.ts';
import { logFailure } from '../../../../lib/logFailure.ts';
import { ExportProgress } from '../../../../features/workbook/ExportProgress.tsx';
import { saveFile } from '../../../../features/workbook/saveFile.ts';
import { useExport } from '../../../../features/workbook/useExport.ts';

interface ExportToolsProps {
  readonly results: readonly Prediction[];
  /** What the file says about itself. */
  readonly about: () => About;
  readonly page: number;
  /** The results on the present page. */
  readonly pageRows: readonly Prediction[];
  /** The selected results. */
  readonly selected: readonly Prediction[];
}

/** Exports results as a workbook; its writer is a lazy chunk. */
export const ExportTools = ({ results, about, page, pageRows, selected }: ExportToolsProps) => {
  const { running, run } = useExport();
  const [message, setMessage] = useState<string | null>(null);

  const download = async (rows: readonly Prediction[], extent: Extent): Promise<void> => {
    const answer = await run((report, signal) =>
      exportResults(rows, extent, {
        about: about(),
        signal,
        writeWorkbook: async (sheet) => {
          const { writeWorkbook } = await import('../../../../features/workbook/writeWorkbook.ts');
          return writeWorkbook(sheet, report, signal);
        },
        save: saveFile,
        logFailure,
      }),
    );
    setMessage(answer);
  };

  const exports = [
    ...(selected.length > 0
      ? [{ label: copy.selected, rows: selected, extent: 'selected' } as const]
      : []),
    { label: copy.page, rows: pageRows, extent: { page } },
    { label: copy.all, rows: results, extent: 'all' },
  ] as const;
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        {exports.map(({ label, rows, extent }) => (
          <Button
            key={label}
            tone="secondary"
            size="compact"
            icon={icons.Download}
            disabled={running !== null}
            keepsFocus
            onPress={() => void download(rows, extent)}
          >
            {label}
          </Button>
        ))}
        <Button
          tone="secondary"
          size="compact"
          icon={icons.Printer}
          disabled={results.length === 0}
          onPress={() => print()}
        >
          {copy.print}
        </Button>
      </Inline>
      {running && <ExportProgress {...running} />}
      <AlertDialog
        open={message !== null}
        title={site.name}
        message={message ?? ''}
        onConfirm={() => setMessage(null)}
      />
    </Stack>
  );
};
