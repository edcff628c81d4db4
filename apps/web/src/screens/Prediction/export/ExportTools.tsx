import { exportResults, type About, type Extent, type Prediction } from '@seatwise/flows/predictor';
import { AlertDialog, Button, icons, Inline, ProgressBar, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { exporting as copy } from '../../../content/prediction.ts';
import { site } from '../../../content/site.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';

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

/** A running export. */
interface RunningExport {
  readonly share: number;
  readonly cancel: () => void;
}

/** Exports results as a workbook; its writer is a lazy chunk. */
export const ExportTools = ({ results, about, page, pageRows, selected }: ExportToolsProps) => {
  const [running, setRunning] = useState<RunningExport | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  const run = async (rows: readonly Prediction[], extent: Extent): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    const opener = document.activeElement;
    const cancel = (): void => {
      controller.abort();
      // The pressed button is unmounted, so the focus returns to the opener.
      if (opener instanceof HTMLElement) opener.focus();
    };
    const report = (share: number): void => setRunning({ share, cancel });
    report(0);
    const answer = await exportResults(rows, extent, {
      about: about(),
      signal,
      writeWorkbook: async (sheet) => {
        const { writeWorkbook } = await import('../../../features/workbook/writeWorkbook.ts');
        return writeWorkbook(sheet, report, signal);
      },
      save: saveFile,
      logFailure,
    });
    setRunning(null);
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
            onPress={() => void run(rows, extent)}
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
      {running && (
        <Stack gap="xxs">
          <ProgressBar label={copy.underWay} share={running.share} />
          <Inline justify="end">
            <Button tone="quiet" size="compact" onPress={running.cancel}>
              {copy.cancel}
            </Button>
          </Inline>
        </Stack>
      )}
      <AlertDialog
        open={message !== null}
        title={site.name}
        message={message ?? ''}
        onConfirm={() => setMessage(null)}
      />
    </Stack>
  );
};
