import { Button, Inline, ProgressBar, Stack } from '@seatwise/ui';
import { exporting } from '../../content/exporting.ts';
import type { RunningExport } from './useExport.ts';

/** The progress of a running export, which can be cancelled. */
export const ExportProgress = ({ share, cancel }: RunningExport) => (
  <Stack gap="xxs">
    <ProgressBar label={exporting.underWay} share={share} />
    <Inline justify="end">
      <Button tone="quiet" size="compact" onPress={cancel}>
        {exporting.cancel}
      </Button>
    </Inline>
  </Stack>
);
