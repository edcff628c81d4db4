import { useState } from 'react';

/** A running export. */
export interface RunningExport {
  readonly share: number;
  readonly cancel: () => void;
}

/** Writes a file, reports its progress from 0 to 1, and stops when the signal aborts. */
type Write<Result> = (report: (share: number) => void, signal: AbortSignal) => Promise<Result>;

/** The running export, if any, and the function that starts one. */
export const useExport = () => {
  const [running, setRunning] = useState<RunningExport | null>(null);
  const run = async <Result>(write: Write<Result>): Promise<Result> => {
    const controller = new AbortController();
    const opener = document.activeElement;
    const cancel = (): void => {
      controller.abort();
      // The pressed button is unmounted, so the focus returns to the opener.
      if (opener instanceof HTMLElement) opener.focus();
    };
    const report = (share: number): void => setRunning({ share, cancel });
    report(0);
    try {
      return await write(report, controller.signal);
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
};
