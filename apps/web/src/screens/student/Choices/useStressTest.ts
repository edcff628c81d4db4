import { testedList, type Choice, type StressTest, type TestedList } from '@seatwise/flows/choices';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { logFailure } from '../../../lib/logFailure.ts';
import { runInWorker } from '../../../lib/runInWorker.ts';
import type { StressTestTask } from './stressTestWorker.ts';
import type { ShownList } from './useChoiceList.ts';

/** The seasons are the same for every student, so that a list has the same result each time. */
const seed = 2026;
/** The wait after an edit, in milliseconds, because more edits often follow. */
const pause = 250;

/** The result of a test, with the list that was tested. */
export interface TestOfList {
  readonly result: StressTest;
  readonly tested: TestedList;
  readonly entries: readonly Choice[];
}

type Run = { readonly of: TestOfList } | { readonly failedTry: number };

const runTest = (task: StressTestTask, signal: AbortSignal): Promise<StressTest> =>
  runInWorker<StressTest>({
    policy: 'seatwise-stress-test',
    load: () => import('./stressTestWorker.ts?worker&url'),
    tasks: [task],
    signal,
  });

/** The stress test of a list, which runs again after a change; until then the earlier result shows. */
export const useStressTest = ({ items, known: { outlooks, profile } }: ShownList) => {
  const entries = useDeferredValue(items);
  const tested = useMemo(
    () => testedList(entries, { outlooks, profile }),
    [entries, outlooks, profile],
  );
  const [run, setRun] = useState<Run>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tested.seats.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = async (): Promise<void> => {
      try {
        const result = await runTest({ seats: tested.seats, seed }, signal);
        if (!signal.aborted) setRun({ of: { result, tested, entries } });
      } catch (error) {
        if (signal.aborted) return;
        logFailure(error);
        setRun({ failedTry: tries });
      }
    };
    const timer = setTimeout(() => void start(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [tested, entries, tries]);
  return {
    tested,
    test: run && 'of' in run && tested.seats.length > 0 ? run.of : undefined,
    hasFailed: run !== undefined && 'failedTry' in run && run.failedTry === tries,
    retry: () => setTries((count) => count + 1),
  };
};
