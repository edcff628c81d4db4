import { exportResults, type Extent, type Prediction } from '@seatwise/flows/prediction';
import { AlertDialog, Button, icons, Inline, Stack, Text, useListFormatter } from '@seatwise/ui';
import { useState } from 'react';
import { exporting as copy } from '../../../content/prediction.ts';
import { site } from '../../../content/site.ts';
import { ExportProgress } from '../../../features/workbook/ExportProgress.tsx';
import { conditionText } from '../../../features/applicant/conditionText.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { useExport } from '../../../features/workbook/useExport.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { yearsText } from './resultTexts.ts';
import type { ResultsPartProps } from './useResults.ts';

/** The results that are not certainly open to the student, with their conditions. */
const conditionalSeats = (seatsOf: ResultsPartProps['shown']['seatsOf']) =>
  [...seatsOf('depends'), ...seatsOf('closed')].map(({ row, verdict }) => ({
    row,
    condition: conditionText(verdict),
  }));

/** Prints results and exports them as a workbook, whose writer is a lazy chunk. */
export const ExportTools = ({ shown }: ResultsPartProps) => {
  const { results, question, rank, page, pageRows, selected, seatsOf } = shown;
  const list = useListFormatter();
  const { running, run } = useExport();
  const [message, setMessage] = useState<string | null>(null);
  const [saved, setSaved] = useState('');

  const download = async (rows: readonly Prediction[], extent: Extent): Promise<void> => {
    setSaved('');
    const answer = await run((report, signal) =>
      exportResults(rows, extent, {
        about: [
          [copy.about.question, question],
          [copy.about.air, rank],
          [copy.about.date, new Date()],
          [copy.about.source, yearsText(results, list)],
        ],
        notOpen: extent === 'all' ? conditionalSeats(seatsOf) : [],
        signal,
        writeWorkbook: async (sheet) => {
          const { writeWorkbook } = await import('../../../features/workbook/writeWorkbook.ts');
          return writeWorkbook(sheet, report, signal);
        },
        save: (file, name) => {
          saveFile(file, name);
          setSaved(copy.saved(name));
        },
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
    { label: copy.all, rows: seatsOf('open').map(({ row }) => row), extent: 'all' },
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
      <Text as="div" size="small" tone="muted">
        <output>{saved}</output>
      </Text>
      <AlertDialog
        open={message !== null}
        title={site.name}
        message={message ?? ''}
        onConfirm={() => setMessage(null)}
      />
    </Stack>
  );
};
