import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { Disclosure, Stack, Text, TextField } from '@seatwise/ui';
import { lazy, Suspense, useState } from 'react';
import { content } from '../../content/marksToRank.ts';
import { useSettled } from '../../hooks/useSettled.ts';
import { loadWhenOnline } from '../../lib/connection.ts';

const MarksAnswer = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./MarksAnswer.tsx'))).MarksAnswer,
}));

/** A pause in typing, in milliseconds: a screen reader hears of the marks once, not of each digit. */
const restingTime = 500;

interface MarksToRankProps {
  /** The exam of the rank; undefined where it is not chosen yet. */
  readonly exam: Exam | undefined;
}

/**
 * Under a field for the rank: which ranks the marks of a student were in past years, where these are
 * known. It fills in nothing, and no chance is made from it.
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
