import {
  alumniUniversities,
  minorities,
  nationalities,
  schoolings,
  stateNames,
} from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  categories,
  categoryName,
  genders,
  isAsked,
  yesAndNo,
  type Question,
} from '@seatwise/flows/eligibility';
import { Button, Form, Link, Notice, Select, Text, TextField } from '@seatwise/ui';
import { content } from '../../content/applicant.ts';
import { optionsOf } from '../../lib/options.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';
import { examOfUser } from '../../session/examOfUser.ts';
import { useUser } from '../../session/session.ts';
import type { LoadedApplicant } from './applicant.ts';
import { questions } from './ApplicantForm.css.ts';
import { StateQuestions } from './StateQuestions.tsx';
import { placeName } from '../../content/places.ts';
import { useAnswers } from './useAnswers.ts';

const worded = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: words[value] }));

const booleanOptions = worded(yesAndNo, { yes: content.yes, no: content.no });

/** The questions with options, in order; the budget is a text field. */
export const choices = [
  ['nationality', worded(nationalities, content.nationalities)],
  ['homeState', optionsOf(stateNames, placeName)],
  ['schooling', worded(schoolings, content.schoolings)],
  ['category', categories.map((value) => ({ value, label: categoryName(value) }))],
  ['gender', worded(genders, content.genders)],
  ['pwd', booleanOptions],
  ['minority', worded(minorities, content.minorities)],
  ['esi', booleanOptions],
  ['armedForces', booleanOptions],
  ['nri', booleanOptions],
  ['alumniOf', worded(alumniUniversities, content.universities)],
] as const satisfies readonly (readonly [Question, readonly { value: string; label: string }[]])[];

type Wording = Readonly<{ label: string; why: string }>;

/** The wording of a question for the student's exam. */
export const wordingOf = (question: Question, exam: Exam | undefined): Wording => {
  const { questions: common, byExam } = content;
  const own: Partial<Record<Question, Wording>> =
    exam === undefined ? {} : exam === 'UG' ? byExam.UG : byExam.further;
  return own[question] ?? common[question];
};

export const fieldId = (question: Question): string => `applicant-${question}`;

/** The questions about the student. Each says why it is asked, and each may stay unanswered. */
export const ApplicantForm = ({ answer }: Pick<LoadedApplicant, 'answer'>) => {
  const { answers, saving, budgetError, change, submit } = useAnswers(answer);
  const exam = examOfUser(useUser(useServices().session));
  const field = (question: Question) => ({
    id: fieldId(question),
    label: wordingOf(question, exam).label,
    hint: wordingOf(question, exam).why,
    marksOptional: false,
    value: answers[question],
    onChange: ({ value }: { value: string }) => change(question, value),
  });
  return (
    <Form onSubmit={() => void submit()} wide>
      <Text size="small" tone="muted">
        {content.intro}
      </Text>
      <div className={questions}>
        {choices
          .filter(([question]) => isAsked(question, answers, exam))
          .map(([question, options]) => (
            <Select
              key={question}
              {...field(question)}
              options={options}
              placeholder={content.withheld}
            />
          ))}
        <TextField {...field('budgetPerYear')} inputMode="numeric" error={budgetError} />
      </div>
      {exam && <StateQuestions answers={answers} onChange={change} />}
      {saving === 'unsaved' && <Notice tone="caution">{content.unsaved}</Notice>}
      {saving === 'saved' && (
        <Notice tone="positive">
          {content.saved} <Link href={paths.prediction}>{content.seeColleges}</Link>
        </Notice>
      )}
      {saving === 'failed' && <Notice tone="critical">{content.saveFailed}</Notice>}
      <div>
        <Button type="submit" loading={saving === 'saving'} keepsFocus>
          {saving === 'saving' ? content.saving : content.save}
        </Button>
      </div>
    </Form>
  );
};
