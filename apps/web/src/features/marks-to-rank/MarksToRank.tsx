import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { Disclosure, Stack, Text, TextField } from '@seatwise/ui';
import { lazy, Suspense, useState } from 'react';
import { content } from '../../content/marksToRank.ts';
import { useSettled } from '../../hooks/useSettled.ts';
import { loadWhenOnline } from '../../lib/connection.ts';

const MarksAnswer = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./MarksAnswer.tsx'))).MarksAnswer,
}));

/** A pause in typing, in milliseconds, so that a screen reader announces the marks once, not at each digit. */
const restingTime = 500;

interface MarksToRankProps {
  /** The exam of the rank; undefined until the student chooses one. */
  readonly exam: Exam | undefined;
}

/**
 * Shows under a rank field which ranks a student's marks had in past years, if they are known. It
 * fills in nothing, and no chance is computed from it.
 */
export const MarksToRank = ({ exam = 'UG' }: MarksToRankProps) => {
  const [marks, setMarks] = useState('');
  const settled = useSettled(marks, restingTime);
  if (exam !== 'UG') return null;
  return (
    <Disclosure title={content.ask} quiet>
      <Stack gap="xs">
        <TextField
          label={content.marks}
          hint={content.hint}
          marksOptional={false}
          formless
          inputMode="numeric"
          autoComplete="off"
          value={marks}
          onChange={({ value }) => setMarks(value)}
        />
        <output>
          {settled !== '' && (
            <Suspense
              fallback={
                <Text size="small" tone="muted">
                  {content.loading}
                </Text>
              }
            >
              <MarksAnswer marks={settled} />
            </Suspense>
          )}
        </output>
      </Stack>
    </Disclosure>
  );
};
