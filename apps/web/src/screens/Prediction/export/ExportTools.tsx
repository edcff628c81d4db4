import { exportResults, type Extent, type Prediction } from '@seatwise/flows/predictor';
import { AlertDialog, Button, icons, Inline, ProgressBar, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { exporting as words } from '../../../content/prediction.ts';
import { site } from '../../../content/site.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { saveFile } from './saveFile.ts';

interface ExportToolsProps {
  readonly results: readonly Prediction[];
  readonly page: number;
  /** The results of this page. */
  readonly pageRows: readonly Prediction[];
  /** The results that are selected. */
  readonly selected: readonly Prediction[];
}

/** An export under way: how far it is, and how to stop it. */
interface Work {
  readonly share: number;
  readonly cancel: () => void;
}

/** Saves results as a workbook; what writes it is fetched when it is first wanted. */
export const ExportTools = ({ results, page, pageRows, selected }: ExportToolsProps) => {
  const [work, setWork] = useState<Work | null>(null);
  const [told, setTold] = useState<string | null>(null);

  const run = async (rows: readonly Prediction[], extent: Extent): Promise<void> => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const opener = document.activeElement;
    const cancel = (): void => {
      leaving.abort();
      // What was pressed goes away; the focus returns to where it came from.
      if (opener instanceof HTMLElement) opener.focus();
    };
    const report = (share: number): void => setWork({ share, cancel });
    report(0);
    const answer = await exportResults(rows, extent, {
      signal,
      writeWorkbook: async (sheet) => {
        const { writeWorkbook } = await import('./writeWorkbook.ts');
        return writeWorkbook(sheet, report, signal);
      },
      save: saveFile,
      logFailure,
    });
    setWork(null);
    setTold(answer);
  };

  const tools = [
    ...(selected.length > 0
      ? [{ label: words.selected, rows: selected, extent: 'selected' } as const]
      : []),
    { label: words.page, rows: pageRows, extent: { page } },
    { label: words.all, rows: results, extent: 'all' },
  ] as const;
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        {tools.map(({ label, rows, extent }) => (
          <Button
            key={label}
            tone="secondary"
            size="compact"
            icon={icons.Download}
            disabled={work !== null}
            keepsFocus
            onPress={() => void run(rows, extent)}
          >
            {label}
          </Button>
        ))}
      </Inline>
      {work && (
        <Stack gap="xxs">
          <ProgressBar label={words.underWay} share={work.share} />
          <Inline justify="end">
            <Button tone="quiet" size="compact" onPress={work.cancel}>
              {words.cancel}
            </Button>
          </Inline>
        </Stack>
      )}
      <AlertDialog
        open={told !== null}
        title={site.name}
        message={told ?? ''}
        onConfirm={() => setTold(null)}
      />
    </Stack>
  );
};
