import { answersFrom, byWeight, isAsked, type Question } from '@seatwise/flows/eligibility';
import { Button, Inline, Stack, Text } from '@seatwise/ui';
import { Facts } from '../../components/Facts.tsx';
import { content } from '../../content/applicant.ts';
import { useRupees } from '../../hooks/useRupees.ts';
import { useServices } from '../../services/services.ts';
import { examOfUser } from '../../session/examOfUser.ts';
import { useUser } from '../../session/session.ts';
import type { LoadedApplicant } from './applicant.ts';
import { choices, wordingOf } from './ApplicantForm.tsx';

/** The number of open questions that are named. */
const named = 3;

interface AnswerFactsProps extends Pick<LoadedApplicant, 'answer'> {
  readonly onAnswer: (question: Question) => void;
}

/** The open questions that decide the most seats, then the student's answers as facts. */
export const AnswerFacts = ({ answer: { profile, accountGender }, onAnswer }: AnswerFactsProps) => {
  const rupees = useRupees();
  const exam = examOfUser(useUser(useServices().session));
  const answers = answersFrom({ ...(accountGender && { gender: accountGender }), ...profile });
  const rows = choices
    .filter(([question]) => isAsked(question, answers, exam))
    .map(([question, options]): { question: Question; value: string | undefined } => {
      const chosen = options.find(({ value }) => value === answers[question]);
      return { question, value: chosen?.label };
    })
    .concat([
      {
        question: 'budgetPerYear',
        value:
          profile?.budgetPerYear === undefined ? undefined : rupees.format(profile.budgetPerYear),
      },
    ]);
  const labelOf = (question: Question): string => wordingOf(question, exam).label;
  const unanswered = rows.filter(({ value }) => value === undefined);
  const open = byWeight(
    unanswered.map(({ question }) => question),
    exam,
  );
  return (
    <>
      {open.length > 0 && (
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {content.open}
          </Text>
          <Inline gap="xs">
            {open.slice(0, named + 1).map((question, index) => (
              <Button
                key={question}
                tone="secondary"
                size="compact"
                onPress={() => onAnswer(question)}
              >
                {index < named ? labelOf(question) : content.moreOpen(open.length - named)}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      <Facts
        large
        rows={rows.flatMap(({ question, value }) =>
          value === undefined ? [] : [[labelOf(question), value] as const],
        )}
      />
    </>
  );
};
