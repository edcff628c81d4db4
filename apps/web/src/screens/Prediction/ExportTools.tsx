import { exportResults, type Extent, type Prediction } from '@seatwise/flows/predictor';
import { AlertDialog, Button, glyphs, Inline, ProgressBar, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { exporting as words } from '../../content/prediction.ts';
import { site } from '../../content/site.ts';
import { logFailure } from '../../wiring/logFailure.ts';
import { saveFile } from '../../wiring/saveFile.ts';

interface ExportToolsProps {
  readonly results: readonly Prediction[];
  readonly page: number;
  /** The results of this page. */
  readonly pageRows: readonly Prediction[];
}

/** Saves results as a workbook; what writes it is fetched when it is first wanted. */
export const ExportTools = ({ results, page, pageRows }: ExportToolsProps) => {
  const [share, setShare] = useState<number | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const busy = share !== null;

  const run = async (rows: readonly Prediction[], extent: Extent): Promise<void> => {
    setShare(0);
    const answer = await exportResults(rows, extent, {
      writeWorkbook: async (sheet) => {
        const { writeWorkbook } = await import('../../wiring/writeWorkbook.ts');
        return writeWorkbook(sheet, setShare);
      },
      save: saveFile,
      logFailure,
    });
    setShare(null);
    setTold(answer);
  };

  const tools = [
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
            glyph={glyphs.Download}
            disabled={busy}
            keepsFocus
            onPress={() => void run(rows, extent)}
          >
            {label}
          </Button>
        ))}
      </Inline>
      {busy && <ProgressBar label={words.underWay} share={share} />}
      <AlertDialog
        open={told !== null}
        title={site.name}
        message={told ?? ''}
        onConfirm={() => setTold(null)}
      />
    </Stack>
  );
};
