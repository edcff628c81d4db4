import { answersFrom } from '@seatwise/flows/eligibility';
import { Text, useListFormatter } from '@seatwise/ui';
import { Facts } from '../../components/Facts.tsx';
import { content } from '../../content/applicant.ts';
import { useRupees } from '../../hooks/useRupees.ts';
import { useServices } from '../../services/services.ts';
import { examOfUser } from '../../session/examOfUser.ts';
import { useUser } from '../../session/session.ts';
import type { LoadedApplicant } from './applicant.ts';
import { choices, isAsked, wordingOf } from './ApplicantForm.tsx';

/** The student's answers as facts, and the names of the questions that are open. */
export const AnswerFacts = ({
  answer: { profile, accountGender },
}: Pick<LoadedApplicant, 'answer'>) => {
  const rupees = useRupees();
  const listed = useListFormatter({ type: 'unit' });
  const exam = examOfUser(useUser(useServices().session));
  const answers = answersFrom({ ...(accountGender && { gender: accountGender }), ...profile });
  const rows = choices
    .filter(([question]) => isAsked(question, answers, exam))
    .map(([question, options]) => {
      const chosen = options.find(({ value }) => value === answers[question]);
      return [wordingOf(question, exam).label, chosen?.label] as const;
    })
    .concat([
      [
        wordingOf('budgetPerYear', exam).label,
        profile?.budgetPerYear === undefined ? undefined : rupees.format(profile.budgetPerYear),
      ],
    ]);
  const open = rows.filter(([, value]) => value === undefined);
  return (
    <>
      <Facts rows={rows.filter(([, value]) => value !== undefined)} />
      {open.length > 0 && (
        <Text size="small" tone="muted">
          {content.open(listed.format(open.map(([label]) => label)))}
        </Text>
      )}
    </>
  );
};
