import { answerOnMarks } from '@seatwise/flows/marks-to-rank';
import { marksToRank } from '@seatwise/official-data/marks-to-rank';
import { Stack, Text } from '@seatwise/ui';

/** The ranks of the marks in past years, side by side. Loaded with the published ranks, once marks are typed. */
export const MarksAnswer = ({ marks }: { readonly marks: string }) => {
  const answer = answerOnMarks(marks, marksToRank);
  if (!answer) return null;
  return (
    <Stack gap="xxs">
      <Text size="small" tone={answer.kind === 'wrong' ? 'critical' : 'default'} tabular>
        {answer.text}
      </Text>
      {answer.warning && (
        <Text size="small" tone="caution">
          {answer.warning}
        </Text>
      )}
    </Stack>
  );
};
