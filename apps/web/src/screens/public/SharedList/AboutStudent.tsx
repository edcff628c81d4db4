import type { AnswerOf } from '@seatwise/api-client';
import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import type { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import type { Choice } from '@seatwise/flows/choices';
import { applicantFrom } from '@seatwise/flows/eligibility';
import { seatKey } from '@seatwise/flows/list-sync';
import { Heading, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { useMemo } from 'react';
import { shared as copy } from '../../../content/sharing.ts';
import { useGiver } from '../../../features/choices/useGiver.ts';
import { Warnings } from '../../../features/choices/Warnings.tsx';
import { useRupees } from '../../../hooks/useRupees.ts';
import type { SharedEntry } from './CommentDialog.tsx';

export type SharedListAnswer = AnswerOf<typeof sharedLists.readSharedList>;

const toChoice = ({ city, state, ...entry }: SharedEntry): Choice => ({
  ...entry,
  ...(city && { city }),
  ...(state && { state }),
});

interface AboutStudentProps {
  readonly list: SharedListAnswer;
  readonly student: NonNullable<SharedListAnswer['student']>;
  /** The id under which dismissed warnings are stored. */
  readonly id: string;
}

/** For staff: the answers that the student's seats are judged by, and the warnings about the list. */
export const AboutStudent = ({ list, student, id }: AboutStudentProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const giver = useGiver(list.authority ?? undefined);
  const { rank, counsellingCategory, profile } = student;
  const known = useMemo(() => {
    const exam = examOf(student.counsellingCategory ?? null);
    return {
      outlooks: new Map(student.outlooks.map((outlook) => [seatKey(outlook), outlook])),
      profile: applicantFrom(student, exam),
    };
  }, [student]);
  const items = useMemo(() => list.entries.map(toChoice), [list]);
  return (
    <Stack as="section" gap="xs">
      <Heading level={2} size="title">
        {copy.about}
      </Heading>
      <Text>
        {[
          counsellingCategory,
          typeof rank === 'number' && copy.rank(number.format(rank)),
          profile?.category,
          profile?.pwd && 'PwD',
          profile?.homeState,
          profile?.budgetPerYear && copy.budget(rupees.format(profile.budgetPerYear)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {!profile && <Text tone="muted">{copy.noAnswers}</Text>}
      <Warnings
        list={{ id, name: list.name, items, isLocked: Boolean(list.lockedAt), giver, known }}
        isReadOnly
      />
    </Stack>
  );
};
